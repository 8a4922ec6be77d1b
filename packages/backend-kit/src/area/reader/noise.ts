import { kindOf } from '#area/reader/kinds.ts'
import { numberOf } from '#area/reader/numerals.ts'

/**
 * What a word of a label is for: 'name' must be found, 'street' may be, 'open' is the one or the other, as the street that
 * nothing ends, and 'sign' says what the words behind it are.
 */
export type Role = 'name' | 'street' | 'open' | 'sign'

export interface MarkedWord {
  text: string
  role: Role
}

const wordsOf = (text: string) => new Set(text.split(' '))

/** Behind these words stands the name of a street, an estate or a hamlet, up to the next part. */
const beforeStreets = wordsOf(
  'jl jln jalan gg gang lorong lrg perum perumahan komplek kompleks cluster apartemen ruko dusun dsn',
)

/** Behind these words stands a number. */
const beforeNumbers = wordsOf('no nomor nmr blok blk kav kavling lantai lt km')

const neighbourhoods = wordsOf('rt rw')

/** '12', 'a', 'iv'. */
const isNumber = (word: string) => /^(?:\d{1,4}|[a-z])$/.test(word) || numberOf(word) !== undefined

/** Longer numbers are those of phones. */
const isLongNumber = (word: string) => /^\d{5,}$/.test(word)

/** Reads the words of a label one after the other, and remembers what they stand behind. */
class NoiseReader {
  readonly marked: MarkedWord[] = []
  #isStreet = false
  #isNumber = false
  /** Numbers that may follow 'RT' and 'RW': 'RT 03/05', 'RT/RW 03/05' and 'RT 03 RW 05' have two. */
  #neighbourhoods = 0

  /** Begins a part, which the words of a street do not go beyond. */
  startPart(): void {
    this.#isStreet = false
    this.#isNumber = false
  }

  read(word: string): void {
    if (isLongNumber(word)) return
    if (neighbourhoods.has(word)) this.#startNeighbourhood(word)
    else if (beforeNumbers.has(word)) this.#isNumber = true
    else if (this.#takesNumber(word)) this.#isStreet = false
    else this.#keep(word)
  }

  #startNeighbourhood(word: string): void {
    const isSecond = word === 'rw' && this.#neighbourhoods === 1
    this.#neighbourhoods = isSecond ? 1 : 2
    this.#isStreet = false
  }

  /** Whether the word is a number that belongs to a house, or to an RT or RW. */
  #takesNumber(word: string): boolean {
    if (!isNumber(word)) {
      this.#isNumber = false
      this.#neighbourhoods = 0
      return false
    }
    if (this.#neighbourhoods > 0) {
      this.#neighbourhoods -= 1
      return true
    }
    const isHouse = this.#isStreet && /^\d/.test(word) && this.marked.at(-1)?.role === 'street'
    this.#isNumber ||= isHouse
    return this.#isNumber
  }

  #keep(word: string): void {
    const startsStreet = beforeStreets.has(word)
    if (startsStreet) this.#isStreet = true
    const isSign = startsStreet || kindOf(word) !== undefined
    if (isSign && !startsStreet) this.#isStreet = false
    this.marked.push({ text: word, role: isSign ? 'sign' : this.#isStreet ? 'street' : 'name' })
  }

  /** A street that nothing ends may have swallowed the area. */
  end(): void {
    for (const word of this.marked.toReversed()) {
      if (word.role === 'name' || !this.#isStreet) return
      if (word.role === 'street') word.role = 'open'
      else this.#isStreet = false
    }
  }
}

/** The words of all parts of a label, without numbers of houses, RT and RW. */
export function markNoise(parts: readonly (readonly string[])[]): MarkedWord[] {
  const reader = new NoiseReader()
  for (const part of parts) {
    reader.startPart()
    for (const word of part) reader.read(word)
  }
  reader.end()
  return reader.marked
}
