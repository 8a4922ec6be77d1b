import { editDistance } from '@etalase/contract/rules/edit-distance.ts'
import { kindRank } from '#search/kinds.ts'
import type { Lexicon } from '#search/lexicon.ts'

/** The most words that one unknown word can stand for. */
const maxAlternatives = 4

/** Shortest beginning of a word that is completed, and shortest part of two words written as one. */
const minPart = 3

/** Letters that may be wrong: none in two letters, one in up to six, two in a longer word. */
const tolerance = ({ length }: string) => (length < minPart ? 0 : length < 7 ? 1 : 2)

/** The same first letter, or the first two swapped. */
const beginAlike = (a: string, b: string) => a[0] === b[0] || (a[0] === b[1] && a[1] === b[0])

/** The letters that differ. People seldom mistype the first one: another one counts twice, so no slipper is a zipper. */
function distanceOf(word: string, known: string, max: number): number {
  const extra = beginAlike(word, known) ? 0 : 1
  return editDistance(word, known, max - extra) + extra
}

const prefixes = /^(?:ber|be|ter|di|se)(?=[a-z]{3})/
const suffixes = /(?<=[a-z]{3})(?:nya|an|kan|in|ku|mu)$/

/** The word without Indonesian affixes, when that is a known word: 'bajunya', 'berkancing'. */
function stemOf(word: string, { words }: Lexicon): string | undefined {
  const forms = [
    word.replace(suffixes, ''),
    word.replace(prefixes, ''),
    word.replace(prefixes, '').replace(suffixes, ''),
  ]
  return forms.find((form) => form !== word && words.has(form))
}

/** Two known words that were written as one: 'celanapendek'. */
function splitOf(word: string, { words }: Lexicon): [string, string] | undefined {
  for (let at = word.length - minPart; at >= minPart; at--) {
    const [first, second] = [word.slice(0, at), word.slice(at)]
    if (words.has(first) && words.has(second)) return [first, second]
  }
  return undefined
}

const completionsOf = (word: string, { words }: Lexicon) =>
  [...words]
    .filter((known) => known.startsWith(word))
    .toSorted((a, b) => a.length - b.length)
    .slice(0, maxAlternatives)

/** Of equally near words those of the kind that matters most: a mistyped garment is not also a colour. */
function ofOneKind(words: readonly string[], { entries }: Lexicon): string[] {
  const rankOf = (word: string) => kindRank(entries.get(word)?.kind)
  const best = Math.min(...words.map(rankOf))
  return words.filter((word) => rankOf(word) === best)
}

/** The known words that differ least. */
export function nearestWords(word: string, lexicon: Lexicon, max = tolerance(word)): string[] {
  let best = max
  let found: string[] = []
  if (max === 0) return found
  for (const known of lexicon.words) {
    const distance = known.length < minPart ? best + 1 : distanceOf(word, known, best)
    if (distance < best) found = []
    if (distance <= best) found.push(known)
    best = Math.min(best, distance)
  }
  return ofOneKind(found, lexicon).slice(0, maxAlternatives)
}

/** 'anak2' is how Indonesians write 'anak-anak', whose form in the index has the word once. */
const doubled = /^([a-z]{3,})2$/

/** A known word, and its stem where only phrases have the word: 'berlengan' of 'tak berlengan' is 'lengan' too. */
function knownWord(word: string, lexicon: Lexicon): string[] {
  const stem = lexicon.ofPhrases.has(word) ? stemOf(word, lexicon) : undefined
  return stem ? [word, stem] : [word]
}

/**
 * What a word can stand for, best first; two lists when two words were written as one. Empty when
 * nothing is near: the word is not sold here.
 */
export function correctWord(word: string, lexicon: Lexicon): string[][] {
  if (lexicon.words.has(word)) return [knownWord(word, lexicon)]
  const [, once = ''] = doubled.exec(word) ?? []
  if (lexicon.words.has(once)) return [[...knownWord(once, lexicon), word]]
  if (word.length < minPart || /\d/.test(word)) return [[]]
  const stem = stemOf(word, lexicon)
  if (stem) return [[stem]]
  const split = splitOf(word, lexicon)
  if (split) return split.map((part) => [part])
  const completions = completionsOf(word, lexicon)
  return [completions.length > 0 ? completions : nearestWords(word, lexicon)]
}
