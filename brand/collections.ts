/** The products of a collection, as parts of a list's filter. */
export interface CollectionFilter {
  search?: string
  categoryId?: number
  subcategoryId?: number
  groupId?: number
  brand?: string
  isSale?: true
  sizes?: readonly string[]
  colors?: readonly string[]
  priceMin?: number
  priceMax?: number
  isAvailable?: true
}

/**
 * Popular searches, each with its own page at `/collections/<slug>`. The texts are in `brand/texts/<language>/collections.ts`. Only lists
 * without another URL: a category already has one. Slugs are the same in every language, spelled as local shoppers type them. Searches are
 * in Indonesian, and codes are facet codes.
 */
export const collections = {
  'batik-biru': { search: 'batik', colors: ['blue'] },
  'batik-cokelat': { search: 'batik', colors: ['brown'] },
  'kemeja-batik-pria': { search: 'kemeja batik', categoryId: 6 },
  'dress-batik': { search: 'dress batik' },
  'kebaya-modern': { search: 'kebaya' },
  'baju-lebaran': { search: 'baju lebaran' },
  gamis: { search: 'gamis' },
  'hijab-warna-netral': { subcategoryId: 802, colors: ['beige', 'brown', 'white'] },
  'celana-chino': { search: 'chino' },
  'baju-linen': { search: 'linen' },
  'tas-kanvas': { search: 'tas kanvas' },
  'di-bawah-200-ribu': { priceMax: 200_000, isAvailable: true },
} as const satisfies Record<string, CollectionFilter>

export type CollectionSlug = keyof typeof collections
