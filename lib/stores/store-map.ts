import { type MapPosition, mapPosition } from '@etalase/contract/rules/map-position.ts'
import type { Showroom, ShowroomRegion } from '@etalase/contract/store.ts'
import { outlineFrame } from '#lib/stores/outline-frame.ts'

/** Returns the regions with at least one showroom (spec §2, Stores). */
export const listedRegions = (regions: readonly ShowroomRegion[]) =>
  regions.filter((region) => region.showrooms.length > 0)

/** Returns the positions of showrooms whose map link contains one. */
const showroomPositions = (showrooms: readonly Showroom[]): MapPosition[] =>
  showrooms.flatMap(({ maps_url }) => mapPosition(maps_url ?? '') ?? [])

const distance = (a: MapPosition, b: MapPosition) =>
  Math.hypot(a.latitude - b.latitude, a.longitude - b.longitude)

/**
 * Returns the position of a region: that of the showroom with the smallest total distance to the others, so that it is always on land.
 * Null when no map link of its showrooms contains a position.
 */
export function regionPosition(region: ShowroomRegion): MapPosition | null {
  const positions = showroomPositions(region.showrooms)
  const totalDistance = (from: MapPosition) =>
    positions.reduce((total, position) => total + distance(from, position), 0)
  return [...positions].sort((a, b) => totalDistance(a) - totalDistance(b))[0] ?? null
}

/** A point of the drawn map, in map units. */
export interface MapPoint {
  x: number
  y: number
}

/** A region on the drawn map: its position, and the position of its number. */
export interface RegionMarker {
  regionId: number
  name: string
  shops: number
  /** Its position in the list of regions, from 1. */
  number: number
  place: MapPoint
  badge: MapPoint
}

/** The drawn map, in the units of the outline. */
export const mapSize = { width: 940, height: 370 }

const { north, west, unitsPerDegree } = outlineFrame

/** The distance between the centres of two numbers, in map units: 24 px on a 320 px screen (WCAG 2.5.8). */
export const badgeGap = 72

/** Converts a position to a point on the drawn map. */
export const toMapPoint = ({ latitude, longitude }: MapPosition): MapPoint => ({
  x: Math.round((longitude - west) * unitsPerDegree),
  y: Math.round((north - latitude) * unitsPerDegree),
})

/** Minimum distance from a number's centre to the nearest shop, in map units, so that numbers don't cover shops. */
const shopClearance = 38

const gapBetween = (a: MapPoint, b: MapPoint) => Math.hypot(a.x - b.x, a.y - b.y)

const isOnMap = ({ x, y }: MapPoint) =>
  x >= badgeGap / 2 &&
  x <= mapSize.width - badgeGap / 2 &&
  y >= badgeGap / 2 &&
  y <= mapSize.height - badgeGap / 2

/** Yields points around a place on circles of growing radius, each from north in both directions. */
function* pointsAround(place: MapPoint): Generator<MapPoint> {
  const turns = 24
  for (let radius = shopClearance; radius < mapSize.width; radius += badgeGap / 6) {
    for (let step = 0; step < turns; step += 1) {
      const turn = (step % 2 === 0 ? step : -step - 1) / 2 / turns
      const angle = 2 * Math.PI * turn
      yield {
        x: Math.round(place.x + radius * Math.sin(angle)),
        y: Math.round(place.y - radius * Math.cos(angle)),
      }
    }
  }
}

/** Returns the nearest point to a place where a number fits on the map without overlap; null when there is none. */
function freePoint(place: MapPoint, numbers: readonly MapPoint[], shops: readonly MapPoint[]) {
  for (const point of pointsAround(place)) {
    const isClear =
      isOnMap(point) &&
      numbers.every((other) => gapBetween(point, other) >= badgeGap) &&
      shops.every((shop) => gapBetween(point, shop) >= shopClearance)
    if (isClear) return point
  }
  return null
}

/** Returns the points of all showrooms, and a marker for each region with a position; drops markers that don't fit. */
export function drawStoreMap(regions: readonly ShowroomRegion[]): {
  shops: MapPoint[]
  markers: RegionMarker[]
} {
  const shops = regions.flatMap(({ showrooms }) => showroomPositions(showrooms)).map(toMapPoint)
  const markers: RegionMarker[] = []
  for (const [index, region] of regions.entries()) {
    const position = regionPosition(region)
    if (!position) continue
    const place = toMapPoint(position)
    const numbers = markers.map((marker) => marker.badge)
    const badge = freePoint(place, numbers, shops)
    if (!badge) continue
    markers.push({
      regionId: region.id,
      name: region.region_name,
      shops: region.showrooms.length,
      number: index + 1,
      place,
      badge,
    })
  }
  return { shops, markers }
}
