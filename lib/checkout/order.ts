import type { Cart } from '@etalase/contract/cart.ts'
import {
  type BuyerDetails,
  type CheckoutTrx,
  type OrderChoices,
  orderBody,
  orderChoices,
} from '@etalase/contract/checkout.ts'
import { typedPin } from '@etalase/contract/rules/pin-form.ts'
import { typedEmail, typedText } from '@etalase/contract/rules/typed-text.ts'
import { z } from 'zod'
import type { GiftWishes, UpdatesConsent } from '#lib/checkout/review.ts'
import type { CheckoutState } from '#lib/checkout/state.ts'
import type { Summary } from '#lib/checkout/summary.ts'

/** An order that a shopper was asked to confirm. */
export const agreedOrder = z.object({
  /** The Idempotency-Key: sent any number of times, it is one order with one bill. */
  key: z.string().min(16),
  body: orderBody,
  /** Whole rupiah that the shopper agreed to. */
  total: z.int().nonnegative(),
  /** When it was first sent, in milliseconds since 1970; null until then. */
  sentAt: z.number().nullable(),
  /** The provider's bill number; null until known. */
  billNo: z.string().nullable().default(null),
})
export type AgreedOrder = z.input<typeof agreedOrder>

/** A sent order as the browser's scripts store it: without its buyer. */
export const sentOrder = agreedOrder.extend({
  body: orderChoices,
  /** Whether the sealed cookie holds a buyer for it. */
  hasBuyer: z.boolean(),
  sentAt: z.number(),
})
export type SentOrder = z.input<typeof sentOrder>

/** Returns a new idempotency key: 32 random hexadecimal digits. */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

function addressFields({ isCustomer, savedAddressId, address }: CheckoutState) {
  if (isCustomer) return { user_address_id: savedAddressId ?? undefined }
  return {
    address_recipient_name: address.recipientName,
    address_recipient_phone: address.recipientPhone,
    address_street: address.street,
    province_id: address.provinceId ?? undefined,
    city_id: address.cityId ?? undefined,
    subdistrict_id: address.subdistrictId ?? undefined,
    address_notes: address.notes,
    address_pin: typedPin(address) ?? undefined,
  }
}

function deliveryFields(state: CheckoutState): Partial<CheckoutTrx> {
  const { method } = state
  if (!method) return {}
  return {
    ...addressFields(state),
    shipping_courier: method.courier,
    shipping_service_name: method.code,
    shipping_service_desc: method.description,
    shipping_etd: method.etd,
    shipping_cost: method.cost,
  }
}

/** Returns the body of checkout-trx for a checkout at its summary. Throws RangeError when no shop is chosen. */
export function transaction(
  state: CheckoutState,
  summary: Summary,
  {
    buy_now,
    updates,
    gift,
  }: Pick<Cart, 'buy_now'> & { updates?: UpdatesConsent; gift?: GiftWishes } = {},
): CheckoutTrx {
  if (!state.shop || !state.shippingType) throw new RangeError('The checkout is not at its summary')
  const isOnline = state.shippingType === 'ONLINE_DELIVERY'
  return {
    shipping_type: state.shippingType,
    showroom_id: state.shop.id,
    ...(buy_now ? { buy_now } : {}),
    cart_item_ids: summary.kept.map((line) => line.id),
    expected_total: summary.total,
    ...(state.isCustomer ? {} : { guest_email: typedEmail(state.email) }),
    ...(typedText(state.notes) ? { shipping_notes: typedText(state.notes) } : {}),
    // Don't send a promo without a discount: it would be used up.
    ...(state.promoCode && summary.discount > 0 ? { promo_code: state.promoCode } : {}),
    ...(summary.cash?.isChosen ? { payment_way: summary.cash.offer.way } : {}),
    ...(isOnline ? deliveryFields(state) : {}),
    ...updates,
    ...gift,
  }
}

/** Splits an order into its buyer and its choices; together they are the body of checkout-trx. */
export function splitOrder(body: CheckoutTrx): { buyer: BuyerDetails; choices: OrderChoices } {
  const {
    guest_email,
    address_recipient_name,
    address_recipient_phone,
    address_zip,
    address_street,
    address_notes,
    address_pin,
    shipping_notes,
    gift_message,
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
    address_pin,
    shipping_notes,
    gift_message,
    whatsapp_phone,
  }
  return { buyer, choices }
}

/** Returns the order of a summary, not yet sent. Throws RangeError when no shop is chosen. */
export const agreeOn = (
  state: CheckoutState,
  summary: Summary,
  more?: Parameters<typeof transaction>[2],
): AgreedOrder => ({
  key: newIdempotencyKey(),
  body: transaction(state, summary, more),
  total: summary.total,
  sentAt: null,
  billNo: null,
})
