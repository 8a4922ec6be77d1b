import type { Action } from '#lib/actions/action.ts'

export const signOut = {
  at: 'POST /api/session/sign-out',
  call: 'POST auth/sign-out',
  without: {
    owner: 'Whoever is signed in may end it, on whatever page.',
    session: 'One that is gone has ended too.',
  },
} as const satisfies Action

export const signOutEverywhere = {
  at: 'POST /api/session/sign-out/everywhere',
  call: 'POST auth/sign-out',
  page: '/account',
  without: { session: 'One that is gone has ended too.' },
} as const satisfies Action
