import { type Entry, kindRank } from '#search/kinds.ts'

/** Maximum phrases represented by one of their words. */
const maxPhrases = 4

const unique = (texts: readonly string[]): string[] => [...new Set(texts)]

/** Returns the meaning of a word that occurs only in these phrases: that of the shortest ones of the most important kind. */
function meaningOf(
  phrases: readonly string[],
  entries: ReadonlyMap<string, Entry>,
): Entry | undefined {
  const known = phrases
    .toSorted((a, b) => a.length - b.length)
    .flatMap((phrase) => entries.get(phrase) ?? [])
  const [first] = known.toSorted((a, b) => kindRank(a.kind) - kindRank(b.kind))
  if (!first) return undefined
  const chosen = known.filter(({ kind }) => kind === first.kind).slice(0, maxPhrases)
  return {
    kind: first.kind,
    meanings: unique(chosen.flatMap(({ meanings }) => meanings)),
    same: unique(chosen.flatMap(({ same }) => same)),
    near: unique(chosen.flatMap(({ near }) => near)),
  }
}

/**
 * Finds words that occur only in phrases: 'hawaiian' of 'hawaiian shirt'. No product is described by such a word alone, so it takes on the
 * meaning of its phrases.
 */
export function phraseWords(
  entries: ReadonlyMap<string, Entry>,
  productWords: ReadonlySet<string>,
): Map<string, Entry> {
  const phrasesWith = new Map<string, string[]>()
  for (const phrase of entries.keys()) {
    for (const word of unique(phrase.split(' '))) {
      if (entries.has(word) || productWords.has(word)) continue
      phrasesWith.set(word, [...(phrasesWith.get(word) ?? []), phrase])
    }
  }
  return new Map(
    [...phrasesWith].flatMap(([word, phrases]) => {
      const meaning = meaningOf(phrases, entries)
      return meaning ? [[word, meaning] as const] : []
    }),
  )
}
