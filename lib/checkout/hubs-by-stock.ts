import type { Cart } from '#lib/contract/cart.ts'
import type { Availability } from '#lib/contract/checkout.ts'
import type { Showroom } from '#lib/contract/store.ts'
import { servesAll } from '#lib/rules/availability.ts'
import { type DeliveryPlace, sortByProximity } from '#lib/rules/proximity.ts'

/** Shops grouped by their stock for a cart; a shop without stock data counts as complete. */
export interface ShopsByStock {
  whole: Showroom[]
  /** Shops that lack at least one piece. */
  part: Showroom[]
}

/** Whether a shop has every piece of a cart; undefined when the backend sends no stock. */
export function hasEverything(
  { id }: Showroom,
  { available_stores_stock }: Availability,
  cart: Cart,
): boolean | undefined {
  const stock = available_stores_stock?.find(({ showroom_id }) => showroom_id === id)
  return stock && servesAll(cart.cart_items, stock.cart_items_availability)
}

/** The hubs that can serve a cart, grouped by stock, the nearest to a place first. */
export function hubsByStock(
  availability: Availability,
  cart: Cart,
  to: DeliveryPlace,
): ShopsByStock {
  const hubs = sortByProximity(availability.available_stores_online, to)
  const lacksSomething = (hub: Showroom) => hasEverything(hub, availability, cart) === false
  return {
    whole: hubs.filter((hub) => !lacksSomething(hub)),
    part: hubs.filter(lacksSomething),
  }
}
