/** The words of a search; a product must contain all of them. */
export interface SearchWords {
  /** Words that the trigram index finds. */
  indexed: string[]
  /** Words that are too short for the index. */
  short: string[]
}

/** The trigram index stores groups of three letters or digits. */
const isIndexed = (word: string) => /[\p{L}\p{N}]{3}/u.test(word)

/** The words of a search text in lower case, or undefined when it has none. */
export function searchWords(search: string | undefined): SearchWords | undefined {
  const words = search?.toLowerCase().split(/\s+/).filter(Boolean) ?? []
  if (words.length === 0) return undefined
  const { indexed = [], short = [] } = Object.groupBy(words, (word) =>
    isIndexed(word) ? 'indexed' : 'short',
  )
  return { indexed, short }
}
