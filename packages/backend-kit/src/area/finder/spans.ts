import type { AreaIndex } from '#area/finder/area-index.ts'
import type { Named, Place, Subdistrict } from '#area/finder/places.ts'
import type { Level } from '#area/reader/kinds.ts'
import { withDigits } from '#area/reader/numerals.ts'
import type { TypedWord } from '#area/reader/read-typed-area.ts'

/** Consecutive typed words that form the full name of a place. */
export interface Span {
  named: Named
  /** A bit for each of its words. */
  mask: number
  /** 1 when the preceding word announces this kind of place ('Kec.', 'Kota'), -1 when it announces another kind. */
  agreement: -1 | 0 | 1
  /** The bit of that preceding word. */
  before: number
}

/** Words in the longest names, such as 'Special capital region of Jakarta' and 'Pulau-Pulau Babar Timur'. */
const maxWords = 7

function agreementOf(named: Named, before: TypedWord | undefined): Span['agreement'] {
  const kind = before?.kind
  if (!kind) return 0
  if (kind.level !== named.level) return -1
  return named.level === 'city' && kind.type !== named.place.type ? -1 : 1
}

/** Returns the sub-district that a span names; empty for a city or a province. */
function ownPlace([span]: readonly Span[]): Subdistrict[] {
  const named = span?.named
  return named?.level === 'subdistrict' || named?.level === 'village' ? [named.place] : []
}

/** Full names among the typed words, by place. */
export class Spans {
  readonly #byLevel: Record<Level, Map<Place, Span[]>> = {
    village: new Map(),
    subdistrict: new Map(),
    city: new Map(),
    province: new Map(),
  }

  constructor(index: AreaIndex, words: readonly TypedWord[]) {
    for (let start = 0; start < words.length; start++)
      for (let end = start + 1; end <= Math.min(words.length, start + maxWords); end++)
        for (const named of namedBy(index, words.slice(start, end)))
          this.#add({
            named,
            mask: (1 << end) - (1 << start),
            agreement: agreementOf(named, words[start - 1]),
            before: start > 0 ? 1 << (start - 1) : 0,
          })
  }

  /** Returns the spans that name a place on this level. */
  of(level: Level, place: Place): readonly Span[] {
    return this.#byLevel[level].get(place) ?? []
  }

  /** Returns the sub-districts named in full, directly or by one of their villages. */
  subdistricts(): Set<Subdistrict> {
    const { subdistrict, village } = this.#byLevel
    return new Set([...subdistrict.values(), ...village.values()].flatMap(ownPlace))
  }

  /** Yields the places named on a level, each with the mask of all words naming it. */
  *masks(level: Level): Iterable<[Place, number]> {
    for (const [place, spans] of this.#byLevel[level])
      yield [place, spans.reduce((mask, span) => mask | span.mask, 0)]
  }

  #add(span: Span): void {
    const places = this.#byLevel[span.named.level]
    const known = places.get(span.named.place)
    if (known) known.push(span)
    else places.set(span.named.place, [span])
  }
}

/** Returns the places with exactly this name. */
function namedBy(index: AreaIndex, words: readonly TypedWord[]): Iterable<Named> {
  const texts = words.map(({ text }) => text)
  const asWritten = index.named(texts.join(''))
  if (!words.some(({ digits }) => digits)) return asWritten
  return new Set([...asWritten, ...index.named(withDigits(texts).join(''))])
}
