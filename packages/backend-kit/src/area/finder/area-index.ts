import { nearestWord, type Vocabulary, vocabularyOf } from '#area/finder/correct-word.ts'
import type { Named, Place, Places } from '#area/finder/places.ts'
import { WordIndex } from '#area/finder/word-index.ts'
import { nameWords } from '#area/reader/name-words.ts'
import { nicknames } from '#area/reader/nicknames.ts'
import { withDigits } from '#area/reader/numerals.ts'
import { areaId } from '#db/schema/area.ts'

const piecesOf = ({ pieces }: Place) => pieces

/** Joins a name without spaces and hyphens, as written and with its numbers as digits. */
function keysOf(words: readonly string[]): string[] {
  const digits = withDigits(words)
  return digits === words ? [words.join('')] : [words.join(''), digits.join('')]
}

/** An immutable search index of all area names. */
export class AreaIndex {
  readonly places: Places
  readonly subdistrictWords: WordIndex
  readonly cityWords: WordIndex
  readonly provinceWords: WordIndex
  /** Places are the indexes of sub-districts. */
  readonly villageWords: WordIndex
  readonly #named = new Map<string, Named[]>()
  readonly #nicknameWords = new Set<string>()
  readonly #vocabulary: Vocabulary

  constructor(places: Places) {
    this.places = places
    const { provinces, cities, subdistricts } = places
    this.provinceWords = new WordIndex(provinces.map(piecesOf))
    this.cityWords = new WordIndex(cities.map(piecesOf))
    this.subdistrictWords = new WordIndex(subdistricts.map(piecesOf))
    this.villageWords = new WordIndex(
      subdistricts.map(({ villages }) => villages.flatMap(({ pieces }) => pieces)),
    )
    this.#nameAll()
    this.#nameByNicknames()
    this.#vocabulary = vocabularyOf(this.#wordIndexes().map((index) => index.counts()))
  }

  /** Returns the areas with exactly this name, ignoring spacing. */
  named(key: string): readonly Named[] {
    return this.#named.get(key) ?? []
  }

  /** Whether any name has a word with this prefix, or a nickname contains this exact word. */
  knows(start: string): boolean {
    return this.#wordIndexes().some((index) => index.knows(start)) || this.#nicknameWords.has(start)
  }

  /** Returns the word if known, else the nearest known word. */
  correct(word: string): string {
    return this.knows(word) ? word : nearestWord(this.#vocabulary, word)
  }

  #wordIndexes(): readonly WordIndex[] {
    return [this.provinceWords, this.cityWords, this.subdistrictWords, this.villageWords]
  }

  #nameAll(): void {
    const { provinces, cities, subdistricts } = this.places
    for (const place of provinces) this.#add(place.words, { level: 'province', place })
    for (const place of cities) this.#add(place.words, { level: 'city', place })
    for (const place of subdistricts) {
      this.#add(place.words, { level: 'subdistrict', place })
      for (const village of place.villages)
        this.#add(village.words, { level: 'village', place, village })
    }
  }

  #nameByNicknames(): void {
    const { provinces, cities, subdistricts } = this.places
    const named = new Map<number, Named>([
      ...provinces.map((place) => [place.id, { level: 'province', place }] as const),
      ...cities.map((place) => [place.id, { level: 'city', place }] as const),
      ...subdistricts.map((place) => [place.id, { level: 'subdistrict', place }] as const),
    ])
    for (const { written, code } of nicknames) {
      const meant = named.get(areaId(code))
      if (!meant) continue
      const words = nameWords(written)
      this.#add(words, meant)
      for (const word of words) this.#nicknameWords.add(word)
    }
  }

  #add(words: readonly string[], named: Named): void {
    for (const key of keysOf(words)) {
      const known = this.#named.get(key)
      if (known) known.push(named)
      else this.#named.set(key, [named])
    }
  }
}
