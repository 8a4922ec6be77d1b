import { kindOf } from '#area/reader/kinds.ts'
import { numberOf } from '#area/reader/numerals.ts'

/**
 * The role of a word in a label. 'name' requires a match, 'street' may match, 'sign' announces the kind of the next words. 'open' may be
 * either: a street without an end mark.
 */
export type Role = 'name' | 'street' | 'open' | 'sign'

export interface MarkedWord {
  text: string
  role: Role
}

const wordsOf = (text: string) => new Set(text.split(' '))

/** Words followed by the name of a street, estate or hamlet, up to the next part. */
const beforeStreets = wordsOf(
  'jl jln jalan gg gang lorong lrg perum perumahan komplek kompleks cluster apartemen ruko dusun dsn',
)

/** Words followed by a number. */
const beforeNumbers = wordsOf('no nomor nmr blok blk kav kavling lantai lt km')

const neighbourhoods = wordsOf('rt rw')

/** Matches '12', 'a', 'iv'. */
const isNumber = (word: string) => /^(?:\d{1,4}|[a-z])$/.test(word) || numberOf(word) !== undefined

/** Longer numbers are phone numbers. */
const isLongNumber = (word: string) => /^\d{5,}$/.test(word)

/** Reads the words of a label in order, tracking the preceding marker. */
class NoiseReader {
  readonly marked: MarkedWord[] = []
  #isStreet = false
  #isNumber = false
  /** Numbers still expected after 'RT' and 'RW': 'RT 03/05', 'RT/RW 03/05' and 'RT 03 RW 05' have two. */
  #neighbourhoods = 0

  /** Starts a new part, which ends any street. */
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

  /** Whether the word is a house, RT or RW number. */
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

  /** Marks an unended street as open: it may include the area's name. */
  end(): void {
    for (const word of this.marked.toReversed()) {
      if (word.role === 'name' || !this.#isStreet) return
      if (word.role === 'street') word.role = 'open'
      else this.#isStreet = false
    }
  }
}

/** Returns the words of all parts of a label, without house, RT and RW numbers. */
export function markNoise(parts: readonly (readonly string[])[]): MarkedWord[] {
  const reader = new NoiseReader()
  for (const part of parts) {
    reader.startPart()
    for (const word of part) reader.read(word)
  }
  reader.end()
  return reader.marked
}
