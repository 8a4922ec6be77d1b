import type { Showroom, ShowroomRegion } from '#lib/contract/store.ts'
import { type MapPosition, mapPosition } from '#lib/rules/map-position.ts'

/** The regions that a shopper sees: those with showrooms (spec §2, Stores). */
export const listedRegions = (regions: readonly ShowroomRegion[]) =>
  regions.filter((region) => region.showrooms.length > 0)

/** Where the showrooms are whose map links say so. */
export const showroomPositions = (showrooms: readonly Showroom[]): MapPosition[] =>
  showrooms.flatMap(({ maps_url }) => mapPosition(maps_url ?? '') ?? [])

const distance = (a: MapPosition, b: MapPosition) =>
  Math.hypot(a.latitude - b.latitude, a.longitude - b.longitude)

/**
 * Where a region lies: at the showroom that is nearest to all its others, so never in the sea
 * between them. Null when no map link of its showrooms names a position.
 */
export function regionPosition(region: ShowroomRegion): MapPosition | null {
  const positions = showroomPositions(region.showrooms)
  const wayToAll = (from: MapPosition) =>
    positions.reduce((way, position) => way + distance(from, position), 0)
  return positions.toSorted((a, b) => wayToAll(a) - wayToAll(b))[0] ?? null
}
