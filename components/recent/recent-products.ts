import { readStored, removeStored, writeStored } from '#lib/browser/local-storage.ts'

/** A product seen in this browser. It has no price, which would go stale, so the list needs no requests except for pictures. */
export interface RecentProduct {
  id: number
  name: string
  /** The URL of its cover picture. */
  image: string | null
}

const key = 'recently-seen'

/** The number of products that the list shows, plus the page's own. */
const maxProducts = 9

/** Returns whether a stored value is a path of the shop or a URL, as the backend sends it. Other values are ignored. */
const isImage = (value: unknown) =>
  value === null || (typeof value === 'string' && /^(\/(?!\/)|https?:)/.test(value))

function isRecentProduct(value: unknown): value is RecentProduct {
  const { id, name, image } = Object(value)
  return Number.isSafeInteger(id) && id > 0 && typeof name === 'string' && isImage(image)
}

/** Returns the products last seen in this browser, newest first, without the one shown. */
export function readRecent(shownId?: number): RecentProduct[] {
  const stored = readStored(key)
  const products = Array.isArray(stored) ? stored.filter(isRecentProduct) : []
  return products.filter(({ id }) => id !== shownId).slice(0, maxProducts)
}

/** Stores a product as the last one seen. */
export const keepRecent = (product: RecentProduct): void =>
  writeStored(key, [product, ...readRecent(product.id)].slice(0, maxProducts))

/** Clears the products seen in this browser. */
export const clearRecent = (): void => removeStored(key)
