import type { Cart, CartItem } from '@etalase/contract/cart.ts'
import type { Availability } from '@etalase/contract/checkout.ts'
import { type ServedLine, serveLines } from '@etalase/contract/rules/availability.ts'
import { mapPosition } from '@etalase/contract/rules/map-position.ts'
import type { Showroom } from '@etalase/contract/store.ts'
import type { CheckoutState } from '#lib/checkout/state.ts'
import { type DeliveryPlace, sortByProximity } from '#lib/rules/proximity.ts'

/** A shop with its stock for a cart. */
export interface StockedShop {
  shop: Showroom
  /** Each line with the shop's stock; undefined when the backend sends no stock. */
  served: ServedLine<CartItem>[] | undefined
  /** The lines that the shop cannot fill; empty when its stock is unknown. */
  missing: CartItem[]
}

/** Returns a shop with its stock of each cart line. */
export function stockOf(
  shop: Showroom,
  { available_stores_stock }: Availability,
  { cart_items }: Cart,
): StockedShop {
  const stock = available_stores_stock?.find(({ showroom_id }) => showroom_id === shop.id)
  const served = stock && serveLines(cart_items, stock.cart_items_availability)
  const lacking = served?.filter(({ service }) => service !== 'kept') ?? []
  return { shop, served, missing: lacking.map(({ line }) => line) }
}

/** Returns the hubs that can serve a cart: fewest missing lines first, then nearest to a place. */
export function hubsByStock(
  availability: Availability,
  cart: Cart,
  to: DeliveryPlace,
): StockedShop[] {
  return sortByProximity(availability.available_stores_online, to)
    .map((shop) => stockOf(shop, availability, cart))
    .sort((a, b) => a.missing.length - b.missing.length)
}

interface CheckoutPlace {
  state: Pick<CheckoutState, 'shippingType' | 'shop'>
  cart: Cart
  destination: DeliveryPlace
}

/** Returns the shop with the whole cart that is nearest to the destination, or to the chosen pickup store; null when none is known. */
export function betterShop(
  availability: Availability,
  { state: { shippingType, shop }, cart, destination }: CheckoutPlace,
): Showroom | null {
  const { available_stores, available_stores_online } = availability
  const chosen = available_stores.find(({ id }) => id === shop?.id)
  const store = { ...chosen, position: mapPosition(chosen?.maps_url ?? '') }
  const isOnline = shippingType === 'ONLINE_DELIVERY'
  const shops = isOnline
    ? sortByProximity(available_stores_online, destination)
    : sortByProximity(available_stores, store)
  const hasEverything = ({ served, missing }: StockedShop) =>
    served !== undefined && missing.length === 0
  return shops.map((one) => stockOf(one, availability, cart)).find(hasEverything)?.shop ?? null
}
