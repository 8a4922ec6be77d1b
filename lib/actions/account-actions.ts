import {
  changePasswordForm,
  deleteAccountForm,
  passkeyRemoveForm,
  profileForm,
} from '@etalase/contract/rules/forms.ts'
import type { Action } from '#lib/actions/action.ts'
import { accountMessages } from '#messages/account.ts'
import { authMessages } from '#messages/auth.ts'

const words = authMessages.problems

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

/** The footer's form; redirects a guest to sign-up with the address prefilled (decisions, Screens). */
export const subscribeInFooter = {
  at: 'POST /api/newsletter',
  call: 'POST user/newsletter/subscribe',
  page: '/account',
  without: {
    namedOwner: 'The footer stands on pages that are the same for everyone.',
    session: 'A guest is led to the sign-up.',
  },
} as const satisfies Action
