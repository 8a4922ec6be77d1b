import type { Subdistrict, Village } from '#area/finder/places.ts'
import type { Naming } from '#area/finder/takings.ts'

/** How a typed text is understood as one sub-district. */
export interface Reading {
  place: Subdistrict
  /** The village by which it is found, when its own name was not typed. */
  village: Village | undefined
  /** Whether whole names explain all words. */
  isWhole: boolean
  naming: Naming
  /** A bit for each typed word that a whole name explains. */
  mask: number
  /** What puts one reading before another, the most important first. */
  rank: readonly [whole: number, agreement: number, weight: number, part: number]
}

/** Puts the better of two readings first, and those that are as good in the order of their names. */
export function compareReadings(a: Reading, b: Reading): number {
  for (let at = 0; at < a.rank.length; at++) {
    const difference = (b.rank[at] ?? 0) - (a.rank[at] ?? 0)
    if (difference !== 0) return difference
  }
  return a.place.index - b.place.index
}

/** The best of several readings; null without any. */
export const bestOf = (readings: readonly (Reading | null)[]): Reading | null =>
  readings.reduce(
    (best, reading) => (reading && (!best || compareReadings(reading, best) < 0) ? reading : best),
    null,
  )
