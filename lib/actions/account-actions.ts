import type { Action } from '#lib/actions/action.ts'
import {
  changePasswordForm,
  deleteAccountForm,
  forgotPasswordForm,
  passkeyRemoveForm,
  profileForm,
  signInForm,
  signUpForm,
} from '#lib/rules/forms.ts'
import { accountMessages } from '#messages/account.ts'
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

export const saveProfile = {
  at: 'POST /api/user/profile',
  call: 'POST user/profile',
  page: '/account',
  form: profileForm,
  words,
  said: accountMessages.profileSaved,
} as const satisfies Action

export const changePassword = {
  at: 'POST /api/user/change-password',
  call: 'POST user/change-password',
  page: '/account/change-password',
  form: changePasswordForm,
  words,
} as const satisfies Action

export const deleteAccount = {
  at: 'POST /api/user/delete-account',
  call: 'POST user/delete-account',
  page: '/account/delete',
  form: deleteAccountForm,
  words,
} as const satisfies Action

export const removePasskey = {
  at: 'POST /api/user/passkey-remove',
  call: 'POST user/passkey-remove',
  page: '/account/change-password',
  form: passkeyRemoveForm,
  words: {},
} as const satisfies Action

export const sendConfirmationMail = {
  at: 'POST /api/user/confirmation-mail',
  call: 'POST user/confirmation-mail',
  page: '/account/orders',
} as const satisfies Action

export const subscribe = {
  at: 'POST /api/user/newsletter/subscribe',
  call: 'POST user/newsletter/subscribe',
  page: '/account',
} as const satisfies Action

export const unsubscribe = {
  at: 'POST /api/user/newsletter/unsubscribe',
  call: 'POST user/newsletter/unsubscribe',
  page: '/account',
} as const satisfies Action

/** The footer's form: a guest is led to the sign-up, with the address filled in (decisions, Screens). */
export const subscribeInFooter = {
  at: 'POST /api/newsletter',
  call: 'POST user/newsletter/subscribe',
  page: '/account',
  without: {
    namedOwner: 'The footer stands on pages that are the same for everyone.',
    session: 'A guest is led to the sign-up.',
  },
} as const satisfies Action

/** Without a credential it answers with what the browser needs, with one it signs in. */
export const signInByPasskey = {
  at: 'POST /api/session/passkey',
  call: { field: 'credential', with: 'POST auth/passkey', without: 'POST auth/passkey-options' },
} as const satisfies Action

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

export const confirmEmail = {
  at: 'POST /api/confirm-email',
  call: 'POST auth/confirm-email',
  page: '/confirm-email',
  isOpen: true,
} as const satisfies Action
