import 'server-only'
import { getPromo, getShopStock } from '#lib/api/checkout.ts'
import type { CheckoutSources } from '#lib/checkout/answers.ts'
import { promoPlaceOf } from '#lib/checkout/summary.ts'
import { type FreshCheckout, loadTiers } from '#lib/pages/load-checkout.ts'
import { loadPlace } from '#lib/pages/load-place.ts'

/** Returns the data that the checkout's answers depend on, loaded from the backend. */
export function checkoutSources(fresh: FreshCheckout): CheckoutSources {
  const { state, caller, cart, availability, addresses } = fresh
  const stock = (shopId: number) => getShopStock(caller, shopId)
  return {
    lines: cart.cart_items,
    offersUpdates: Boolean(availability.has_whatsapp_updates),
    knownArea: async (area) => (await loadPlace(area)).area,
    availability: () => availability,
    addresses: () => addresses,
    stock,
    chosenStock: async () => (state.shop ? stock(state.shop.id) : []),
    tiers: () => loadTiers(fresh),
    promo: (code) => getPromo(caller, { code, ...promoPlaceOf(state) }),
  }
}
