import { newsletterConsent } from '#lib/account/newsletter-consent.ts'
import type { EndpointKey } from '#lib/contract/endpoints.ts'
import type { Form } from '#lib/rules/field.ts'
import {
  type AccountProblem,
  changePasswordForm,
  deleteAccountForm,
  forgotPasswordForm,
  passkeyRemoveForm,
  profileForm,
  signInForm,
  signUpForm,
} from '#lib/rules/forms.ts'
import type { FormPage } from '#lib/session/flash.ts'
import { accountMessages } from '#messages/account.ts'
import { authMessages } from '#messages/auth.ts'

/** An account form: its backend call, its fields, and the page that a plain post redirects to. */
export interface AccountForm {
  call: EndpointKey
  page: FormPage
  fields: Form<AccountProblem>
  /** What the shop adds to the fields. */
  adds?: Readonly<Record<string, string>>
  /** The shop's own success message, where the spec writes it (§7); otherwise the backend's is shown. */
  successMessage?: string
  /** The success message of a form that signs a customer in; such a form redirects to the next path. */
  signedInMessage?: string
  /** A form that ends the account; such a form redirects to the sign-in, and this browser forgets the customer. */
  endsAccount?: true
}

/** The forms of `POST /api/session/<form>`, which exchange credentials for a token. */
export const sessionForms = {
  'sign-in': {
    call: 'POST auth/sign-in',
    page: '/sign-in',
    fields: signInForm,
    signedInMessage: authMessages.signedIn,
  },
  'sign-up': {
    call: 'POST auth/sign-up',
    page: '/sign-up',
    fields: signUpForm,
    signedInMessage: authMessages.signedUp,
  },
  'forgot-password': {
    call: 'POST auth/forgot-password',
    page: '/forgot-password',
    fields: forgotPasswordForm,
    successMessage: authMessages.passwordSent,
  },
} satisfies Record<string, AccountForm>

export type SessionForm = keyof typeof sessionForms

const nothingToCheck = { page: '/account', fields: {} } as const

/** The forms of the account area; scripts send the same calls through the gateway as JSON. */
const customerForms: readonly AccountForm[] = [
  {
    call: 'POST user/profile',
    page: '/account',
    fields: profileForm,
    successMessage: accountMessages.profileSaved,
  },
  {
    call: 'POST user/change-password',
    page: '/account/change-password',
    fields: changePasswordForm,
  },
  {
    call: 'POST user/delete-account',
    page: '/account/delete',
    fields: deleteAccountForm,
    endsAccount: true,
  },
  {
    call: 'POST user/passkey-remove',
    page: '/account/change-password',
    fields: passkeyRemoveForm,
  },
  {
    call: 'POST user/confirmation-mail',
    page: '/account/orders',
    fields: {},
  },
  {
    call: 'POST user/newsletter/subscribe',
    ...nothingToCheck,
    adds: newsletterConsent('account'),
  },
  { call: 'POST user/newsletter/unsubscribe', ...nothingToCheck },
]

/** The form of a call of the account area; undefined for a call without one. */
export const customerForm = (call: string): AccountForm | undefined =>
  customerForms.find((form) => form.call === call)
