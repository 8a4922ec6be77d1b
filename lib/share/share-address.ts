import type { Product } from '@etalase/contract/product.ts'
import { coverOf, grandPrice, type Priced } from '@etalase/contract/rules/price.ts'
import { formatRupiah } from '#lib/messages/formats.ts'

/** The product's fields in a shared link. */
export type SharedProduct = Pick<Product, 'id' | 'product_name' | 'product_images'> & Priced

/** The path of a product's cover at the backend; null for a cover of another origin, a drawing, or none. */
export function shareCover({ product_images }: SharedProduct): string | null {
  const url = coverOf(product_images)?.image_url ?? ''
  return /^\/media\/[^?#]+$/.test(url) && !/\.svg$/i.test(url) ? url : null
}

/** The text in the picture of a shared product. */
export const shareText = (product: SharedProduct) => ({
  name: product.product_name,
  price: formatRupiah(grandPrice(product)),
})

/** The path of the picture of a shared product. The price is in it, so that networks ask again when it has changed. */
export const sharePath = (product: SharedProduct): string =>
  `/share/${product.id}?${new URLSearchParams({ price: String(grandPrice(product)) })}`
