import { distanceKm, type MapPosition, mapPosition } from '#lib/rules/map-position.ts'

/** Where something lies; ids as the areas have them, null where it is not told. */
export interface Place {
  city_id?: number | null | undefined
  province_id?: number | null | undefined
}

/** Where something goes, with about where that is on the map. */
export interface DeliveryPlace extends Place {
  position?: MapPosition | null | undefined
}

interface Shop extends Place {
  showroom_name: string
  maps_url?: string | null | undefined
}

/** How near two places are, the nearest first. */
export const proximities = ['city', 'province', 'elsewhere'] as const
export type Proximity = (typeof proximities)[number]

/** How near one place is to another: the same city, the same province, or neither. */
export function proximityOf(place: Place, to: Place): Proximity {
  if (place.city_id && place.city_id === to.city_id) return 'city'
  if (place.province_id && place.province_id === to.province_id) return 'province'
  return 'elsewhere'
}

/** Kilometres from a shop to a place; Infinity where the map position of either is not known. */
function kmTo({ maps_url }: Shop, { position }: DeliveryPlace): number {
  const from = maps_url ? mapPosition(maps_url) : null
  return from && position ? distanceKm(from, position) : Number.POSITIVE_INFINITY
}

/**
 * Shops by how near they are to a place: those of its city, then those of its province, then the
 * others; within each of these by distance, and by name where the distance is not known.
 */
export function sortByProximity<Some extends Shop>(
  shops: readonly Some[],
  to: DeliveryPlace,
): Some[] {
  return shops
    .map((shop) => ({ shop, rank: proximities.indexOf(proximityOf(shop, to)), km: kmTo(shop, to) }))
    .toSorted(
      (a, b) =>
        // Two distances that are not known have no difference: NaN, and the name decides.
        a.rank - b.rank || a.km - b.km || a.shop.showroom_name.localeCompare(b.shop.showroom_name),
    )
    .map(({ shop }) => shop)
}
