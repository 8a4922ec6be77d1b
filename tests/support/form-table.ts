import { endpoints } from '@etalase/contract/endpoints.ts'
import type { Form } from '@etalase/contract/rules/field.ts'
import * as forms from '@etalase/contract/rules/forms.ts'
import fc from 'fast-check'
import type { z } from 'zod'
import { addressBody, emptySavedAddress } from '#lib/account/saved-address.ts'

/** A value for each field; null for an unchosen area. */
export type Values = Readonly<Record<string, string | number | null>>

/** A form and the schema of the call it is sent to. */
export interface FormRow {
  form: Form
  good: Values
  body: z.ZodType
  /** Converts the values to the call's body; by default unchanged. */
  toBody?: (values: Values) => object
  /** Field names in the call, where they differ. */
  names?: Readonly<Record<string, string>>
  /** Issues unknown to the contract, for which the backend has separate error codes. */
  leaves: readonly string[]
  /** Fields that aren't typed: a page offers their values. */
  offered?: readonly string[]
}

const person = { name: 'Sari Dewi', gender: 'FEMALE', email: 'sari@example.com' }
const password = 'kopi susu 88'
const address = {
  recipientName: 'Ibu Dewi',
  recipientPhone: '0812 3456 7890',
  street: 'Jl. Cilandak 1',
  provinceId: 31,
  cityId: 3174,
  subdistrictId: 317402,
  notes: '',
}
const addressNames = {
  recipientName: 'recipient_name',
  recipientPhone: 'recipient_phone',
  street: 'address_street',
  provinceId: 'province_id',
  cityId: 'city_id',
  subdistrictId: 'subdistrict_id',
  notes: 'address_notes',
}
const orderNames = {
  ...addressNames,
  recipientName: 'address_recipient_name',
  recipientPhone: 'address_recipient_phone',
}

const renamed = (names: Readonly<Record<string, string>>) => (values: Values) =>
  Object.fromEntries(
    Object.entries(values).map(([field, value]) => [names[field] ?? field, value ?? undefined]),
  )

const order = { shipping_type: 'ONLINE_DELIVERY', showroom_id: 7 }
const orderBody = endpoints['POST checkout-trx'].body
const giftNames = { message: 'gift_message' }
const summaryNames = { email: 'guest_email', notes: 'shipping_notes' }

/** Forms with rules in the contract. The newsletter's call takes no field. */
export const formTable = {
  'sign-in': {
    form: forms.signInForm,
    good: { email: person.email, password },
    body: endpoints['POST auth/sign-in'].body,
    leaves: ['emailInvalid'],
  },
  'sign-up': {
    form: forms.signUpForm,
    good: { ...person, password, password_conf: password },
    body: endpoints['POST auth/sign-up'].body,
    leaves: ['confirmationDiffers'],
  },
  'forgotten password': {
    form: forms.forgotPasswordForm,
    good: { email: person.email },
    body: endpoints['POST auth/forgot-password'].body,
    leaves: ['emailInvalid'],
  },
  profile: {
    form: forms.profileForm,
    good: { ...person, password: '' },
    body: endpoints['POST user/profile'].body,
    toBody: ({ password: typed, ...rest }) => (typed === '' ? rest : { ...rest, password: typed }),
    leaves: [],
  },
  'change of the password': {
    form: forms.changePasswordForm,
    good: { old_password: 'kopi', new_password: password, new_password_conf: password },
    body: endpoints['POST user/change-password'].body,
    leaves: ['newConfirmationDiffers'],
  },
  'end of an account': {
    form: forms.deleteAccountForm,
    good: { password },
    body: endpoints['POST user/delete-account'].body,
    leaves: [],
  },
  'stock alert': {
    form: forms.stockAlertForm,
    good: { size: 'M', email: person.email },
    body: endpoints['POST stock-alert'].body,
    toBody: (values) => ({ ...values, product_detail_id: 1001 }),
    offered: ['size'],
    leaves: [],
  },
  'order lookup': {
    form: forms.orderLookupForm,
    good: { order_number: '1A2B3C4D', email: person.email },
    body: endpoints['POST order-lookup'].body,
    leaves: ['emailInvalid'],
  },
  'saved address': {
    form: forms.savedAddressForm,
    good: { ...address, label: 'Mum', zip: '12430' },
    body: endpoints['POST user/address'].body,
    toBody: (values) => addressBody({ ...emptySavedAddress, ...values }),
    names: { ...addressNames, label: 'address_label', zip: 'recipient_zip' },
    leaves: ['recipientPhoneInvalid', 'zipInvalid'],
  },
  "guest's address": {
    form: forms.guestAddressForm,
    good: address,
    body: orderBody,
    toBody: (values) => ({ ...order, ...renamed(orderNames)(values) }),
    names: orderNames,
    leaves: [
      ...['recipientNameRequired', 'recipientPhoneRequired', 'streetRequired'],
      ...['provinceRequired', 'cityRequired', 'subdistrictRequired', 'recipientPhoneInvalid'],
    ],
  },
  'summary of the checkout': {
    form: forms.summaryForm,
    good: { email: person.email, notes: '' },
    body: orderBody,
    toBody: (values) => ({ ...order, ...renamed(summaryNames)(values) }),
    names: summaryNames,
    leaves: ['emailRequired', 'emailInvalid'],
  },
  present: {
    form: forms.giftForm,
    good: { message: 'Selamat ulang tahun!' },
    body: orderBody,
    toBody: (values) => ({ ...order, ...renamed(giftNames)(values) }),
    names: giftNames,
    leaves: [],
  },
  'promo code': {
    form: forms.promoForm,
    good: { promo_code: 'HALO10' },
    body: endpoints['POST checkout-promo-code'].body,
    toBody: (values) => ({ ...values, showroom_id: 7 }),
    leaves: [],
  },
} satisfies Record<string, FormRow>

const letters = fc.constantFrom('x', '7', '界', ' ', '\u200b', '\u00a0', '@', '.', 'e\u0301')

const nearly = ['1234567', '12345678', '0812', '12430', 'MALE', 'a@b']

/** Generates text field input: valid, nearly valid, too long, or invisible. */
const typed = (good: string) =>
  fc.oneof(
    { weight: 3, arbitrary: fc.constant(good) },
    fc.constantFrom('', ' ', '\u200b', ` ${good} `, ...nearly),
    fc.string({ unit: letters, maxLength: 12 }),
    fc.tuple(fc.constantFrom('x', '8', 'x '), fc.nat(320)).map(([part, n]) => part.repeat(n)),
    fc.nat(130).map((n) => `${'a'.repeat(n)}@example.com`),
  )

function chooseFor(good: string | number | null, isOffered: boolean) {
  if (typeof good !== 'string') return fc.constantFrom(good, good, null)
  return isOffered ? fc.constantFrom(good, '') : typed(good)
}

/** Generates values typed and chosen in a form. */
export const valuesOf = ({ good, offered = [] }: FormRow): fc.Arbitrary<Values> =>
  fc
    .record(
      Object.fromEntries(
        Object.entries(good).map(([field, value]) => [
          field,
          chooseFor(value, offered.includes(field)),
        ]),
      ),
    )
    .map(withArea)
    // Makes matching confirmations more frequent than by chance.
    .chain((values) => fc.constantFrom(values, confirmed(values)))

/** Clears areas below an unchosen one. */
function withArea(values: Values): Values {
  const first = forms.areaLevels.findIndex((level) => values[level] === null)
  const unknown = first < 0 ? [] : forms.areaLevels.slice(first).filter((level) => level in values)
  return { ...values, ...Object.fromEntries(unknown.map((level) => [level, null])) }
}

/** Sets the confirmation to the password. */
export const confirmed = (values: Values): Values => ({
  ...values,
  ...('password_conf' in values && { password_conf: values.password ?? '' }),
  ...('new_password_conf' in values && { new_password_conf: values.new_password ?? '' }),
})
