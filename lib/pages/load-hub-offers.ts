import 'server-only'
import { getTiers } from '#lib/api/checkout.ts'
import { logPageFailure } from '#lib/api/log-and-map-failure.ts'
import {
  cheapestOffer,
  type HubOffer,
  type OfferedHub,
  offerHubs,
} from '#lib/checkout/hub-offers.ts'
import { hubsByStock, type StockedShop } from '#lib/checkout/shop-stock.ts'
import type { FreshCheckout } from '#lib/pages/load-checkout.ts'
import { loadProvincePosition } from '#lib/pages/load-place.ts'
import { within } from '#lib/pages/within.ts'

/** Maximum number of hubs to price: the first by stock and distance. */
const maxPriced = 12

/** Timeout for the prices, in milliseconds. */
const patienceMs = 2_500

type Priced = [number, HubOffer | null] | null

async function priceOf(fresh: FreshCheckout, { shop }: StockedShop): Promise<Priced> {
  const { zone, subdistrictId } = fresh.destination
  if (subdistrictId === null) return null
  try {
    const tiers = await getTiers(fresh.caller, { showroomId: shop.id, subdistrictId })
    return [shop.id, cheapestOffer(tiers, { paidAt: new Date(), zone })]
  } catch (error) {
    logPageFailure('/checkout/steps', error)
    return null
  }
}

/** Loads the hubs in offered order: complete stock first, then cheapest, then fastest. Throws ApiError. */
export async function loadHubOffers(fresh: FreshCheckout): Promise<OfferedHub[]> {
  const { availability, cart, destination } = fresh
  const position = await loadProvincePosition(destination.province_id)
  const hubs = hubsByStock(availability, cart, { ...destination, position })
  const priced = await Promise.all(
    hubs.slice(0, maxPriced).map((hub) => within(patienceMs, priceOf(fresh, hub))),
  )
  const offers = new Map(priced.filter((price) => price !== null))
  return offerHubs(hubs, { offers, rankedBy: offers, to: destination })
}
