import { type Entry, kindRank } from '#search/kinds.ts'

/** The most phrases that one of their words stands for. */
const maxPhrases = 4

const unique = (texts: readonly string[]): string[] => [...new Set(texts)]

/** What a word means that stands in these phrases alone: what the shortest of those mean whose kind matters most. */
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
 * The words that only phrases have: 'hawaiian' of 'hawaiian shirt'. Without the rest of a phrase such a word means what its phrases
 * mean; no product is described by it.
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
