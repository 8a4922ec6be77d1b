import type { Product } from '@etalase/contract/product.ts'
import { coverOf, grandPrice, type Priced } from '@etalase/contract/rules/price.ts'
import { formatRupiah } from '#lib/messages/formats.ts'

/** The product's fields in a shared link. */
export type SharedProduct = Pick<Product, 'id' | 'product_name' | 'product_images'> & Priced

/** Pixels, as networks show the picture of a link. */
export const shareSize = { width: 1200, height: 630 } as const

/** What pages say of such a picture, whose address has no ending. */
export const shareFormat = { ...shareSize, type: 'image/jpeg' } as const

const mediaFolder = '/media/'

/** Whether a picture is the backend's, and no drawing. */
const isReadable = (url: string): boolean => /^\/media\/[^?#]+$/.test(url) && !/\.svg$/i.test(url)

/** The path of a product's cover at the backend; null for a cover of another origin, a drawing, or none. */
export function shareCover({ product_images }: SharedProduct): string | null {
  const url = coverOf(product_images)?.image_url ?? ''
  return isReadable(url) ? url : null
}

/**
 * The address of a list's cover as networks show it, and its size: few of them read all formats of browsers. A cover that the
 * shop cannot read stays as it is.
 */
export const sharedCover = (url: string) =>
  isReadable(url)
    ? { url: `/share/cover/${url.slice(mediaFolder.length)}`, ...shareFormat }
    : { url }

/** The text in the picture of a shared product. */
export const shareText = (product: SharedProduct) => ({
  name: product.product_name,
  price: formatRupiah(grandPrice(product)),
})

/** The path of the picture of a shared product. The price is in it, so that networks ask again when it has changed. */
export const sharePath = (product: SharedProduct): string =>
  `/share/${product.id}?${new URLSearchParams({ price: String(grandPrice(product)) })}`
