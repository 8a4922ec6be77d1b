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

/** Returns a reading if the full names of a sub-district and its city explain everything typed; null otherwise. */
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

/** Whether full names locate a place: with its parent, with one of its villages, or with its postal code. */
const isPlaced = (taking: Taking, hasCode: boolean): boolean =>
  hasCode ||
  taking.city !== undefined ||
  taking.province !== undefined ||
  (taking.subdistrict !== undefined && taking.village !== undefined)

/** Label data shared by all candidate sub-districts. */
export interface Label {
  /** A bit for each name word. */
  names: number
  /** A bit for each word after 'Kec.'. */
  announced: number
  /** Whether the candidates come from a postal code. */
  hasCode: boolean
}

/**
 * Reads a label with other words, such as a person's name, as this sub-district. It needs the full name of the sub-district or a village,
 * and something that locates it. Null without these, or when the label announces another sub-district.
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
