import { editDistance } from '@etalase/contract/rules/edit-distance.ts'
import { countBits } from '#area/finder/bits.ts'

/** Maximum wrong letters in a word. */
const tolerance = ({ length }: string) => (length < 4 ? 0 : length < 6 ? 1 : 2)

/** Builds a mask with one bit per distinct letter of a word. */
const lettersOf = (word: string): number => {
  let letters = 0
  for (let at = 0; at < word.length; at++) letters |= 1 << (word.charCodeAt(at) % 31)
  return letters
}

interface KnownWord {
  word: string
  letters: number
  /** How many places have the word. Of two candidates, the more frequent one is likelier. */
  places: number
}

/** Known words by first letter and length. */
export type Vocabulary = ReadonlyMap<string, readonly KnownWord[]>

const bucketOf = (word: string, length: number) => `${word.charAt(0)}${length}`

/** Merges several word lists, each word with the number of places that have it. */
export function vocabularyOf(lists: readonly Iterable<[string, number]>[]): Vocabulary {
  const counts = new Map<string, number>()
  for (const list of lists)
    for (const [word, places] of list) counts.set(word, (counts.get(word) ?? 0) + places)
  const words = [...counts].map(([word, places]) => ({ word, letters: lettersOf(word), places }))
  return Map.groupBy(words, ({ word }) => bucketOf(word, word.length))
}

/**
 * Returns the known word at the smallest edit distance with the same first letter; ties go to the word that most places have. Returns the
 * word itself when none is near.
 */
export function nearestWord(vocabulary: Vocabulary, word: string): string {
  const [allowed, letters] = [tolerance(word), lettersOf(word)]
  let best = { word, places: Number.POSITIVE_INFINITY, distance: allowed + 1 }
  for (let off = -allowed; off <= allowed; off++)
    for (const other of vocabulary.get(bucketOf(word, word.length + off)) ?? []) {
      const { distance } = best
      const max = other.places > best.places ? distance : distance - 1
      // One wrong letter changes at most two bits of the letter mask.
      if (max < Math.abs(off) || countBits(letters ^ other.letters) > 2 * max) continue
      const found = editDistance(word, other.word, max)
      if (found <= max) best = { word: other.word, places: other.places, distance: found }
    }
  return best.word
}
