import type { UpdatesConsent } from '#lib/checkout/order-updates.ts'
import type { CheckoutState } from '#lib/checkout/state.ts'
import type { Cart, CartItem } from '#lib/contract/cart.ts'
import type { CheckoutTrx } from '#lib/contract/checkout.ts'
import {
  type LineAvailability,
  type ServedLine,
  serveLines,
  splitByAvailability,
} from '#lib/rules/availability.ts'
import { cartSubtotal } from '#lib/rules/cart.ts'
import { type Rupiah, rupiah } from '#lib/rules/money.ts'
import { orderTotal, type PromoTerms, promoDiscount } from '#lib/rules/order-total.ts'
import { typedEmail, typedText } from '#lib/rules/typed-text.ts'

/** A promo, and the purchase total that it applies to. */
export interface AppliedPromo {
  promo: PromoTerms & { code: string }
  total_purchase: Rupiah
}

/** The content of the order, as the summary shows it. */
export interface Summary {
  /** Every cart line with the shop's stock for it. */
  served: ServedLine<CartItem>[]
  kept: CartItem[]
  excluded: CartItem[]
  subtotal: Rupiah
  discount: Rupiah
  shippingCost: Rupiah
  total: Rupiah
}

interface SummaryInput {
  lines: readonly CartItem[]
  availability: readonly LineAvailability[]
  applied?: AppliedPromo | null | undefined
}

/** The lines that the chosen shop can serve and their cost with promo and shipping (spec §9). */
export function summarise(
  { method }: CheckoutState,
  { lines, availability, applied }: SummaryInput,
): Summary {
  const { kept, excluded } = splitByAvailability(lines, availability)
  const subtotal = cartSubtotal(kept)
  const shippingCost = method?.cost ?? rupiah(0)
  // The cart may have shrunk since the promo was fetched; the total must not become negative.
  const totalPurchase = rupiah(Math.min(applied?.total_purchase ?? 0, subtotal))
  const discount = applied
    ? promoDiscount(applied.promo, { totalPurchase, shippingCost })
    : rupiah(0)
  const amounts = { subtotal, discount, shippingCost }
  const served = serveLines(lines, availability)
  return { served, kept, excluded, ...amounts, total: orderTotal(amounts) }
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

/** The body of checkout-trx for a checkout at its summary. Throws RangeError when no shop is chosen. */
export function transaction(
  state: CheckoutState,
  summary: Summary,
  { buy_now, updates }: Pick<Cart, 'buy_now'> & { updates?: UpdatesConsent } = {},
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
    // A promo without a discount is not sent, so that it is not used up.
    ...(state.promoCode && summary.discount > 0 ? { promo_code: state.promoCode } : {}),
    ...(isOnline ? deliveryFields(state) : {}),
    ...updates,
  }
}
