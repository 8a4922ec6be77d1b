import { plural } from '#lib/messages/formats.ts'

/** Search results, and the search field's suggestions. */
export const searchMessages = {
  nothingFor: (search: string) => `No results for “${search}”`,
  /** The words searched for. */
  tried: (tried: string) => `We searched for: ${tried}.`,
  nothingText: 'Try different words, or fewer.',
  didYouMean: 'Did you mean',
  nearest: 'Closest categories',
  categories: 'Categories',
  inCategory: (subcategory: string, category: string) => `${subcategory} in ${category}`,
  bestSellers: 'Best sellers',
  newest: 'New arrivals',
  corrected: (search: string) => `Showing results for “${search}”.`,
  leftOut: (left: string) => `No product matches every word. These results leave out: ${left}.`,
  suggestions: 'Suggestions',
  found: (count: number) => plural(count, { one: '1 suggestion', other: `${count} suggestions` }),
  lastSearches: 'Recent searches',
  clear: 'Clear recent searches',
  cleared: 'Your recent searches are cleared.',
  label: 'Brand',
}
