import type { AreaIndex } from '#area/finder/area-index.ts'
import { Finder } from '#area/finder/finder.ts'
import type { Reading } from '#area/finder/reading.ts'
import type { Role } from '#area/reader/noise.ts'
import type { TypedArea, TypedWord } from '#area/reader/read-typed-area.ts'

/** Words that a finder takes. */
const maxWords = 30

/** Unknown words of a search that are corrected: each is compared with many known ones. */
const maxCorrected = 4

/** Places at the end of a list for those that have the name of the city or province that was typed. */
const maxNamesakes = 2

const isStreet = (role: Role) => role === 'street' || role === 'open'

/** The last words of a long label name the area. */
function withoutExcess(words: readonly TypedWord[]): readonly TypedWord[] {
  if (words.length <= maxWords) return words
  return words.filter(({ role }) => !isStreet(role)).slice(-maxWords)
}

/** The words, those in some roles in another. */
const inRole = (words: readonly TypedWord[], from: (role: Role) => boolean, role: Role) =>
  words.map((word) => (from(word.role) ? { ...word, role } : word))

/** Whether words that look like a street are a name: 'Dusun Tengah'. */
const isName = (index: AreaIndex, words: readonly TypedWord[]) =>
  words.every(({ role }) => role !== 'name') &&
  index.named(words.map(({ text }) => text).join('')).length > 0

/** The words, the unknown ones replaced by what a typing error may have meant; undefined when all are known. */
function corrected(index: AreaIndex, words: readonly TypedWord[]): TypedWord[] | undefined {
  const unknown = words.filter(({ role, text }) => role === 'name' && !index.knows(text))
  if (unknown.length === 0) return
  const meant = new Map(
    unknown.slice(0, maxCorrected).map(({ text }) => [text, index.correct(text)]),
  )
  return words.map((word) => ({ ...word, text: meant.get(word.text) ?? word.text }))
}

/**
 * The first of some readings. Where the whole name of a city or province was typed, what lies in it comes with nothing behind it
 * but sub-districts and villages of that very name.
 */
function firstOf(readings: readonly Reading[], max: number): Reading[] {
  const isWithin = ({ isWhole, naming }: Reading) => isWhole && naming === 'within'
  const first = readings.findIndex(isWithin)
  const named = readings[first]
  if (!named) return readings.slice(0, max)
  const better = readings.slice(0, first)
  const others = readings.slice(first, readings.findLastIndex(isWithin) + 1)
  const within = [...better, ...others.filter(({ naming }) => naming !== 'own')]
  const namesakes = readings
    .slice(first)
    .filter(({ isWhole, naming, mask }) => isWhole && naming === 'own' && !(named.mask & ~mask))
  const kept = within.slice(0, max - Math.min(maxNamesakes, namesakes.length))
  return [...kept, ...namesakes].slice(0, max)
}

/** All readings, best first. */
function readAll(
  index: AreaIndex,
  words: readonly TypedWord[],
  allowed: ReadonlySet<number> | undefined,
): Reading[] {
  const finder = (tried: readonly TypedWord[]) => new Finder(index, tried, allowed)
  if (words.some(({ role }) => role === 'open')) {
    const label = finder(inRole(words, (role) => role === 'open', 'name')).findLabel()
    if (label) return label
  }
  const closed = isName(index, words)
    ? inRole(words, () => true, 'name')
    : inRole(words, (role) => role === 'open', 'street')
  const asTyped = finder(closed)
  const found = asTyped.find()
  if (found) return found
  const meant = corrected(index, closed)
  const asMeant = meant && finder(meant)
  return asMeant?.find() ?? asTyped.findLabel() ?? asMeant?.findLabel() ?? []
}

/**
 * The sub-districts that a text means, best first, at most `max`: those that have all its words, else those that its words
 * would name without typing errors, else those of which it is a label. With a set of allowed ids it finds no other.
 */
export const findAreas = (
  index: AreaIndex,
  { words }: TypedArea,
  { max, allowed }: { max: number; allowed?: ReadonlySet<number> | undefined },
): Reading[] => firstOf(readAll(index, withoutExcess(words), allowed), max)
