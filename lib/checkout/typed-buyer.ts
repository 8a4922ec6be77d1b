import type { BuyerDetails } from '@etalase/contract/checkout.ts'
import { type Field, maxLengthOf } from '@etalase/contract/rules/field.ts'
import {
  giftForm,
  guestAddressForm,
  summaryForm,
  updatesForm,
} from '@etalase/contract/rules/forms.ts'
import { pinForm } from '@etalase/contract/rules/pin-form.ts'
import { lengthOf } from '@etalase/contract/rules/text-length.ts'
import type { CheckoutState } from '#lib/checkout/state.ts'

/** Returns a shopper's typed personal data, of any length, to be stored out of reach of scripts. */
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

/** Returns the typed personal data that a call can store. Drops text over its limit: truncated, it would look complete after a reload. */
export function buyerOf(state: CheckoutState): BuyerDetails {
  const typed = typedIn(state)
  const isTooLong = ([name, field]: (typeof fields)[number]) =>
    lengthOf(field.read(typed[name])) > maxLengthOf(field)
  const leftOut = fields.filter(isTooLong).map(([name]) => [name, ''])
  return { ...typed, ...Object.fromEntries(leftOut) }
}
