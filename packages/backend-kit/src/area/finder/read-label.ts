import type { Subdistrict } from '#area/finder/places.ts'
import { bestOf, type Reading } from '#area/finder/reading.ts'
import type { Spans } from '#area/finder/spans.ts'
import {
  agreementOf,
  namingOf,
  type Taking,
  takingsOf,
  villageOf,
  weightOf,
  wholenessOf,
} from '#area/finder/takings.ts'

function toReading(place: Subdistrict, taking: Taking, names: number): Reading {
  return {
    place,
    village: taking.subdistrict ? undefined : villageOf(taking),
    isWhole: (names & ~taking.mask) === 0,
    naming: namingOf(taking),
    mask: taking.mask,
    rank: [wholenessOf(taking, names), agreementOf(taking), weightOf(taking), 0],
  }
}

/** How the whole names of a sub-district and of its city are all that was typed; null when they are not. */
export function readInFull(spans: Spans, place: Subdistrict, names: number): Reading | null {
  if (spans.of('city', place.city).length === 0) return null
  const isInFull = ({ subdistrict, city, mask }: Taking) =>
    subdistrict && city && (names & ~mask) === 0
  return bestOf(
    takingsOf(spans, place).map((taking) =>
      isInFull(taking) ? toReading(place, taking, names) : null,
    ),
  )
}

/** Whether whole names say where a place lies: its own with the one above it, with a village of it, or with its postal code. */
const isPlaced = (taking: Taking, hasCode: boolean): boolean =>
  hasCode ||
  taking.city !== undefined ||
  taking.province !== undefined ||
  (taking.subdistrict !== undefined && taking.village !== undefined)

/** What is the same for all sub-districts that a label may name. */
export interface Label {
  /** A bit for each word that is a name. */
  names: number
  /** A bit for each word behind 'Kec.'. */
  announced: number
  /** Whether the places are those of a postal code. */
  hasCode: boolean
}

/**
 * How a label with other words, as the name of a person, is this sub-district: its whole name or that of a village is there, and
 * something says where it lies. Null when they are not, or when another sub-district is announced.
 */
export function readLabel(
  spans: Spans,
  place: Subdistrict,
  { names, announced, hasCode }: Label,
): Reading | null {
  return bestOf(
    takingsOf(spans, place).map((taking) => {
      const own = taking.subdistrict ?? taking.village
      const isNamed = own !== undefined && (own.mask & names) !== 0
      const isOther = (announced & ~taking.mask) !== 0
      return isNamed && !isOther && isPlaced(taking, hasCode)
        ? toReading(place, taking, names)
        : null
    }),
  )
}
