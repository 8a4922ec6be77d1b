import type { Sort } from '@etalase/contract/rules/constants.ts'
import { plural } from '#lib/messages/formats.ts'

const sorts: Record<Sort, string> = {
  NEWEST: 'Newest Items',
  PRICE_DESC: 'Price: High to Low',
  PRICE_ASC: 'Price: Low to High',
}

/** Product lists. */
export const listMessages = {
  /** For agents in browsers (docs/agents.md). */
  sortTool: 'Changes the order of this list.',
  everything: 'All products',
  everythingText: 'Five Indonesian brands, one wardrobe.',
  sale: 'Sale',
  saleText: 'Good clothes at lower prices, while stocks last.',
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

/** Read out by screen readers after a number. */
const items = (count: number) => plural(count, { one: 'item', other: 'items' })

/** The filters of a product list. */
export const filterMessages = {
  open: 'Filter',
  openWith: (chosen: number) => `Filter (${chosen})`,
  title: 'Filter',
  close: 'Close filter',
  available: 'In stock only',
  size: 'Size',
  color: 'Colour',
  label: 'Brand',
  price: 'Price',
  priceFrom: 'From (IDR)',
  priceTo: 'To (IDR)',
  priceUnread: "We couldn't read this price. Please enter it like 150,000 or 150k.",
  searchTooLong: (limit: number) =>
    `This search is too long. These are the results for its first ${limit} characters.`,
  applyPrice: 'Apply price',
  items,
  chosen: 'Active filters',
  sizeOf: (name: string) => `Size ${name}`,
  priceBetween: (min: string, max: string) => `${min} to ${max}`,
  priceFromOn: (min: string) => `From ${min}`,
  priceUpTo: (max: string) => `Up to ${max}`,
  remove: (name: string) => `Remove filter: ${name}`,
  clear: 'Clear all',
  show: (count: number) => (count === 0 ? 'No items found' : `Show ${count} ${items(count)}`),
  nothing: 'No items match all of these filters',
  nothingText: 'Remove a filter to see more items.',
}
