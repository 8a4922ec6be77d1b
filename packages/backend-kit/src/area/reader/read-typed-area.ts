import { isEmptyWord, type Kind, kindOf } from '#area/reader/kinds.ts'
import { nameWords } from '#area/reader/name-words.ts'
import { markNoise, type Role } from '#area/reader/noise.ts'
import { numberOf } from '#area/reader/numerals.ts'

/** A word of a typed area. */
export interface TypedWord {
  text: string
  /** Its number as digits, if any: 'satu' and 'i' are '1'. */
  digits: string | undefined
  /** The kind of area it announces; it may still be part of a name ('Kota Agung'). */
  kind: Kind | undefined
  role: Role
}

/** Parsed text of an area search, typed or pasted. */
export interface TypedArea {
  words: TypedWord[]
  /** A postal code or its prefix; empty when none was typed. */
  postalCode: string
}

/** Separators between parts of an address; a hyphen only with spaces around it ('Pare-pare'). */
const betweenParts = /[,;|/\n\r\t]+|\s[-–—]+\s/

/** A mobile phone number, which may contain digits that look like a postal code. */
const phone = /(?<!\d)(?:\+?62[ -]?|0)8\d(?:[ .-]?\d){6,10}(?!\d)/g

/** Joins 'Blok C5/12' and 'RT 03/05', which are single parts. */
const betweenNumbers = /(?<=\d) *\/ *(?=\d)/g

const wholeCode = /(?<![\d])[1-9]\d{4}(?![\d])/g
/** Fewer digits match half a province. */
const startOfCode = /^[1-9]\d{2,3}$/

/** Extracts the last postal code: phone numbers come before it. */
function takePostalCode(text: string): { postalCode: string; rest: string } {
  const found = [...text.matchAll(wholeCode)].at(-1)
  if (!found) return { postalCode: '', rest: text }
  const [postalCode] = found
  const rest = `${text.slice(0, found.index)} ${text.slice(found.index + postalCode.length)}`
  return { postalCode, rest }
}

const toWord = (text: string, role: Role): TypedWord => ({
  text,
  digits: numberOf(text),
  kind: kindOf(text),
  role,
})

/** Returns the words of a label; if it has only numbers and signs, all words typed. */
function toWords(parts: readonly string[][]): TypedWord[] {
  const marked = markNoise(parts)
  if (marked.some(({ role }) => role !== 'sign'))
    return marked.map(({ text, role }) => toWord(text, role))
  return parts.flat().map((text) => toWord(text, 'name'))
}

/**
 * Parses an area as people write it, such as a parcel label, an identity card or a chat message. Separates names from kinds of areas,
 * streets, house numbers, RT and RW, and extracts the postal code.
 */
export function readTypedArea(typed: string): TypedArea {
  const { postalCode, rest } = takePostalCode(typed.replaceAll(phone, ' '))
  const parts = rest
    .replaceAll(betweenNumbers, ' ')
    .split(betweenParts)
    .map((part) => nameWords(part).filter((word) => !isEmptyWord(word)))
    .filter((part) => part.length > 0)
  const words = parts.flat()
  if (words.length === 0) return { words: [], postalCode }
  const start = postalCode === '' && words.find((word) => startOfCode.test(word))
  const isPlain = !words.some((word) => kindOf(word))
  if (start && isPlain && parts.length === 1)
    return { postalCode: start, words: toWords([words.filter((word) => word !== start)]) }
  return { words: toWords(parts), postalCode }
}
