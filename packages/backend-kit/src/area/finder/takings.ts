import { countBits } from '#area/finder/bits.ts'
import type { Subdistrict, Village } from '#area/finder/places.ts'
import type { Span, Spans } from '#area/finder/spans.ts'

/** One choice of full names for a text, using each word once; levels may be empty. */
export interface Taking {
  subdistrict: Span | undefined
  village: Span | undefined
  city: Span | undefined
  province: Span | undefined
  /** A bit for each typed word used. */
  mask: number
}

const nothing: Taking = {
  subdistrict: undefined,
  village: undefined,
  city: undefined,
  province: undefined,
  mask: 0,
}

/** Maximum spans per name: a word may be repeated. */
const maxSpans = 4

const levels = ['subdistrict', 'village', 'city', 'province'] as const

/** Returns all combinations of a sub-district's full names that use typed words. */
export function takingsOf(spans: Spans, place: Subdistrict): readonly Taking[] {
  let takings: Taking[] = [nothing]
  for (const level of levels) {
    const own = level === 'city' ? place.city : level === 'province' ? place.city.province : place
    const found = spans.of(level, own).slice(0, maxSpans)
    if (found.length > 0)
      takings = takings.flatMap((taking) => [
        taking,
        ...found
          .filter(({ mask }) => (mask & taking.mask) === 0)
          .map((span) => ({ ...taking, [level]: span, mask: taking.mask | span.mask })),
      ])
  }
  return takings
}

/** Returns the village matched in full. */
export const villageOf = ({ village }: Taking): Village | undefined =>
  village?.named.level === 'village' ? village.named.village : undefined

/** Counts names whose preceding word announces their kind (1) or another kind (-1). Words used by a name don't count. */
const agreements = (taking: Taking, wanted: 1 | -1): number =>
  levels.filter((level) => {
    const span = taking[level]
    return span?.agreement === wanted && (span.before & taking.mask) === 0
  }).length

/** Counts the words that full names explain. Required words count double, since names also contain 'Kota' and street words. */
export const wholenessOf = (taking: Taking, names: number): number =>
  countBits(taking.mask) + countBits(taking.mask & names) + agreements(taking, 1)

/** Returns matching announcements minus contradicting ones. */
export const agreementOf = (taking: Taking): number =>
  agreements(taking, 1) - agreements(taking, -1)

/** How a text names a sub-district: by its own or a village's name, by its parent's name, or by both. */
export type Naming = 'own' | 'within' | 'both'

export function namingOf({ subdistrict, village, city, province }: Taking): Naming {
  if (!subdistrict && !village) return 'within'
  return city || province ? 'both' : 'own'
}

/**
 * Weights a match by how likely shoppers mean it. A lone name means a city or province before a sub-district or village; a sub-district
 * named with its parent beats everything else.
 */
export function weightOf({ subdistrict, village, city, province }: Taking): number {
  const isPlaced = city !== undefined || province !== undefined
  const above = (city ? 2 : 0) + (province ? 1 : 0)
  if (subdistrict) return isPlaced ? 20 + above : 8
  if (village) return isPlaced ? 15 : 6
  if (city) return 14 + above
  return province ? 12 : 0
}
