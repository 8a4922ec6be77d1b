import { getTableColumns } from 'drizzle-orm'
import { z } from 'zod'
import { type productImages, products } from '#backend/db/schema/catalogue.ts'
import type { WishlistEntry } from '#lib/contract/account.ts'
import type { CartItem } from '#lib/contract/cart.ts'
import type {
  DescribedProduct,
  ProductImage,
  ProductSize,
  ProductSummary,
  StyleColors,
} from '#lib/contract/product.ts'
import { toWib } from '#lib/rules/time-zone.ts'

// Triggers alone read the keywords of the search, and they are long.
const { searchText: _, ...readColumns } = getTableColumns(products)

/** The columns of a product that queries read. */
export const productColumns = readColumns

export type ProductRow = Omit<typeof products.$inferSelect, 'searchText'>

/** What `texts` says of a product in another language than English. */
export const productText = z.object({
  name: z.string().optional(),
  short_description: z.string().optional(),
  detailed_description: z.string().optional(),
  color_name: z.string().optional(),
  material: z.string().optional(),
  /** By the position of the image. */
  alt_texts: z.array(z.string()).optional(),
})
export type ProductText = z.infer<typeof productText>

/** The columns that are translated. */
export type TranslatedColumns = Record<
  'name' | 'shortDescription' | 'detailedDescription' | 'colorName' | 'material',
  string
>

/** Translated columns as `texts` keeps them. */
export const toProductText = (columns: TranslatedColumns): ProductText => ({
  name: columns.name,
  short_description: columns.shortDescription,
  detailed_description: columns.detailedDescription,
  color_name: columns.colorName,
  material: columns.material,
})

/** A product with its text in another language; what the text leaves out stays English. */
export const translatedRow = (row: ProductRow, text: ProductText): ProductRow => ({
  ...row,
  name: text.name ?? row.name,
  shortDescription: text.short_description ?? row.shortDescription,
  detailedDescription: text.detailed_description ?? row.detailedDescription,
  colorName: row.colorName && (text.color_name ?? row.colorName),
  material: row.material && (text.material ?? row.material),
})

/** The pictures of a product, with alt texts in the language of its text. */
export const toImages = (
  images: readonly (typeof productImages.$inferSelect)[],
  text: ProductText | undefined,
): ProductImage[] =>
  images.map((image) => ({
    image_url: image.imageUrl,
    image_type: image.imageType,
    alt_text: text?.alt_texts?.[image.position] ?? image.altText,
    dominant_color: image.dominantColor,
  }))

/** The colour of a product; null for one without. */
export const toColor = ({ colorName, colorHex, colorCode }: ProductRow) =>
  colorName && colorHex ? { name: colorName, hex: colorHex, code: colorCode } : null

const toDiscount = ({ discPercent, discNominal }: ProductRow) =>
  discPercent > 0 || discNominal > 0
    ? { direct_disc_percent: discPercent, direct_disc_nominal: discNominal }
    : null

/** A product with what other tables say of it, all in the language of the request. */
export interface LoadedProduct {
  row: ProductRow
  images: ProductImage[]
  sizes: ProductSize[]
  styleColors: StyleColors | undefined
}

/** A product on a card. */
export const toSummary = ({ row, images, sizes, styleColors }: LoadedProduct): ProductSummary => ({
  id: row.id,
  product_name: row.name,
  product_code: row.code,
  brand_name: row.brandName,
  retail_price: row.retailPrice,
  net_price: row.netPrice,
  direct_discount: toDiscount(row),
  color: toColor(row),
  style_colors: styleColors,
  product_images: images,
  sizes,
})

/** A product with what its page and the feeds say of it. */
export const toDescribed = (
  product: LoadedProduct,
  subcategory: DescribedProduct['category_sub'],
): DescribedProduct => ({
  ...toSummary(product),
  short_description: product.row.shortDescription,
  category_sub: subcategory,
  style_code: product.row.styleCode,
  material: product.row.material,
  sale_ends_at: product.row.saleEndsAt && toWib(product.row.saleEndsAt),
})

/** A product in a wishlist. */
export function toWishlistEntry(product: LoadedProduct): WishlistEntry {
  const { id, ...summary } = toSummary(product)
  return {
    ...summary,
    product_detail_id: id,
    short_description: product.row.shortDescription,
    detailed_description: product.row.detailedDescription,
  }
}

/** A product in a cart, which charges its grand price and shows its cover. */
export const toCartProduct = (
  row: ProductRow,
  images: readonly ProductImage[],
): CartItem['product_detail'] => ({
  product_name: row.name,
  retail_price: row.retailPrice,
  net_price: row.grandPrice,
  m_group_id: row.groupId,
  m_sub_group_id: row.categorySubId,
  product_images: images.filter(({ image_type }) => image_type === 'COVER'),
})
