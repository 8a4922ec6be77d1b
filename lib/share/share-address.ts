import type { Product } from '@etalase/contract/product.ts'
import { coverOf, grandPrice, type Priced } from '@etalase/contract/rules/price.ts'
import { formatRupiah } from '#lib/messages/formats.ts'

/** The product's fields in a shared link. */
export type SharedProduct = Pick<Product, 'id' | 'product_name' | 'product_images'> & Priced

/** Pixels, the size in which networks show a link's picture. */
export const shareSize = { width: 1200, height: 630 } as const

/** The metadata of such a picture, whose URL has no extension. */
export const shareFormat = { ...shareSize, type: 'image/jpeg' } as const

const mediaFolder = '/media/'

/** Whether a picture is the backend's, and not an SVG. */
const isReadable = (url: string): boolean => /^\/media\/[^?#]+$/.test(url) && !/\.svg$/i.test(url)

/** Returns the path of a product's cover at the backend; null for another origin's cover, an SVG, or none. */
export function shareCover({ product_images }: SharedProduct): string | null {
  const url = coverOf(product_images)?.image_url ?? ''
  return isReadable(url) ? url : null
}

/**
 * Returns the URL and size of a list's cover for networks: few of them support all browser formats. A cover that the shop can't read
 * stays unchanged.
 */
export const sharedCover = (url: string) =>
  isReadable(url)
    ? { url: `/share/cover/${url.slice(mediaFolder.length)}`, ...shareFormat }
    : { url }

/** Returns the text in the picture of a shared product. */
export const shareText = (product: SharedProduct) => ({
  name: product.product_name,
  price: formatRupiah(grandPrice(product)),
})

/** Returns the path of a shared product's picture. It contains the price, so networks refetch after a price change. */
export const sharePath = (product: SharedProduct): string =>
  `/share/${product.id}?${new URLSearchParams({ price: String(grandPrice(product)) })}`
