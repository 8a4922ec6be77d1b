import type { ShippingOption } from '@etalase/contract/checkout.ts'
import { type Arrival, arrivalOf } from '@etalase/contract/rules/arrival.ts'
import type { Rupiah } from '@etalase/contract/rules/money.ts'
import type { TimeZone } from '@etalase/contract/rules/time-zone.ts'
import type { StockedShop } from '#lib/checkout/shop-stock.ts'
import type { CourierOption } from '#lib/config/couriers.ts'
import { type DeliveryPlace, type Proximity, proximityOf } from '#lib/rules/proximity.ts'

/** A hub's cheapest tier to an address; among equally cheap ones, the fastest. */
export interface HubOffer<Option = CourierOption> {
  tier: Option
  cost: Rupiah
  arrival: Arrival | null
}

/** Offers by hub id: null when no courier delivers, absent while unknown. */
export type HubOffers = ReadonlyMap<number, HubOffer | null>

const latest = '9999'

/** Compares arrivals, sooner first; unknown ones last. */
const bySoonest = (a: Arrival | null, b: Arrival | null) =>
  (a?.last ?? latest).localeCompare(b?.last ?? latest) ||
  (a?.first ?? latest).localeCompare(b?.first ?? latest)

const byCost = (a: HubOffer<unknown>, b: HubOffer<unknown>) =>
  a.cost - b.cost || bySoonest(a.arrival, b.arrival)

/** Returns the cheapest of the couriers' tiers for a payment at a given time; null without any tier. */
export function cheapestOffer<Option extends ShippingOption>(
  tiers: readonly Option[],
  when: { paidAt: Date; zone: TimeZone },
): HubOffer<Option> | null {
  const offers = tiers.map((tier) => ({
    tier,
    cost: tier.tariff,
    arrival: arrivalOf({ service: tier.service, etd: tier.etd, ...when }),
  }))
  return offers.sort(byCost)[0] ?? null
}

/** Compares offers: known ones by cost and arrival, then unknown ones. */
function byOffer(a: HubOffer | null | undefined, b: HubOffer | null | undefined): number {
  if (a && b) return byCost(a, b)
  return Number(!a) - Number(!b)
}

/** Sorts hubs: complete stock first, then cheapest, then fastest; equal hubs keep their order. Hubs without a courier come last. */
export function rankHubs(hubs: readonly StockedShop[], offers: HubOffers): StockedShop[] {
  const isDeadEnd = ({ shop }: StockedShop) => offers.get(shop.id) === null
  return [...hubs].sort(
    (a, b) =>
      Number(isDeadEnd(a)) - Number(isDeadEnd(b)) ||
      a.missing.length - b.missing.length ||
      byOffer(offers.get(a.shop.id), offers.get(b.shop.id)),
  )
}

/**
 * Returns the maximum shipping cost of a second order for the lines that a hub lacks: the cheapest price of another hub with at least
 * those lines. Null when no such hub has a known price.
 */
export function secondOrderCost(
  hub: StockedShop,
  hubs: readonly StockedShop[],
  offers: HubOffers,
): Rupiah | null {
  const isWanted = (id: number) => hub.missing.some((line) => line.id === id)
  const costs = hubs
    .filter(({ missing }) => !missing.some(({ id }) => isWanted(id)))
    .flatMap(({ shop }) => offers.get(shop.id)?.cost ?? [])
  return costs.sort((a, b) => a - b)[0] ?? null
}

/** A hub with its offer. */
export interface OfferedHub {
  hub: StockedShop
  /** Undefined while unknown, null if no courier delivers from there. */
  offer: HubOffer | null | undefined
  nearness: Proximity
  isRecommended: boolean
  /** The shipping cost of a second order for the missing lines; null when unknown. */
  secondOrder: Rupiah | null
}

interface Ranking {
  offers: HubOffers
  /** The offers that determine the order of hubs. */
  rankedBy: HubOffers
  to: DeliveryPlace
}

/** Returns the hubs in the order offered: complete stock first, then cheapest, then fastest. */
export function offerHubs(
  hubs: readonly StockedShop[],
  { offers, rankedBy, to }: Ranking,
): OfferedHub[] {
  const ranked = rankHubs(hubs, rankedBy)
  return ranked.map((hub, index) => ({
    hub,
    offer: offers.get(hub.shop.id),
    nearness: proximityOf(hub.shop, to),
    isRecommended: index === 0 && ranked.length > 1,
    secondOrder: secondOrderCost(hub, hubs, offers),
  }))
}
