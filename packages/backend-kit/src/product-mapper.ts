import type { WishlistEntry } from '@etalase/contract/account.ts'
import type { CartItem } from '@etalase/contract/cart.ts'
import {
  type DescribedProduct,
  describedProduct,
  type ProductImage,
  type ProductSize,
  type ProductSummary,
  type StyleColors,
} from '@etalase/contract/product.ts'
import { entriesOf, fromEntries } from '@etalase/contract/rules/entries.ts'
import { toWib } from '@etalase/contract/rules/time-zone.ts'
import { getTableColumns } from 'drizzle-orm'
import { z } from 'zod'
import { type productImages, products } from '#db/schema/catalogue.ts'

// Triggers alone read the keywords of the search, and they are long.
const { searchText: _, ...readColumns } = getTableColumns(products)

/** The columns of a product that queries read. */
export const productColumns = readColumns

export type ProductRow = Omit<typeof products.$inferSelect, 'searchText'>

/** Texts of a garment that stand in a company's data under the name of the contract's field, and their columns. */
export const factColumns = { material: 'material' } as const satisfies Record<
  string,
  keyof ProductRow
>

/** The columns that are translated, by the names that `texts` has for them. */
const translatedColumns = {
  name: 'name',
  short_description: 'shortDescription',
  detailed_description: 'detailedDescription',
  color_name: 'colorName',
  ...factColumns,
} as const satisfies Record<string, keyof ProductRow>

type TranslatedColumn = (typeof translatedColumns)[keyof typeof translatedColumns]
export type TranslatedColumns = Record<TranslatedColumn, string>

const translated = entriesOf(translatedColumns)

/** What `texts` says of a product in another language than English. */
export const productText = z.object({
  ...fromEntries(translated.map(([name]) => [name, z.string().optional()])),
  /** By the position of the image. */
  alt_texts: z.array(z.string()).optional(),
})
export type ProductText = z.infer<typeof productText>

/** Translated columns as `texts` keeps them. */
export const toProductText = (columns: TranslatedColumns): ProductText =>
  fromEntries(translated.map(([name, column]) => [name, columns[column]]))

/** A product with its text in another language; what the text leaves out stays English, and what there is not has none. */
export const translatedRow = (row: ProductRow, text: ProductText): ProductRow => ({
  ...row,
  ...Object.fromEntries(
    translated.map(([name, column]) => [column, row[column] && (text[name] ?? row[column])]),
  ),
})

/** A value of a column as the contract sends it: times are in WIB. */
const toSent = (value: unknown) => (value instanceof Date ? toWib(value) : value)

/** The fields of a schema of the contract that are columns of the same name. */
export function columnFields(row: ProductRow, { shape }: { shape: object }) {
  const values = new Map<string, unknown>(Object.entries(row))
  return Object.fromEntries(
    Object.entries(productColumns)
      .filter(([, { name }]) => name in shape)
      .map(([column, { name }]) => [name, toSent(values.get(column))]),
  )
}

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
  // Few have an end, and lists are long.
  ...(row.saleEndsAt && { sale_ends_at: toWib(row.saleEndsAt) }),
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
  ...columnFields(product.row, describedProduct),
  ...toSummary(product),
  short_description: product.row.shortDescription,
  category_sub: subcategory,
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
