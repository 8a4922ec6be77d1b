import { type Entry, type Kind, kindRank, kinds } from '#search/kinds.ts'
import { phraseWords } from '#search/phrase-words.ts'

/** All words that a search understands, normalized like the index. */
export interface Lexicon {
  entries: ReadonlyMap<string, Entry>
  /** Words of synonyms and products: any other word is mistyped, or not sold here. */
  words: ReadonlySet<string>
  /** Meanings of words that occur only in phrases. */
  ofPhrases: ReadonlyMap<string, Entry>
  /** Terms as written in the synonyms: the index form lacks plurals and hyphens. */
  spellings: ReadonlyMap<string, string>
  /** Words in the longest phrase. */
  longest: number
}

export interface Pair {
  /** The term as written. */
  spelling: string
  term: string
  meaning: string
  kind: string
}

/** Removes doubled words: 'anak anak' becomes 'anak'. */
export const withoutDoubles = (text: string): string =>
  text
    .split(' ')
    .filter((word, index, words) => word !== words[index - 1])
    .join(' ')

function reachable(start: string, edges: ReadonlyMap<string, Set<string>>): string[] {
  const found = new Set([start])
  // A set's iterator also visits members added during the loop.
  for (const term of found) for (const meaning of edges.get(term) ?? []) found.add(meaning)
  return [...found]
}

const wordsIn = (text: string) => text.split(' ').length

/** Picks each term's longest spelling with the same number of words, which is the plural. */
const spellingsOf = (pairs: readonly Pair[]) =>
  new Map(
    pairs
      .filter(({ term, spelling }) => wordsIn(term) === wordsIn(spelling))
      .toSorted((a, b) => a.spelling.length - b.spelling.length)
      .map(({ term, spelling }) => [term, spelling]),
  )

function addEdge(edges: Map<string, Set<string>>, { term, meaning }: Pair): void {
  const known = edges.get(term)
  if (known) known.add(meaning)
  else edges.set(term, new Set([meaning]))
}

/** Shorter words and numbers are missing from the product words. */
const isUnlisted = (word: string) => word.length < 3 || /\d/.test(word)

/**
 * Returns the meanings that some product can have, without phrases that a single-word meaning already covers, to keep queries short and
 * fast.
 */
function sold(meanings: readonly string[], productWords: ReadonlySet<string>): string[] {
  const single = new Set(meanings.filter((meaning) => !meaning.includes(' ')))
  return meanings.filter((meaning) => {
    const parts = meaning.split(' ')
    const isFound = parts.every((word) => isUnlisted(word) || productWords.has(word))
    return isFound && (parts.length === 1 || !parts.some((word) => single.has(word)))
  })
}

/** Builds the lexicon from pairs and product words, both normalized like the index. */
export function buildLexicon(pairs: readonly Pair[], productWords: readonly string[]): Lexicon {
  const kindOf = new Map<string, Kind>()
  const edges = new Map<string, Set<string>>()
  const near = new Map<string, Set<string>>()
  for (const pair of pairs) {
    const kind = kinds.find((known) => known === pair.kind)
    if (!kind || !pair.term) continue
    const known = kindOf.get(pair.term)
    if (!known || kindRank(kind) < kindRank(known)) kindOf.set(pair.term, kind)
    addEdge(kind === 'near' ? near : edges, pair)
  }
  const meanings = new Map([...kindOf.keys()].map((term) => [term, reachable(term, edges)]))
  const isSame = (term: string) => (meaning: string) =>
    meaning === term || meanings.get(meaning)?.includes(term) === true
  const listed = new Set(productWords)
  const entryOf = (term: string, kind: Kind): Entry => {
    const all = meanings.get(term) ?? []
    const some = kind === 'size' ? all : sold(all, listed)
    return {
      kind,
      meanings: some.length > 0 ? some : [term],
      same: some.filter(isSame(term)),
      near: [...(near.get(term) ?? [])].flatMap((meaning) => reachable(meaning, edges)),
    }
  }
  const entries = new Map([...kindOf].map(([term, kind]) => [term, entryOf(term, kind)]))
  const phrases = [...entries.keys()].map((phrase) => phrase.split(' '))
  const words = new Set([...phrases.flat(), ...productWords])
  const longest = Math.max(1, ...phrases.map(({ length }) => length))
  return {
    entries,
    words,
    ofPhrases: phraseWords(entries, listed),
    spellings: spellingsOf(pairs),
    longest,
  }
}
