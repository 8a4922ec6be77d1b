import { isEmptyWord, type Kind, kindOf } from '#area/reader/kinds.ts'
import { nameWords } from '#area/reader/name-words.ts'
import { markNoise, type Role } from '#area/reader/noise.ts'
import { numberOf } from '#area/reader/numerals.ts'

/** A word of a typed area. */
export interface TypedWord {
  text: string
  /** The number that it is, in digits: 'satu' and 'i' are '1'. */
  digits: string | undefined
  /** The kind of area that it announces; it may be a part of a name all the same ('Kota Agung'). */
  kind: Kind | undefined
  role: Role
}

/** What somebody typed or pasted to find an area. */
export interface TypedArea {
  words: TypedWord[]
  /** A postal code, or what it starts with; empty when none was typed. */
  postalCode: string
}

/** What stands between the parts of an address; a hyphen does with spaces around it alone ('Pare-pare'). */
const betweenParts = /[,;|/\n\r\t]+|\s[-–—]+\s/

/** A mobile phone number, which may look like a postal code in the middle. */
const phone = /(?<!\d)(?:\+?62[ -]?|0)8\d(?:[ .-]?\d){6,10}(?!\d)/g

/** 'Blok C5/12' and 'RT 03/05' are no parts of their own. */
const betweenNumbers = /(?<=\d) *\/ *(?=\d)/g

const wholeCode = /(?<![\d])[1-9]\d{4}(?![\d])/g
/** Fewer digits are those of half a province. */
const startOfCode = /^[1-9]\d{2,3}$/

/** Takes the last postal code out of a text: a phone number comes before it. */
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

/** The words of a label; where it has nothing but numbers and signs, all that was typed. */
function toWords(parts: readonly string[][]): TypedWord[] {
  const marked = markNoise(parts)
  if (marked.some(({ role }) => role !== 'sign'))
    return marked.map(({ text, role }) => toWord(text, role))
  return parts.flat().map((text) => toWord(text, 'name'))
}

/**
 * Reads an area as people write it: out of a label of a parcel, an identity card or a chat. Kinds of areas, streets, house
 * numbers, RT and RW are told apart from names; a postal code is taken out, with anything around it.
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
