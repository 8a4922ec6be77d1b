import type { AreaIndex } from '#area/finder/area-index.ts'
import { NameBits } from '#area/finder/name-bits.ts'
import type { Subdistrict } from '#area/finder/places.ts'
import { readInFull, readLabel } from '#area/finder/read-label.ts'
import { readPlace } from '#area/finder/read-place.ts'
import { compareReadings, type Reading } from '#area/finder/reading.ts'
import { Spans } from '#area/finder/spans.ts'
import type { Fit } from '#area/finder/word-index.ts'
import type { TypedWord } from '#area/reader/read-typed-area.ts'

/** More words are a label, in which letters within words mean nothing. */
const maxPieces = 3

const nameMask = (words: readonly TypedWord[]) =>
  words.reduce((mask, { role }, at) => (role === 'name' ? mask | (1 << at) : mask), 0)

/** The words behind those that announce a sub-district. */
const announcedMask = (words: readonly TypedWord[]) =>
  words.reduce((mask, { kind }, at) => (kind?.level === 'subdistrict' ? mask | (2 << at) : mask), 0)

/** Searches for the words of one text, at most 30, among the areas of an index; with allowed ids, among these alone. */
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

  /** The sub-districts that have all words; best first. */
  find(): Reading[] | undefined {
    if (this.#names === 0 && !this.#allowed) return
    return this.#findInFull() ?? this.#findByStarts() ?? this.#findByPieces()
  }

  /** The sub-districts that are named among other words, and for which most words speak. */
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

  /** Nothing else can be meant, and most labels are such. */
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

  /** The sub-districts that have all words in their names, or those of their villages. */
  #findWords(bits: NameBits, takesVillages: boolean): Reading[] | undefined {
    const [words, names, spans] = [this.#words, this.#names, this.#spans]
    const search = { words, names, spans, bits, takesVillages }
    return this.#read(this.#index.places.subdistricts, (place) => {
      const found = bits.of(place) | (takesVillages ? bits.villagesOf(place) : 0)
      return (found & names) === names ? readPlace(search, place) : null
    })
  }

  /** The readings of places, best first; undefined when there are none. */
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
