import { distanceKm, type MapPosition, mapPosition } from '@etalase/contract/rules/map-position.ts'

/** A place by the ids of its city and province; null when unknown. */
export interface Place {
  city_id?: number | null | undefined
  province_id?: number | null | undefined
}

/** The destination of a delivery, with its approximate position. */
export interface DeliveryPlace extends Place {
  position?: MapPosition | null | undefined
}

interface Shop extends Place {
  showroom_name: string
  maps_url?: string | null | undefined
}

/** Proximities of two places, nearest first. */
const proximities = ['city', 'province', 'other'] as const
export type Proximity = (typeof proximities)[number]

/** Returns how near one place is to another: the same city, the same province, or neither. */
export function proximityOf(place: Place, to: Place): Proximity {
  if (place.city_id && place.city_id === to.city_id) return 'city'
  if (place.province_id && place.province_id === to.province_id) return 'province'
  return 'other'
}

/** Returns the kilometres from a shop to a place; Infinity if either position is unknown. */
function kmTo({ maps_url }: Shop, { position }: DeliveryPlace): number {
  const from = maps_url ? mapPosition(maps_url) : null
  return from && position ? distanceKm(from, position) : Number.POSITIVE_INFINITY
}

/**
 * Sorts shops by proximity to a place: same city, then same province, then the others; within each group by
 * distance, and by name when the distance is unknown.
 */
export function sortByProximity<AnyShop extends Shop>(
  shops: readonly AnyShop[],
  to: DeliveryPlace,
): AnyShop[] {
  return shops
    .map((shop) => ({ shop, rank: proximities.indexOf(proximityOf(shop, to)), km: kmTo(shop, to) }))
    .sort(
      (a, b) =>
        // Infinity minus Infinity is NaN, which is falsy, so the name decides.
        a.rank - b.rank || a.km - b.km || a.shop.showroom_name.localeCompare(b.shop.showroom_name),
    )
    .map(({ shop }) => shop)
}
