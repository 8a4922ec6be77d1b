import { readStored, removeStored, writeStored } from '#lib/browser/local-storage.ts'

/**
 * A product that was seen in this browser. Without its price, which would be outdated some day: so the list needs no
 * request but for the pictures.
 */
export interface RecentProduct {
  id: number
  name: string
  /** The URL of its cover. */
  image: string | null
}

const key = 'recently-seen'

/** As many as the list shows, and the product of the page. */
const maxProducts = 9

/** A path of the shop or an address, as the backend sends it; other stored values are ignored. */
const isImage = (value: unknown) =>
  value === null || (typeof value === 'string' && /^(\/(?!\/)|https?:)/.test(value))

function isRecentProduct(value: unknown): value is RecentProduct {
  const { id, name, image } = Object(value)
  return Number.isSafeInteger(id) && id > 0 && typeof name === 'string' && isImage(image)
}

/** The products that were seen last in this browser, the latest first; without the one that is shown. */
export function readRecent(shownId?: number): RecentProduct[] {
  const stored = readStored(key)
  const products = Array.isArray(stored) ? stored.filter(isRecentProduct) : []
  return products.filter(({ id }) => id !== shownId).slice(0, maxProducts)
}

/** Keeps a product as the one that was seen last. */
export const keepRecent = (product: RecentProduct): void =>
  writeStored(key, [product, ...readRecent(product.id)].slice(0, maxProducts))

/** Clears the products seen in this browser. */
export const clearRecent = (): void => removeStored(key)
