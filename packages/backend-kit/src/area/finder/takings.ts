import { countBits } from '#area/finder/bits.ts'
import type { Subdistrict, Village } from '#area/finder/places.ts'
import type { Span, Spans } from '#area/finder/spans.ts'

/** The whole names that one understanding of a text takes, each word once; on some levels none. */
export interface Taking {
  subdistrict: Span | undefined
  village: Span | undefined
  city: Span | undefined
  province: Span | undefined
  /** A bit for each typed word that they take. */
  mask: number
}

const nothing: Taking = {
  subdistrict: undefined,
  village: undefined,
  city: undefined,
  province: undefined,
  mask: 0,
}

/** Spans of one name, at most: a word may be repeated. */
const maxSpans = 4

const levels = ['subdistrict', 'village', 'city', 'province'] as const

/** All ways in which whole names of a sub-district take typed words. */
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

/** The village whose whole name is taken. */
export const villageOf = ({ village }: Taking): Village | undefined =>
  village?.named.level === 'village' ? village.named.village : undefined

/** How often a word before a name, which is in no name itself, announces what follows (1), or another kind of area (-1). */
const agreements = (taking: Taking, wanted: 1 | -1): number =>
  levels.filter((level) => {
    const span = taking[level]
    return span?.agreement === wanted && (span.before & taking.mask) === 0
  }).length

/** How many words whole names explain. Those that have to be found count double: 'Kota' and words of streets are in names too. */
export const wholenessOf = (taking: Taking, names: number): number =>
  countBits(taking.mask) + countBits(taking.mask & names) + agreements(taking, 1)

/** How often the words before names announce what follows, less how often they announce another kind. */
export const agreementOf = (taking: Taking): number =>
  agreements(taking, 1) - agreements(taking, -1)

/** Whether a text names a sub-district by its own name or that of a village, by what it lies in, or by both. */
export type Naming = 'own' | 'within' | 'both'

export function namingOf({ subdistrict, village, city, province }: Taking): Naming {
  if (!subdistrict && !village) return 'within'
  return city || province ? 'both' : 'own'
}

/**
 * How much people who type so look for this. A name alone is that of a city or province before that of a sub-district or village;
 * a sub-district that is named with what it lies in is meant before all others.
 */
export function weightOf({ subdistrict, village, city, province }: Taking): number {
  const isPlaced = city !== undefined || province !== undefined
  const above = (city ? 2 : 0) + (province ? 1 : 0)
  if (subdistrict) return isPlaced ? 20 + above : 8
  if (village) return isPlaced ? 15 : 6
  if (city) return 14 + above
  return province ? 12 : 0
}
