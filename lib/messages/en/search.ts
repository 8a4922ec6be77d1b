import { plural } from '#lib/messages/formats.ts'

/** Search results, and the suggestions of the search field. */
export const search = {
  nothingFor: (search: string) => `Nothing found for “${search}”`,
  /** The words that were looked for. */
  tried: (tried: string) => `We looked for: ${tried}.`,
  nothingText: 'Try other words, or fewer.',
  didYouMean: 'Did you mean',
  nearest: 'Nearest categories',
  categories: 'Categories',
  inCategory: (subcategory: string, category: string) => `${subcategory} in ${category}`,
  bestSellers: 'Best sellers',
  newest: 'New in the shop',
  corrected: (search: string) => `Showing results for “${search}”.`,
  leftOut: (left: string) => `No product has every word. These are without: ${left}.`,
  suggestions: 'Suggestions',
  found: (count: number) => plural(count, { one: '1 suggestion', other: `${count} suggestions` }),
  lastSearches: 'Last searches',
  clear: 'Clear last searches',
  cleared: 'The last searches are cleared.',
  label: 'Label',
}
