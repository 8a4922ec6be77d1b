import { type StockedShop, stockOf } from '#lib/checkout/hubs-by-stock.ts'
import type { Cart } from '#lib/contract/cart.ts'
import type { Availability } from '#lib/contract/checkout.ts'
import type { Showroom } from '#lib/contract/store.ts'
import type { ShippingType } from '#lib/rules/constants.ts'
import { type DeliveryPlace, sortByProximity } from '#lib/rules/proximity.ts'

interface ShopSearch {
  shippingType: ShippingType | null
  cart: Cart
  /** The destination of a delivery, or the place of the pickup store. */
  near: DeliveryPlace
}

/** The nearest shop that has every piece of a cart; null when none is known. */
export function shopWithEverything(
  availability: Availability,
  { shippingType, cart, near }: ShopSearch,
): Showroom | null {
  const { available_stores, available_stores_online } = availability
  const isOnline = shippingType === 'ONLINE_DELIVERY'
  const shops = sortByProximity(isOnline ? available_stores_online : available_stores, near)
  const hasEverything = ({ served, missing }: StockedShop) =>
    served !== undefined && missing.length === 0
  return shops.map((shop) => stockOf(shop, availability, cart)).find(hasEverything)?.shop ?? null
}
