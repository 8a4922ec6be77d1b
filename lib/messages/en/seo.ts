import { collectionTexts } from '#brand/texts/en/collections.ts'

/** Collections for popular searches. */
export const collectionsMessages = {
  title: 'Popular searches',
  all: (count: number) => `See all ${count} items`,
  pages: collectionTexts,
}

/** The page for language models. */
export const llmsMessages = {
  about:
    'Prices are in whole Indonesian rupiah (IDR). Orders are delivered within Indonesia from the nearest store, or kept in a store for pickup. Payment is online.',
  lists: 'Product lists',
  search: 'Search',
  searchText: (address: string) =>
    `Append words, in Indonesian or English, to ${address} (for example a garment, a colour and a size).`,
  data: 'Data',
  googleFeed:
    'all products and sizes with price and availability, in the format of Google Merchant Center',
  tsvFeed: 'the same as tab-separated values',
  inventoryFeed: 'which store has which size',
  sitemap: 'all pages',
  cartLink: (address: string) =>
    `${address} shows what it would add (product, size code and pieces), and asks the shopper before anything is in the cart.`,
  cart: 'Fill a cart',
  service: 'Service and policies',
  markdown: 'Plain text',
  markdownText: (address: string) =>
    `Products, lists, stores and help are also Markdown: append .md to the path, as in ${address}, or send Accept: text/markdown.`,
  /** Links from a page's Markdown version to the page. */
  page: 'The page in the shop',
  /** For platforms that fill a cart for a shopper. */
  payInShop: 'The shopper chooses delivery and pays in the shop, at continue_url.',
}

/** Descriptions for search engines and shared links. */
export const seoMessages = {
  inCategory: (name: string, category: string) => `${name}, ${category}`,
  page: (title: string, page: number) => `${title}, page ${page}`,
  listDescription: (title: string, count: number, brand: string) =>
    `${title}: ${count} items at ${brand}, delivered from the nearest store or ready to pick up in a store near you.`,
  productDescription: (name: string, price: string, brand: string) =>
    `${name} for ${price} at ${brand}.`,
}
