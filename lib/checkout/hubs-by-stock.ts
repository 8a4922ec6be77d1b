import type { Cart } from '#lib/contract/cart.ts'
import type { Availability } from '#lib/contract/checkout.ts'
import type { Showroom } from '#lib/contract/store.ts'
import { servesAll } from '#lib/rules/availability.ts'
import { type DeliveryPlace, sortByProximity } from '#lib/rules/proximity.ts'

/** Shops by what they have of a cart; where the backend does not tell, a shop may have all of it. */
export interface ShopsByStock {
  whole: Showroom[]
  /** Of these it is told that they lack something. */
  part: Showroom[]
}

/** Whether a shop has every piece of a cart; undefined where the backend does not tell. */
export function hasEverything(
  { id }: Showroom,
  { available_stores_stock }: Availability,
  cart: Cart,
): boolean | undefined {
  const stock = available_stores_stock?.find(({ showroom_id }) => showroom_id === id)
  return stock && servesAll(cart.cart_items, stock.cart_items_availability)
}

/** The hubs that can serve a cart: those with everything before the others, the nearest to a place first. */
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
