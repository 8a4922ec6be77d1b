import { type StockedShop, stockOf } from '#lib/checkout/hubs-by-stock.ts'
import type { CheckoutState } from '#lib/checkout/state.ts'
import type { Cart } from '#lib/contract/cart.ts'
import type { Availability } from '#lib/contract/checkout.ts'
import type { Showroom } from '#lib/contract/store.ts'
import type { ShippingType } from '#lib/rules/constants.ts'
import { mapPosition } from '#lib/rules/map-position.ts'
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

interface CheckoutPlace {
  state: Pick<CheckoutState, 'shippingType' | 'shop'>
  cart: Cart
  destination: DeliveryPlace
}

/** The shop that has the whole cart and is nearest to the destination, or to the store that was chosen for a pickup. */
export function betterShop(
  availability: Availability,
  { state: { shippingType, shop }, cart, destination }: CheckoutPlace,
): Showroom | null {
  const chosen = availability.available_stores.find(({ id }) => id === shop?.id)
  const store = { ...chosen, position: mapPosition(chosen?.maps_url ?? '') }
  const near = shippingType === 'ONLINE_DELIVERY' ? destination : store
  return shopWithEverything(availability, { shippingType, cart, near })
}
