import type { Cart } from '#lib/contract/cart.ts'
import type { Availability } from '#lib/contract/checkout.ts'
import type { Showroom } from '#lib/contract/store.ts'
import { servesAll } from '#lib/rules/availability.ts'
import type { ShippingType } from '#lib/rules/constants.ts'
import { nearestFirst, type Place } from '#lib/rules/nearness.ts'

interface Wanted {
  shippingType: ShippingType | null
  cart: Cart
  /** Where a delivery goes, or where the store of a pickup lies. */
  near: Place
}

/** The nearest shop that has every piece of a cart; null when none is known. */
export function shopWithEverything(
  availability: Availability,
  { shippingType, cart, near }: Wanted,
): Showroom | null {
  const { available_stores, available_stores_online, available_stores_stock } = availability
  const isOnline = shippingType === 'ONLINE_DELIVERY'
  const shops = nearestFirst(isOnline ? available_stores_online : available_stores, near)
  const hasEverything = ({ id }: Showroom) => {
    const stock = available_stores_stock?.find(({ showroom_id }) => showroom_id === id)
    return stock && servesAll(cart.cart_items, stock.cart_items_availability)
  }
  return shops.find(hasEverything) ?? null
}
