import { editDistance } from '@etalase/contract/rules/edit-distance.ts'
import { kindRank } from '#search/kinds.ts'
import type { Lexicon } from '#search/lexicon.ts'

/** Maximum alternatives for one unknown word. */
const maxAlternatives = 4

/** Shortest prefix that is completed, and shortest part of two words written as one. */
const minPart = 3

/** Returns the edits allowed: none in two letters, one in up to six, two in longer words. */
const tolerance = ({ length }: string) => (length < minPart ? 0 : length < 7 ? 1 : 2)

/** Whether two words share the first letter, or swap the first two. */
const beginAlike = (a: string, b: string) => a[0] === b[0] || (a[0] === b[1] && a[1] === b[0])

/** Returns the edit distance. People seldom mistype the first letter, so it counts twice: a slipper is no zipper. */
function distanceOf(word: string, known: string, max: number): number {
  const extra = beginAlike(word, known) ? 0 : 1
  return editDistance(word, known, max - extra) + extra
}

const prefixes = /^(?:ber|be|ter|di|se)(?=[a-z]{3})/
const suffixes = /(?<=[a-z]{3})(?:nya|an|kan|in|ku|mu)$/

/** Strips Indonesian affixes if that gives a known word: 'bajunya', 'berkancing'. */
function stemOf(word: string, { words }: Lexicon): string | undefined {
  const forms = [
    word.replace(suffixes, ''),
    word.replace(prefixes, ''),
    word.replace(prefixes, '').replace(suffixes, ''),
  ]
  return forms.find((form) => form !== word && words.has(form))
}

/** Splits two known words written as one: 'celanapendek'. */
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

/** Breaks ties in favour of the most important kind: a mistyped garment isn't also a colour. */
function ofOneKind(words: readonly string[], { entries }: Lexicon): string[] {
  const rankOf = (word: string) => kindRank(entries.get(word)?.kind)
  const best = Math.min(...words.map(rankOf))
  return words.filter((word) => rankOf(word) === best)
}

/** Returns the known words at the smallest distance. */
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

/** 'anak2' is an Indonesian spelling of 'anak-anak', which the index contains as one word. */
const doubled = /^([a-z]{3,})2$/

/** Returns a known word, plus its stem if only phrases contain the word: 'berlengan' of 'tak berlengan' also gives 'lengan'. */
function knownWord(word: string, lexicon: Lexicon): string[] {
  const stem = lexicon.ofPhrases.has(word) ? stemOf(word, lexicon) : undefined
  return stem ? [word, stem] : [word]
}

/**
 * Returns the known words a word can mean, best first; two lists if it is two words written as one. Empty when none is near: the word isn't
 * sold here.
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
