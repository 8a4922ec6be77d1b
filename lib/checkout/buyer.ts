import type { CheckoutState } from '#lib/checkout/state.ts'
import type { BuyerDetails, CheckoutTrx, OrderChoices } from '#lib/contract/checkout.ts'
import { addressLimits, emailLimit, orderNotesLimit } from '#lib/rules/text-limits.ts'
import { tooLong } from '#lib/rules/too-long.ts'

/** A text over its limit is not kept: cut, it would look complete after a reload. */
const within = (typed: string, limit: number) => (tooLong(typed, limit) ? '' : typed)

/** What a shopper has typed in the checkout about themselves, as far as it can be kept. */
export const buyerOf = ({ address, email, notes }: CheckoutState): BuyerDetails => ({
  guest_email: within(email, emailLimit),
  address_recipient_name: within(address.recipientName, addressLimits.recipientName),
  address_recipient_phone: within(address.recipientPhone, addressLimits.recipientPhone),
  address_street: within(address.street, addressLimits.street),
  address_notes: within(address.notes, addressLimits.notes),
  shipping_notes: within(notes, orderNotesLimit),
})

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
  }
  return { buyer, choices }
}
