/** How a typed word may match a name: as a whole word, as a prefix, or anywhere within a word. */
export type Fit = 'word' | 'start' | 'part'

/** An index from words to the places whose names contain them. */
export class WordIndex {
  /** Sorted alphabetically. */
  readonly #words: readonly string[]
  readonly #places: readonly (readonly number[])[]

  /** Takes the words of each place, by place index. */
  constructor(wordsByPlace: readonly (readonly string[])[]) {
    const byWord = new Map<string, number[]>()
    for (const [place, words] of wordsByPlace.entries())
      for (const word of words) {
        const places = byWord.get(word)
        if (!places) byWord.set(word, [place])
        else if (places.at(-1) !== place) places.push(place)
      }
    this.#words = [...byWord.keys()].toSorted()
    this.#places = this.#words.map((word) => byWord.get(word) ?? [])
  }

  /** Yields each word with the number of places that have it. */
  *counts(): Iterable<[word: string, places: number]> {
    for (const [at, word] of this.#words.entries()) yield [word, this.#places[at]?.length ?? 0]
  }

  /** Sets a bit for every place that has the word. */
  mark(word: string, fit: Fit, bits: Int32Array, bit: number): void {
    const markAt = (at: number) => {
      for (const place of this.#places[at] ?? []) bits[place] = (bits[place] ?? 0) | bit
    }
    if (fit === 'part') {
      for (const [at, other] of this.#words.entries()) if (other.includes(word)) markAt(at)
      return
    }
    for (let at = this.#firstFrom(word); at < this.#words.length; at++) {
      const other = this.#words[at] ?? ''
      if (fit === 'word' ? other !== word : !other.startsWith(word)) return
      markAt(at)
    }
  }

  /** Whether any name has a word with this prefix. */
  knows(start: string): boolean {
    return (this.#words[this.#firstFrom(start)] ?? '').startsWith(start)
  }

  /** Binary search: returns the index of the first word not before the given one. */
  #firstFrom(word: string): number {
    let [low, high] = [0, this.#words.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((this.#words[middle] ?? '') < word) low = middle + 1
      else high = middle
    }
    return low
  }
}
