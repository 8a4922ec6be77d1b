import type { Sort } from '#lib/rules/constants.ts'

const sorts: Record<Sort, string> = {
  NEWEST: 'Newest Items',
  PRICE_DESC: 'Price: High to Low',
  PRICE_ASC: 'Price: Low to High',
}

/** Product lists. */
export const list = {
  everything: 'All products',
  everythingText: 'Five Indonesian labels, one wardrobe.',
  sale: 'Sale',
  saleText: 'Good clothes at a smaller price, while they last.',
  searchTitle: (search: string) => `Results for “${search}”`,
  within: (found: string, place: string) => `${found} in ${place}`,
  onSale: (found: string) => `${found}, on sale`,
  saleOf: (place: string) => `${place} Sale`,
  ofBrand: (brand: string, place: string) => `${brand}, ${place}`,
  found: (count: number) => `Found ${count} Items`,
  sortBy: 'Sort by',
  apply: 'Apply',
  sorts,
  categories: 'Categories',
  all: 'All',
  filter: 'Filter',
  loadMore: 'Load more',
  loading: 'Loading...',
  end: 'All products has been loaded',
  products: 'Products',
  empty: 'Coming Soon!',
  emptyLink: 'continue shopping',
  failed: 'Fail to retrieve products.',
  categoriesFailed: 'Fail to retrieve categories.',
  previousPage: 'Show previous',
}
