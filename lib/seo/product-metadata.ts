import type { Metadata } from 'next'
import { brand } from '#lib/config/brand.ts'
import type { Product } from '#lib/contract/product.ts'
import * as words from '#lib/messages/words.ts'
import { formatRupiah } from '#lib/rules/money.ts'
import { grandPrice } from '#lib/rules/price.ts'
import { coverOf } from '#lib/rules/product-images.ts'
import { pageMetadata } from '#lib/seo/page-metadata.ts'

/** A product's metadata: name, description, and the cover as its picture. */
export function productMetadata(product: Product): Metadata {
  const { id, product_name: name, short_description: text } = product
  const cover = coverOf(product.product_images)
  const price = formatRupiah(grandPrice(product))
  return pageMetadata({
    title: name,
    description: text || words.seo.productDescription(name, price, brand.name),
    path: `/product/${id}`,
    picture: cover && { url: cover.image_url, alt: cover.alt_text ?? name },
  })
}
