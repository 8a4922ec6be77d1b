import { plural } from '#lib/messages/formats.ts'

/** Header, menus and search. */
export const headerMessages = {
  /** For agents in browsers (docs/agents.md). */
  searchTool: 'Searches for products by words, such as a garment, a colour and a size.',
  promotion: 'Promotion',
  skip: 'Skip to content',
  backToTop: 'Back to top',
  menu: 'Menu',
  closeMenu: 'Close menu',
  mainNavigation: 'Main',
  stores: 'STORES',
  news: 'NEWS',
  sale: 'SALE',
  saleText: 'Marked down, while sizes last.',
  shopAll: 'Shop All',
  /** To a category's landing: 'Discover Men'. */
  discover: (title: string) => `Discover ${title}`,
  shopSale: (category: string) => `Shop ${category}'s Sale`,
  shopSaleShort: (category: string) => `Shop ${category} Sale`,
  search: 'Search',
  openSearch: 'Open search',
  closeSearch: 'Close search',
  searchLabel: 'Search products',
  searchHint: 'Batik, linen, scarf…',
  /** Null: unknown so far. */
  cart: (pieces: number | null) => {
    if (pieces === null) return 'Cart'
    if (pieces === 0) return 'Cart, empty'
    return plural(pieces, { one: 'Cart, 1 item', other: `Cart, ${pieces} items` })
  },
  /** In the checkout. */
  backToCart: 'Back to cart',
  home: (brand: string) => `${brand}, home`,
}
