import type { Province } from '#lib/contract/area.ts'
import type { ShowroomRegion } from '#lib/contract/store.ts'
import type { MapPosition } from '#lib/rules/map-position.ts'
import { type DeliveryPlace, sortByProximity } from '#lib/rules/proximity.ts'

/** The rough position of a province; null when it is unknown. */
export function provincePosition(
  provinces: readonly Province[],
  provinceId: number | null,
): MapPosition | null {
  const { latitude, longitude } = provinces.find(({ id }) => id === provinceId) ?? {}
  return latitude == null || longitude == null ? null : { latitude, longitude }
}

/**
 * Regions with their stores, the one with the nearest store first, and in each the nearest store first; in their
 * own order when the place is unknown. Regions without stores are left out.
 */
export function regionsByProximity(
  regions: readonly ShowroomRegion[],
  to: DeliveryPlace,
): ShowroomRegion[] {
  const filled = regions.filter(({ showrooms }) => showrooms.length > 0)
  if (!to.province_id) return filled
  const order = sortByProximity(
    filled.flatMap(({ showrooms }) => showrooms),
    to,
  )
  const rankOf = ({ showrooms }: ShowroomRegion) =>
    order.findIndex((store) => showrooms.includes(store))
  return filled
    .sort((a, b) => rankOf(a) - rankOf(b))
    .map((region) => ({ ...region, showrooms: sortByProximity(region.showrooms, to) }))
}
