/** The words of a search, each of which a product must contain. */
export interface SearchWords {
  /** Those that the index of texts finds. */
  indexed: string[]
  /** Those that only reading finds. */
  short: string[]
}

/** The index knows a text by its groups of three letters or digits. */
const isIndexed = (word: string) => /[\p{L}\p{N}]{3}/u.test(word)

/** The words that a shopper typed, in lower case, or undefined when nothing is searched for. */
export function searchWords(search: string | undefined): SearchWords | undefined {
  const words = search?.toLowerCase().split(/\s+/).filter(Boolean) ?? []
  if (words.length === 0) return undefined
  const { indexed = [], short = [] } = Object.groupBy(words, (word) =>
    isIndexed(word) ? 'indexed' : 'short',
  )
  return { indexed, short }
}
