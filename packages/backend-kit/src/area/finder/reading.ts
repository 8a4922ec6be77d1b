import type { Subdistrict, Village } from '#area/finder/places.ts'
import type { Naming } from '#area/finder/takings.ts'

/** An interpretation of typed text as one sub-district. */
export interface Reading {
  place: Subdistrict
  /** The matching village, when the sub-district's own name was not typed. */
  village: Village | undefined
  /** Whether full names explain all words. */
  isWhole: boolean
  naming: Naming
  /** A bit for each typed word that a full name explains. */
  mask: number
  /** Sort keys, most important first. */
  rank: readonly [whole: number, agreement: number, weight: number, part: number]
}

/** Compares readings, better first; ties keep name order. */
export function compareReadings(a: Reading, b: Reading): number {
  for (let at = 0; at < a.rank.length; at++) {
    const difference = (b.rank[at] ?? 0) - (a.rank[at] ?? 0)
    if (difference !== 0) return difference
  }
  return a.place.index - b.place.index
}

/** Returns the best of several readings, or null if there are none. */
export const bestOf = (readings: readonly (Reading | null)[]): Reading | null =>
  readings.reduce(
    (best, reading) => (reading && (!best || compareReadings(reading, best) < 0) ? reading : best),
    null,
  )
