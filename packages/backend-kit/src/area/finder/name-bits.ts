import type { AreaIndex } from '#area/finder/area-index.ts'
import type { Place, Subdistrict } from '#area/finder/places.ts'
import type { Spans } from '#area/finder/spans.ts'
import type { Fit, WordIndex } from '#area/finder/word-index.ts'
import type { TypedWord } from '#area/reader/read-typed-area.ts'

/** Shorter prefixes match too many village names. */
const minVillageStart = 3

/** Lists of places whose names are compared. */
type List = 'subdistricts' | 'cities' | 'provinces'

/** A bit mask of matching typed words for each place of a list. */
type BitLists = Readonly<Record<List, Int32Array>>

const emptyLists = ({ places }: AreaIndex): BitLists => ({
  subdistricts: new Int32Array(places.subdistricts.length),
  cities: new Int32Array(places.cities.length),
  provinces: new Int32Array(places.provinces.length),
})

/** Matches typed words with the names of places. */
export class NameBits {
  readonly #index: AreaIndex
  readonly #words: readonly TypedWord[]
  readonly #fit: Fit
  readonly #pieces: BitLists
  readonly #whole: BitLists
  #villages: Int32Array | undefined

  constructor(index: AreaIndex, words: readonly TypedWord[], spans: Spans, fit: Fit) {
    this.#index = index
    this.#words = words
    this.#fit = fit
    this.#pieces = emptyLists(index)
    this.#whole = emptyLists(index)
    this.#markNames(index.subdistrictWords, this.#pieces.subdistricts, 1)
    this.#markNames(index.cityWords, this.#pieces.cities, 1)
    this.#markNames(index.provinceWords, this.#pieces.provinces, 1)
    markWhole(spans.masks('village'), this.#whole.subdistricts)
    markWhole(spans.masks('subdistrict'), this.#whole.subdistricts)
    markWhole(spans.masks('city'), this.#whole.cities)
    markWhole(spans.masks('province'), this.#whole.provinces)
  }

  /** Returns the typed words that are pieces of a place's own name. */
  pieces(list: List, { index }: Place): number {
    return this.#pieces[list][index] ?? 0
  }

  /** Returns the typed words that are pieces of the names of a sub-district's villages. */
  villagesOf({ index }: Subdistrict): number {
    if (!this.#villages) {
      this.#villages = new Int32Array(this.#index.places.subdistricts.length)
      this.#markNames(this.#index.villageWords, this.#villages, minVillageStart)
    }
    return this.#villages[index] ?? 0
  }

  /** Returns all typed words matching a sub-district: in its own name, its parents' names, or as whole names of its villages. */
  of(place: Subdistrict): number {
    const { city } = place
    return (
      this.#all('subdistricts', place) |
      this.#all('cities', city) |
      this.#all('provinces', city.province)
    )
  }

  #all(list: List, place: Place): number {
    return this.pieces(list, place) | (this.#whole[list][place.index] ?? 0)
  }

  /** Marks the words that require a match; words shorter than `minStart` match only as whole words. */
  #markNames(index: WordIndex, bits: Int32Array, minStart: number): void {
    for (const [at, { role, text, digits }] of this.#words.entries()) {
      if (role !== 'name') continue
      const isAlone = text.length === 1 && at < this.#words.length - 1
      const isShort = isAlone || text.length < minStart || /^\d/.test(text)
      index.mark(text, isShort ? 'word' : this.#fit, bits, 1 << at)
      if (digits) index.mark(digits, 'word', bits, 1 << at)
    }
  }
}

function markWhole(masks: Iterable<[Place, number]>, bits: Int32Array): void {
  for (const [{ index }, mask] of masks) bits[index] = (bits[index] ?? 0) | mask
}
