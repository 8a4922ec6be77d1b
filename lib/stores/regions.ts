import type { Showroom, ShowroomRegion } from '#lib/contract/store.ts'
import { type MapPosition, mapPosition } from '#lib/rules/map-position.ts'

/** The regions with at least one showroom (spec §2, Stores). */
export const listedRegions = (regions: readonly ShowroomRegion[]) =>
  regions.filter((region) => region.showrooms.length > 0)

/** The positions of the showrooms whose map link contains one. */
export const showroomPositions = (showrooms: readonly Showroom[]): MapPosition[] =>
  showrooms.flatMap(({ maps_url }) => mapPosition(maps_url ?? '') ?? [])

const distance = (a: MapPosition, b: MapPosition) =>
  Math.hypot(a.latitude - b.latitude, a.longitude - b.longitude)

/**
 * The position of a region: that of the showroom with the smallest total distance to the others, so that it
 * is always on land. Null when no map link of its showrooms contains a position.
 */
export function regionPosition(region: ShowroomRegion): MapPosition | null {
  const positions = showroomPositions(region.showrooms)
  const totalDistance = (from: MapPosition) =>
    positions.reduce((total, position) => total + distance(from, position), 0)
  return [...positions].sort((a, b) => totalDistance(a) - totalDistance(b))[0] ?? null
}
