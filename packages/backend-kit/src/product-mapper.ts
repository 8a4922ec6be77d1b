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

// Only triggers read the search keywords, and they are long.
const { searchText: _, ...readColumns } = getTableColumns(products)

/** Product columns that queries select. */
export const productColumns = readColumns

export type ProductRow = Omit<typeof products.$inferSelect, 'searchText'>

/** Garment facts kept in a company's data under the contract's field name, mapped to their columns. */
export const factColumns = { material: 'material' } as const satisfies Record<
  string,
  keyof ProductRow
>

/** Translated columns, keyed by their names in `texts`. */
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

/** A product's translation in `texts`, for languages other than English. */
export const productText = z.object({
  ...fromEntries(translated.map(([name]) => [name, z.string().optional()])),
  /** In order of the image positions. */
  alt_texts: z.array(z.string()).optional(),
})
export type ProductText = z.infer<typeof productText>

/** Converts translated columns to the form of `texts`. */
export const toProductText = (columns: TranslatedColumns): ProductText =>
  fromEntries(translated.map(([name, column]) => [name, columns[column]]))

/** Overlays a translation on a product row. Missing texts stay English; empty columns stay empty. */
export const translatedRow = (row: ProductRow, text: ProductText): ProductRow => ({
  ...row,
  ...Object.fromEntries(
    translated.map(([name, column]) => [column, row[column] && (text[name] ?? row[column])]),
  ),
})

/** Converts a column value for the contract: times become WIB. */
const toSent = (value: unknown) => (value instanceof Date ? toWib(value) : value)

/** Picks the fields of a contract schema that have a column of the same name. */
export function columnFields(row: ProductRow, { shape }: { shape: object }) {
  const values = new Map<string, unknown>(Object.entries(row))
  return Object.fromEntries(
    Object.entries(productColumns)
      .filter(([, { name }]) => name in shape)
      .map(([column, { name }]) => [name, toSent(values.get(column))]),
  )
}

/** Converts product images, with alt texts in the translation's language. */
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

/** Returns a product's colour, or null if there is none. */
export const toColor = ({ colorName, colorHex, colorCode }: ProductRow) =>
  colorName && colorHex ? { name: colorName, hex: colorHex, code: colorCode } : null

const toDiscount = ({ discPercent, discNominal }: ProductRow) =>
  discPercent > 0 || discNominal > 0
    ? { direct_disc_percent: discPercent, direct_disc_nominal: discNominal }
    : null

/** A product row with its data from other tables, in the request's language. */
export interface LoadedProduct {
  row: ProductRow
  images: ProductImage[]
  sizes: ProductSize[]
  styleColors: StyleColors | undefined
}

/** Converts a product for a card. */
export const toSummary = ({ row, images, sizes, styleColors }: LoadedProduct): ProductSummary => ({
  id: row.id,
  product_name: row.name,
  product_code: row.code,
  brand_name: row.brandName,
  retail_price: row.retailPrice,
  net_price: row.netPrice,
  direct_discount: toDiscount(row),
  // Omitted when absent: few sales end, and lists are long.
  ...(row.saleEndsAt && { sale_ends_at: toWib(row.saleEndsAt) }),
  color: toColor(row),
  style_colors: styleColors,
  product_images: images,
  sizes,
})

/** Converts a product with the details for its page and the feeds. */
export const toDescribed = (
  product: LoadedProduct,
  subcategory: DescribedProduct['category_sub'],
): DescribedProduct => ({
  ...columnFields(product.row, describedProduct),
  ...toSummary(product),
  short_description: product.row.shortDescription,
  category_sub: subcategory,
})

/** Converts a product for a wishlist. */
export function toWishlistEntry(product: LoadedProduct): WishlistEntry {
  const { id, ...summary } = toSummary(product)
  return {
    ...summary,
    product_detail_id: id,
    short_description: product.row.shortDescription,
    detailed_description: product.row.detailedDescription,
  }
}

/** Converts a product for a cart, which charges the grand price and shows the cover. */
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
