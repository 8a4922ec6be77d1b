import type { EndpointKey } from '#lib/contract/endpoints.ts'
import * as words from '#lib/messages/words.ts'
import {
  type AccountCheck,
  type AccountField,
  changePasswordProblems,
  forgotPasswordProblems,
  profileProblems,
  signInProblems,
  signUpProblems,
} from '#lib/rules/account-forms.ts'
import type { FormPage } from '#lib/session/flash.ts'

/** A form around an account: how it is checked, and where a plain post of it comes back to. */
export interface AccountForm {
  call: EndpointKey
  page: FormPage
  check: AccountCheck
  /** What was typed and stands there again; never a password. */
  kept: readonly AccountField[]
  /** Of a form that signs somebody in, and then leads on to where they wanted to go: what it says. */
  entry?: string
}

/** The forms that trade secrets, by the name of their handler in /api/session. */
export const sessionForms = {
  'sign-in': {
    call: 'POST auth/sign-in',
    page: '/sign-in',
    check: signInProblems,
    kept: ['email'],
    entry: words.auth.signedIn,
  },
  'sign-up': {
    call: 'POST auth/sign-up',
    page: '/sign-up',
    check: signUpProblems,
    kept: ['name', 'gender', 'email'],
    entry: words.auth.signedUp,
  },
  'forgot-password': {
    call: 'POST auth/forgot-password',
    page: '/forgot-password',
    check: forgotPasswordProblems,
    kept: ['email'],
  },
} satisfies Record<string, AccountForm>

export type SessionForm = keyof typeof sessionForms

const nothingToCheck = { page: '/account', check: () => ({}), kept: [] } as const

/** The forms of the account area; scripts send the same calls through the gateway as JSON. */
const customerForms: readonly AccountForm[] = [
  {
    call: 'POST user/profile',
    page: '/account',
    check: profileProblems,
    kept: ['name', 'gender', 'email'],
  },
  {
    call: 'POST user/change-password',
    page: '/account/change-password',
    check: changePasswordProblems,
    kept: [],
  },
  { call: 'POST user/newsletter/subscribe', ...nothingToCheck },
  { call: 'POST user/newsletter/unsubscribe', ...nothingToCheck },
]

/** The account area's form behind a call, where it has one. */
export const customerForm = (call: string): AccountForm | undefined =>
  customerForms.find((form) => form.call === call)
