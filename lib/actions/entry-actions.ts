import { forgotPasswordForm, signInForm, signUpForm } from '@etalase/contract/rules/forms.ts'
import type { Action } from '#lib/actions/action.ts'
import { authMessages } from '#messages/auth.ts'

const words = authMessages.problems

export const signIn = {
  at: 'POST /api/session/sign-in',
  call: 'POST auth/sign-in',
  page: '/sign-in',
  form: signInForm,
  words,
  said: authMessages.signedIn,
  guards: ['tabTurn'],
} as const satisfies Action

export const signUp = {
  at: 'POST /api/session/sign-up',
  call: 'POST auth/sign-up',
  page: '/sign-up',
  form: signUpForm,
  words,
  said: authMessages.signedUp,
  guards: ['tabTurn'],
} as const satisfies Action

export const forgotPassword = {
  at: 'POST /api/session/forgot-password',
  call: 'POST auth/forgot-password',
  page: '/forgot-password',
  form: forgotPasswordForm,
  words,
  said: authMessages.passwordSent,
} as const satisfies Action

/** Without a credential, returns the passkey options; with one, signs in. */
export const signInByPasskey = {
  at: 'POST /api/session/passkey',
  call: { field: 'credential', with: 'POST auth/passkey', without: 'POST auth/passkey-options' },
} as const satisfies Action

export const confirmEmail = {
  at: 'POST /api/confirm-email',
  call: 'POST auth/confirm-email',
  page: '/confirm-email',
  isOpen: true,
} as const satisfies Action
