import type { AreaIndex } from '#area/finder/area-index.ts'
import { Finder } from '#area/finder/finder.ts'
import type { Reading } from '#area/finder/reading.ts'
import type { Role } from '#area/reader/noise.ts'
import type { TypedArea, TypedWord } from '#area/reader/read-typed-area.ts'

/** Maximum words per search. */
const maxWords = 30

/** Maximum unknown words to correct; each correction compares many known words. */
const maxCorrected = 4

/** Slots at the end of the list reserved for places that share their name with the typed city or province. */
const maxNamesakes = 2

const isStreet = (role: Role) => role === 'street' || role === 'open'

/** Keeps the last words: in a long label those name the area. */
function withoutExcess(words: readonly TypedWord[]): readonly TypedWord[] {
  if (words.length <= maxWords) return words
  return words.filter(({ role }) => !isStreet(role)).slice(-maxWords)
}

/** Assigns `role` to the words whose role matches `from`. */
const inRole = (words: readonly TypedWord[], from: (role: Role) => boolean, role: Role) =>
  words.map((word) => (from(word.role) ? { ...word, role } : word))

/** Whether words that look like a street are really a place name: 'Dusun Tengah'. */
const isName = (index: AreaIndex, words: readonly TypedWord[]) =>
  words.every(({ role }) => role !== 'name') &&
  index.named(words.map(({ text }) => text).join('')).length > 0

/** Replaces unknown words by the nearest known ones; undefined when all are known. */
function corrected(index: AreaIndex, words: readonly TypedWord[]): TypedWord[] | undefined {
  const unknown = words.filter(({ role, text }) => role === 'name' && !index.knows(text))
  if (unknown.length === 0) return
  const meant = new Map(
    unknown.slice(0, maxCorrected).map(({ text }) => [text, index.correct(text)]),
  )
  return words.map((word) => ({ ...word, text: meant.get(word.text) ?? word.text }))
}

/**
 * Returns the first `max` readings. If a city or province was typed in full, its areas are followed only by sub-districts and villages with
 * exactly that name.
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

/** Returns all readings, best first. */
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
 * Finds at most `max` sub-districts, best first: those matching all words, else all words after spelling correction, else those named
 * within a label. `allowed` restricts the result to these ids.
 */
export const findAreas = (
  index: AreaIndex,
  { words }: TypedArea,
  { max, allowed }: { max: number; allowed?: ReadonlySet<number> | undefined },
): Reading[] => firstOf(readAll(index, withoutExcess(words), allowed), max)
