import type { BuyerDetails } from '@etalase/contract/checkout.ts'
import { paymentWays, shippingTypes } from '@etalase/contract/rules/constants.ts'
import { type Field, maxLengthOf } from '@etalase/contract/rules/field.ts'
import {
  giftForm,
  guestAddressForm,
  summaryForm,
  updatesForm,
} from '@etalase/contract/rules/forms.ts'
import { rupiah } from '@etalase/contract/rules/money.ts'
import { pinForm } from '@etalase/contract/rules/pin-form.ts'
import { lengthOf } from '@etalase/contract/rules/text-length.ts'
import { z } from 'zod'
import { type CheckoutState, clearedShipping, initialCheckout, steps } from '#lib/checkout/state.ts'
import { firstCourier } from '#lib/config/couriers.ts'

const chosenId = z.int().positive().nullable()

/** A shopper's choices in a checkout, without personal data. */
export const checkoutChoices = z.object({
  step: z.enum(steps),
  isCustomer: z.boolean(),
  shippingType: z.enum(shippingTypes).nullable(),
  address: z.object({ provinceId: chosenId, cityId: chosenId, subdistrictId: chosenId }),
  savedAddressId: chosenId,
  shop: z.object({ id: z.int(), name: z.string(), addressLines: z.array(z.string()) }).nullable(),
  method: z
    .object({
      courier: z.string().default(firstCourier),
      code: z.string(),
      description: z.string(),
      cost: z.int().nonnegative().transform(rupiah),
      etd: z.string(),
      takesCash: z.literal(true).optional(),
    })
    .nullable(),
  promoDraft: z.string(),
  promoCode: z.string().nullable(),
  wantsUpdates: z.boolean().default(false),
  hidesPrices: z.boolean().default(false),
  paymentWay: z.enum(paymentWays).nullable().default(null),
})
type CheckoutChoices = z.infer<typeof checkoutChoices>

/** The choices of a checkout, to be kept. */
export function choicesOf(checkout: CheckoutState): CheckoutChoices {
  const { email: _, notes: __, updatesPhone: ___, giftMessage: ____, ...state } = checkout
  const { provinceId, cityId, subdistrictId } = state.address
  return { ...state, address: { provinceId, cityId, subdistrictId } }
}

/** A shopper's typed personal data in a checkout, of any length, to be stored out of reach of scripts. */
export const typedIn = ({ address, email, notes, giftMessage, updatesPhone }: CheckoutState) => ({
  guest_email: email,
  address_recipient_name: address.recipientName,
  address_recipient_phone: address.recipientPhone,
  address_street: address.street,
  address_notes: address.notes,
  typed_latitude: address.latitude ?? '',
  typed_longitude: address.longitude ?? '',
  shipping_notes: notes,
  gift_message: giftMessage,
  whatsapp_phone: updatesPhone,
})

const fields: readonly (readonly [keyof ReturnType<typeof typedIn>, Field])[] = [
  ['guest_email', summaryForm.email],
  ['address_recipient_name', guestAddressForm.recipientName],
  ['address_recipient_phone', guestAddressForm.recipientPhone],
  ['address_street', guestAddressForm.street],
  ['address_notes', guestAddressForm.notes],
  ['typed_latitude', pinForm.latitude],
  ['typed_longitude', pinForm.longitude],
  ['shipping_notes', summaryForm.notes],
  ['gift_message', giftForm.message],
  ['whatsapp_phone', updatesForm.phone],
]

/**
 * The typed personal data that a call can store. Text over its limit is dropped: cut, it would look complete after a reload.
 */
export function buyerOf(state: CheckoutState): BuyerDetails {
  const typed = typedIn(state)
  const isTooLong = ([name, field]: (typeof fields)[number]) =>
    lengthOf(field.read(typed[name])) > maxLengthOf(field)
  const leftOut = fields.filter(isTooLong).map(([name]) => [name, ''])
  return { ...typed, ...Object.fromEntries(leftOut) }
}

/** Whether all personal fields are empty. */
export const isNobody = (buyer: BuyerDetails): boolean =>
  Object.values(buyer).every((value) => !value)

const withTyped = (state: CheckoutState, typed: BuyerDetails): CheckoutState => ({
  ...state,
  address: {
    ...state.address,
    recipientName: typed.address_recipient_name ?? '',
    recipientPhone: typed.address_recipient_phone ?? '',
    street: typed.address_street ?? '',
    notes: typed.address_notes ?? '',
    ...(typed.typed_latitude && { latitude: typed.typed_latitude }),
    ...(typed.typed_longitude && { longitude: typed.typed_longitude }),
  },
  email: typed.guest_email ?? '',
  notes: typed.shipping_notes ?? '',
  giftMessage: typed.gift_message ?? '',
  updatesPhone: typed.whatsapp_phone ?? '',
})

/** The checkout after its shopper has signed in or out: shop, method, saved address and the tick for updates are cleared (decisions, Session). */
const forShopper = (state: CheckoutState, isCustomer: boolean): CheckoutState =>
  state.isCustomer === isCustomer
    ? state
    : { ...state, ...clearedShipping, isCustomer, savedAddressId: null, wantsUpdates: false }

/**
 * The checkout from stored choices and typed text; unreadable choices give a new checkout. `isCustomer` says who continues it;
 * when unknown, the stored value stays.
 */
export function restoreKept(
  { choices, typed = {} }: { choices: unknown; typed?: BuyerDetails | undefined },
  isCustomer?: boolean,
): CheckoutState {
  const { data } = checkoutChoices.safeParse(choices)
  const address = { ...initialCheckout.address, ...data?.address }
  const state = withTyped({ ...initialCheckout, ...data, address }, typed)
  return forShopper(state, isCustomer ?? state.isCustomer)
}
