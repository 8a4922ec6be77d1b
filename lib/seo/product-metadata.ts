import type { Product } from '@etalase/contract/product.ts'
import { nameWithColor } from '@etalase/contract/rules/codes.ts'
import { coverOf, grandPrice } from '@etalase/contract/rules/price.ts'
import type { Metadata } from 'next'
import { brand } from '#brand/company.ts'
import { formatRupiah } from '#lib/messages/formats.ts'
import { pageMetadata, type SharePicture } from '#lib/seo/page-metadata.ts'
import { shareCover, shareFormat, sharePath, shareText } from '#lib/share/share-address.ts'
import { colon } from '#messages/language.ts'
import { seoMessages } from '#messages/seo.ts'

/** Returns the picture of a shared link: with name and price, or only the cover if the shop can't draw one. */
function pictureOf(product: Product): SharePicture | undefined {
  const cover = coverOf(product.product_images)
  if (!cover) return
  const alt = cover.alt_text ?? nameWithColor(product)
  if (!shareCover(product)) return { url: cover.image_url, alt }
  const { name, price } = shareText(product)
  return { url: sharePath(product), alt: `${name}, ${price}. ${alt}`, ...shareFormat }
}

/** Returns a product's metadata: name, description, and its picture. */
export function productMetadata(product: Product): Metadata {
  const { id, product_name: name, short_description: text } = product
  const price = formatRupiah(grandPrice(product))
  return pageMetadata({
    title: name,
    // Includes the name, since the colours of a garment share their text.
    description: text
      ? `${name}${colon}${text}`
      : seoMessages.productDescription(name, price, brand.name),
    path: `/product/${id}`,
    picture: pictureOf(product),
  })
}
