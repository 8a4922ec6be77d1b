import { editDistance } from '@etalase/contract/rules/edit-distance.ts'
import { countBits } from '#area/finder/bits.ts'

/** Letters that may be wrong in a word. */
const tolerance = ({ length }: string) => (length < 4 ? 0 : length < 6 ? 1 : 2)

/** A bit for each letter that a word has. */
const lettersOf = (word: string): number => {
  let letters = 0
  for (let at = 0; at < word.length; at++) letters |= 1 << (word.charCodeAt(at) % 31)
  return letters
}

interface KnownWord {
  word: string
  letters: number
  /** Places that have it: the one of two words that was meant is likelier in more names. */
  places: number
}

/** The known words, by first letter and length. */
export type Vocabulary = ReadonlyMap<string, readonly KnownWord[]>

const bucketOf = (word: string, length: number) => `${word.charAt(0)}${length}`

/** The words of several lists, each with the number of places that have it. */
export function vocabularyOf(lists: readonly Iterable<[string, number]>[]): Vocabulary {
  const counts = new Map<string, number>()
  for (const list of lists)
    for (const [word, places] of list) counts.set(word, (counts.get(word) ?? 0) + places)
  const words = [...counts].map(([word, places]) => ({ word, letters: lettersOf(word), places }))
  return Map.groupBy(words, ({ word }) => bucketOf(word, word.length))
}

/**
 * The known word that differs least from an unknown one, and begins with the same letter; of several the one that most places have.
 * The word itself where none is near.
 */
export function nearestWord(vocabulary: Vocabulary, word: string): string {
  const [allowed, letters] = [tolerance(word), lettersOf(word)]
  let best = { word, places: Number.POSITIVE_INFINITY, distance: allowed + 1 }
  for (let off = -allowed; off <= allowed; off++)
    for (const other of vocabulary.get(bucketOf(word, word.length + off)) ?? []) {
      const { distance } = best
      const max = other.places > best.places ? distance : distance - 1
      // A wrong letter changes at most two of the letters that a word has.
      if (max < Math.abs(off) || countBits(letters ^ other.letters) > 2 * max) continue
      const found = editDistance(word, other.word, max)
      if (found <= max) best = { word: other.word, places: other.places, distance: found }
    }
  return best.word
}
