import type { AreaIndex } from '#area/finder/area-index.ts'
import { NameBits } from '#area/finder/name-bits.ts'
import type { Subdistrict } from '#area/finder/places.ts'
import { readInFull, readLabel } from '#area/finder/read-label.ts'
import { readPlace } from '#area/finder/read-place.ts'
import { compareReadings, type Reading } from '#area/finder/reading.ts'
import { Spans } from '#area/finder/spans.ts'
import type { Fit } from '#area/finder/word-index.ts'
import type { TypedWord } from '#area/reader/read-typed-area.ts'

/** Longer texts are labels, where substring matches are meaningless. */
const maxPieces = 3

const nameMask = (words: readonly TypedWord[]) =>
  words.reduce((mask, { role }, at) => (role === 'name' ? mask | (1 << at) : mask), 0)

/** Builds a mask of the words right after a sub-district marker such as 'Kec.'. */
const announcedMask = (words: readonly TypedWord[]) =>
  words.reduce((mask, { kind }, at) => (kind?.level === 'subdistrict' ? mask | (2 << at) : mask), 0)

/** Searches an area index for the words of one text, at most 30. `allowed` restricts the result to these ids. */
export class Finder {
  readonly #index: AreaIndex
  readonly #words: readonly TypedWord[]
  readonly #names: number
  readonly #spans: Spans
  readonly #allowed: ReadonlySet<number> | undefined

  constructor(
    index: AreaIndex,
    words: readonly TypedWord[],
    allowed: ReadonlySet<number> | undefined,
  ) {
    this.#index = index
    this.#words = words
    this.#names = nameMask(words)
    this.#spans = new Spans(index, words)
    this.#allowed = allowed
  }

  /** Returns the sub-districts that match all words, best first. */
  find(): Reading[] | undefined {
    if (this.#names === 0 && !this.#allowed) return
    return this.#findInFull() ?? this.#findByStarts() ?? this.#findByPieces()
  }

  /** Returns the sub-districts named within a longer label, keeping only those that explain the most words. */
  findLabel(): Reading[] | undefined {
    const label = {
      names: this.#names,
      announced: this.#names & announcedMask(this.#words),
      hasCode: this.#allowed !== undefined,
    }
    const readings = this.#read(this.#spans.subdistricts(), (place) =>
      readLabel(this.#spans, place, label),
    )
    const [best] = readings ?? []
    return readings?.filter(({ rank }) => rank[0] === best?.rank[0])
  }

  /** Tried first: a full match is unambiguous, and covers most labels. */
  #findInFull(): Reading[] | undefined {
    return this.#read(this.#spans.subdistricts(), (place) =>
      readInFull(this.#spans, place, this.#names),
    )
  }

  #findByPieces(): Reading[] | undefined {
    if (this.#words.length > maxPieces) return
    return this.#findWords(this.#bits('part'), false)
  }

  #findByStarts(): Reading[] | undefined {
    const isKnown = ({ role, text }: TypedWord) => role !== 'name' || this.#index.knows(text)
    if (!this.#words.every(isKnown)) return
    const bits = this.#bits('start')
    return this.#findWords(bits, false) ?? this.#findWords(bits, true)
  }

  #bits(fit: Fit): NameBits {
    return new NameBits(this.#index, this.#words, this.#spans, fit)
  }

  /** Returns the sub-districts whose names, or whose villages' names, contain all words. */
  #findWords(bits: NameBits, takesVillages: boolean): Reading[] | undefined {
    const [words, names, spans] = [this.#words, this.#names, this.#spans]
    const search = { words, names, spans, bits, takesVillages }
    return this.#read(this.#index.places.subdistricts, (place) => {
      const found = bits.of(place) | (takesVillages ? bits.villagesOf(place) : 0)
      return (found & names) === names ? readPlace(search, place) : null
    })
  }

  /** Returns the readings of places, best first, or undefined if there are none. */
  #read(
    places: Iterable<Subdistrict>,
    read: (place: Subdistrict) => Reading | null,
  ): Reading[] | undefined {
    const readings: Reading[] = []
    for (const place of places) {
      if (this.#allowed && !this.#allowed.has(place.id)) continue
      const reading = read(place)
      if (reading) readings.push(reading)
    }
    return readings.length > 0 ? readings.sort(compareReadings) : undefined
  }
}
