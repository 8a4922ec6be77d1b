import type { NameBits } from '#area/finder/name-bits.ts'
import type { Subdistrict, Village } from '#area/finder/places.ts'
import { bestOf, type Reading } from '#area/finder/reading.ts'
import type { Spans } from '#area/finder/spans.ts'
import {
  agreementOf,
  namingOf,
  type Taking,
  takingsOf,
  villageOf,
  weightOf,
  wholenessOf,
} from '#area/finder/takings.ts'
import type { TypedWord } from '#area/reader/read-typed-area.ts'

/** Search data shared by all sub-districts. */
export interface Search {
  words: readonly TypedWord[]
  /** A bit for each word that requires a match. */
  names: number
  spans: Spans
  bits: NameBits
  /** Whether words may match pieces of a village's name. */
  takesVillages: boolean
}

const fits = (word: TypedWord, other: string) => other === word.digits || other.includes(word.text)

/** Returns the typed words of a mask. */
const wordsIn = (mask: number, words: readonly TypedWord[]) =>
  words.filter((_, at) => mask & (1 << at))

/** Whether each typed word matches a different piece. */
function eachFits(typed: readonly TypedWord[], pieces: readonly string[]): boolean {
  const free = [...pieces]
  return typed.every((word) => {
    const exact = free.indexOf(word.text)
    const at = exact >= 0 ? exact : free.findIndex((piece) => fits(word, piece))
    if (at >= 0) free.splice(at, 1)
    return at >= 0
  })
}

/** Ranks partial matches: best at the start of the sub-district's own name, then anywhere within it. */
function partRank({ words }: Subdistrict, [first, ...more]: readonly TypedWord[]): number {
  if (!first) return 0
  const name = words.join(' ')
  const start = [first, ...more].map(({ text }) => text).join(' ')
  return (name.startsWith(start) ? 2 : 0) + (name.includes(first.text) ? 1 : 0)
}

/** Finds the village whose name has all these words. */
const villageWith = ({ villages }: Subdistrict, typed: readonly TypedWord[]): Village | undefined =>
  villages.find(({ pieces }) => eachFits(typed, pieces))

/** Splits the words left by full names into those found in pieces of names, and those that only a village can explain. */
function divideRest({ names, bits }: Search, place: Subdistrict, taking: Taking) {
  const { city } = place
  const left = names & ~taking.mask
  const found =
    (taking.subdistrict ? 0 : bits.pieces('subdistricts', place)) |
    (taking.city ? 0 : bits.pieces('cities', city)) |
    (taking.province ? 0 : bits.pieces('provinces', city.province))
  return { left, inNames: left & found, inVillage: left & ~found }
}

/** Returns the pieces of the names not matched in full. */
const piecesLeft = ({ pieces, city }: Subdistrict, taking: Taking): string[] => [
  ...(taking.subdistrict ? [] : pieces),
  ...(taking.city ? [] : city.pieces),
  ...(taking.province ? [] : city.province.pieces),
]

/** Returns a reading with these full names; null when the remaining words aren't in the other names. */
function readTaking(search: Search, place: Subdistrict, taking: Taking): Reading | null {
  const { words, names, takesVillages } = search
  const { left, inNames, inVillage } = divideRest(search, place, taking)
  let village = villageOf(taking)
  if (inVillage !== 0) {
    if (!takesVillages || village) return null
    village = villageWith(place, wordsIn(inVillage, words))
    if (!village) return null
  }
  const rest = inNames === 0 ? [] : wordsIn(inNames, words)
  if (rest.length > 1 && !eachFits(rest, piecesLeft(place, taking))) return null
  return {
    place,
    village: taking.subdistrict ? undefined : village,
    isWhole: left === 0,
    naming: namingOf(taking),
    mask: taking.mask,
    rank: [
      wholenessOf(taking, names),
      agreementOf(taking),
      weightOf(taking),
      partRank(place, rest),
    ],
  }
}

/** Returns the best reading of the typed words as this sub-district, using each word once; null when it doesn't match. */
export function readPlace(search: Search, place: Subdistrict): Reading | null {
  return bestOf(takingsOf(search.spans, place).map((taking) => readTaking(search, place, taking)))
}
