import type { CheckoutState } from '#lib/checkout/state.ts'
import type { CartItem } from '#lib/contract/cart.ts'
import type { CheckoutTrx } from '#lib/contract/checkout.ts'
import { splitByAvailability } from '#lib/rules/availability.ts'
import { cartSubtotal } from '#lib/rules/cart.ts'
import { type Rupiah, rupiah } from '#lib/rules/money.ts'
import { orderTotal } from '#lib/rules/order-total.ts'

/** What the summary shows and the order will be. */
export interface Summary {
  kept: CartItem[]
  excluded: CartItem[]
  subtotal: Rupiah
  discount: Rupiah
  shippingCost: Rupiah
  total: Rupiah
}

/** The lines that the chosen shop can serve, and what they cost with their shipping. */
export function summarise(state: CheckoutState, lines: readonly CartItem[]): Summary {
  const { kept, excluded } = splitByAvailability(lines, state.availability)
  const amounts = {
    subtotal: cartSubtotal(kept),
    discount: rupiah(0),
    shippingCost: state.method?.cost ?? rupiah(0),
  }
  return { kept, excluded, ...amounts, total: orderTotal(amounts) }
}

function deliveryFields(
  { address, method }: CheckoutState,
  courierLabel: string,
): Partial<CheckoutTrx> {
  if (!method) return {}
  return {
    address_recipient_name: address.recipientName,
    address_recipient_phone: address.recipientPhone,
    address_street: address.street,
    province_id: address.provinceId ?? undefined,
    city_id: address.cityId ?? undefined,
    subdistrict_id: address.subdistrictId ?? undefined,
    address_notes: address.notes,
    shipping_courier: courierLabel,
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
  courierLabel: string,
): CheckoutTrx {
  if (!state.shop || !state.shippingType) throw new RangeError('The checkout is not at its summary')
  const isOnline = state.shippingType === 'ONLINE_DELIVERY'
  return {
    shipping_type: state.shippingType,
    showroom_id: state.shop.id,
    guest_email: state.email.trim(),
    cart_item_ids: summary.kept.map((line) => line.id),
    expected_total: summary.total,
    ...(isOnline ? deliveryFields(state, courierLabel) : {}),
  }
}
