import {
  genders,
  maxPasswordLength,
  minPasswordLength,
  passkeyNameLimit,
  returnReasons,
  reviewFits,
} from '#rules/constants.ts'
import { emailLimit, isEmail } from '#rules/email.ts'
import {
  atLeast,
  atMost,
  type CodeOf,
  choice,
  chosenId,
  field,
  inForm,
  matches,
  required,
  sameAs,
  secret,
} from '#rules/field.ts'
import { toE164 } from '#rules/phone.ts'
import type { TypedPin } from '#rules/pin-form.ts'
import {
  typedEmail,
  typedOrderNumber,
  typedPhone,
  typedPromoCode,
  typedText,
  typedZip,
} from '#rules/typed-text.ts'

/**
 * The forms of the shop (spec §5). Each field has its API name where a form is sent as it is. Each rule exists once: browser, gateway and
 * backend find issues with `issuesOf`, and the contract derives its schemas.
 */

const name = field(typedText, required('nameRequired'), atMost(100))

const gender = choice(genders, 'genderRequired')

const emailRules = [required('emailRequired'), atMost(emailLimit)] as const
const isEmailAddress = matches(isEmail, 'emailInvalid', 'email')

/** An e-mail address that a call stores. */
const email = field(typedEmail, ...emailRules, isEmailAddress)

/** An e-mail address that a call looks up. The contract accepts any text, and the backend reports an unknown address. */
const knownEmail = field(typedEmail, ...emailRules, inForm(isEmailAddress))

/** An existing password may be shorter than a new one. */
const password = secret(required('passwordRequired'), atMost(maxPasswordLength, 'passwordLong'))

const newLengths = [
  atLeast(minPasswordLength, 'passwordShort'),
  atMost(maxPasswordLength, 'passwordLong'),
] as const
const likeNew = { minLength: minPasswordLength, maxLength: maxPasswordLength }

export const signInForm = { email: knownEmail, password }

export const signUpForm = {
  name,
  gender,
  email,
  password: secret(required('passwordRequired'), ...newLengths),
  password_conf: secret(
    required('confirmationRequired'),
    sameAs('password', 'confirmationDiffers', likeNew),
  ),
}

export const forgotPasswordForm = { email: knownEmail }

/** A new e-mail address comes with the password, if the backend requires it. */
export const profileForm = {
  name,
  gender,
  email,
  password: { ...password, isOptional: true },
} as const

/** Returns the profile form for a backend that requires the password with a new e-mail address. */
export function profileFormFor(savedEmail: string) {
  const isSaved = (typed: string) => typed.toLowerCase() === savedEmail.toLowerCase()
  const requiredForNew = {
    issueOf: (text: string, textOf: (field: string) => string) =>
      text || isSaved(textOf('email')) ? undefined : ('passwordRequired' as const),
  }
  return { ...profileForm, password: secret(requiredForNew) }
}

export const changePasswordForm = {
  old_password: secret(required('oldPasswordRequired'), atMost(maxPasswordLength, 'passwordLong')),
  new_password: secret(required('newPasswordRequired'), ...newLengths),
  new_password_conf: secret(
    required('newConfirmationRequired'),
    sameAs('new_password', 'newConfirmationDiffers', likeNew),
  ),
}

export const deleteAccountForm = { password }

/** Adding a passkey needs the password, because a passkey can sign in. */
export const passkeyForm = {
  password,
  name: { ...field(typedText, atMost(passkeyNameLimit)), isOptional: true },
} as const

/** The id of the passkey to remove, which is not typed. */
export const passkeyRemoveForm = { id: field<never>((typed) => typed.trim()) }

/** The footer's form: subscribes a customer, and takes a guest to the sign-up. */
export const newsletterForm = { email }

/** 'Tell me when it is back', for one of the sold-out sizes. */
export const stockAlertForm = {
  size: field((typed) => typed.trim(), required('sizeRequired')),
  email,
}

/** A request to return an order: what is wrong, and with which items. */
export const returnForm = {
  reason: choice(returnReasons, 'reasonRequired'),
  words: field(typedText, required('wordsRequired'), atMost(300)),
}

const stars = ['5', '4', '3', '2', '1'] as const

/** A buyer's review, shown with the name. */
export const reviewForm = {
  stars: choice(stars, 'starsRequired'),
  fit: { ...choice(reviewFits, 'fitUnknown'), isOptional: true },
  text: field(typedText, required('textRequired'), atMost(1_000)),
  name: { ...field(typedText, atMost(40)), isOptional: true },
} as const

/** The fields that open a guest's order. */
export const orderLookupForm = {
  order_number: field(typedOrderNumber, required('numberRequired'), atMost(40)),
  email: knownEmail,
}

/** The levels of a delivery area from the top down; their values are ids. */
export const areaLevels = ['provinceId', 'cityId', 'subdistrictId'] as const
export type AreaLevel = (typeof areaLevels)[number]

export const isAreaLevel = (field: string): boolean => areaLevels.some((level) => level === field)

/** A guest's delivery address, without label and zip code. */
export const guestAddressForm = {
  recipientName: field(typedText, required('recipientNameRequired'), atMost(100)),
  recipientPhone: field(
    typedPhone,
    required('recipientPhoneRequired'),
    inForm(matches((phone) => toE164(phone) !== null, 'recipientPhoneInvalid')),
    atMost(30),
  ),
  street: field(typedText, required('streetRequired'), atMost(300)),
  provinceId: chosenId('provinceRequired'),
  cityId: chosenId('cityRequired'),
  subdistrictId: chosenId('subdistrictRequired'),
  notes: field(typedText, atMost(300)),
}

/** A saved address: a guest's address with a label and a zip code (decisions, Screens). */
export const savedAddressForm = {
  label: field(typedText, required('labelRequired'), atMost(60)),
  ...guestAddressForm,
  /** Five digits, the first of which is not 0. */
  zip: field(
    typedZip,
    required('zipRequired'),
    inForm(matches((zip) => /^[1-9]\d{4}$/.test(zip), 'zipInvalid')),
    atMost(10),
  ),
}

/** The summary of the checkout: a guest's e-mail address, and notes for the shop. */
export const summaryForm = { email: knownEmail, notes: field(typedText, atMost(300)) }

/** Options for a gift. */
export const giftForm = { message: field(typedText, atMost(200)) }

/** The phone number for a pickup's updates by WhatsApp; updates of a delivery go to its own number. */
export const updatesForm = {
  phone: field(
    typedPhone,
    required('updatesPhoneRequired'),
    inForm(matches((phone) => toE164(phone) !== null, 'updatesPhoneInvalid')),
    atMost(30),
  ),
}

export const promoForm = {
  promo_code: field(typedPromoCode, required('promoRequired'), atMost(40)),
}

/** The values of an address form as typed; ids are null until chosen. */
type AddressOf<Name extends string> = {
  [F in Name]: F extends AreaLevel ? number | null : string
}

export type GuestAddress = AddressOf<keyof typeof guestAddressForm> & TypedPin
export type SavedAddress = AddressOf<keyof typeof savedAddressForm> & TypedPin

export type AccountProblem = CodeOf<typeof signUpForm | typeof changePasswordForm>
export type ReviewProblem = CodeOf<typeof reviewForm>
export type ReturnProblem = CodeOf<typeof returnForm>
export type OrderLookupProblem = CodeOf<typeof orderLookupForm>
export type SavedAddressProblem = CodeOf<typeof savedAddressForm>
