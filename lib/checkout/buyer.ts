import type { CheckoutState } from '#lib/checkout/state.ts'
import type { BuyerDetails, CheckoutTrx, OrderChoices } from '#lib/contract/checkout.ts'
import { type Field, maxLengthOf } from '#lib/rules/field.ts'
import { guestAddressForm, summaryForm, updatesForm } from '#lib/rules/forms.ts'
import { lengthOf } from '#lib/rules/text-length.ts'

/** What a shopper has typed in the checkout about themselves, of any length. */
export const typedIn = ({ address, email, notes, updatesPhone }: CheckoutState) => ({
  guest_email: email,
  address_recipient_name: address.recipientName,
  address_recipient_phone: address.recipientPhone,
  address_street: address.street,
  address_notes: address.notes,
  shipping_notes: notes,
  whatsapp_phone: updatesPhone,
})

const fields: Readonly<Record<keyof ReturnType<typeof typedIn>, Field>> = {
  guest_email: summaryForm.email,
  address_recipient_name: guestAddressForm.recipientName,
  address_recipient_phone: guestAddressForm.recipientPhone,
  address_street: guestAddressForm.street,
  address_notes: guestAddressForm.notes,
  shipping_notes: summaryForm.notes,
  whatsapp_phone: updatesForm.phone,
}

/**
 * What a shopper has typed about themselves, as far as it can be kept. A text over its limit is not: cut, it would look
 * complete after a reload.
 */
export function buyerOf(state: CheckoutState): BuyerDetails {
  const typed = typedIn(state)
  const within = (name: keyof typeof typed) =>
    lengthOf(fields[name].read(typed[name])) > maxLengthOf(fields[name]) ? '' : typed[name]
  return {
    guest_email: within('guest_email'),
    address_recipient_name: within('address_recipient_name'),
    address_recipient_phone: within('address_recipient_phone'),
    address_street: within('address_street'),
    address_notes: within('address_notes'),
    shipping_notes: within('shipping_notes'),
    whatsapp_phone: within('whatsapp_phone'),
  }
}

/** A checkout with what its shopper has typed before. */
export const withBuyer = (state: CheckoutState, buyer: BuyerDetails): CheckoutState => ({
  ...state,
  address: {
    ...state.address,
    recipientName: buyer.address_recipient_name ?? '',
    recipientPhone: buyer.address_recipient_phone ?? '',
    street: buyer.address_street ?? '',
    notes: buyer.address_notes ?? '',
  },
  email: buyer.guest_email ?? '',
  notes: buyer.shipping_notes ?? '',
  updatesPhone: buyer.whatsapp_phone ?? '',
})

/** Whether nothing is said about the buyer. */
export const isNobody = (buyer: BuyerDetails): boolean =>
  Object.values(buyer).every((value) => !value)

/** The buyer of an order apart from its choices: together they are the body of checkout-trx. */
export function splitOrder(body: CheckoutTrx): { buyer: BuyerDetails; choices: OrderChoices } {
  const {
    guest_email,
    address_recipient_name,
    address_recipient_phone,
    address_zip,
    address_street,
    address_notes,
    shipping_notes,
    whatsapp_phone,
    ...choices
  } = body
  const buyer = {
    guest_email,
    address_recipient_name,
    address_recipient_phone,
    address_zip,
    address_street,
    address_notes,
    shipping_notes,
    whatsapp_phone,
  }
  return { buyer, choices }
}
