import type { Measurements } from '@etalase/contract/product.ts'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core'
import { instant, money } from '#db/schema/columns.ts'
import { productIndexes } from '#db/schema/product-indexes.ts'

export const categories = pgTable('categories', {
  id: integer().primaryKey(),
  name: text().notNull(),
  groupId: integer('group_id').notNull(),
  coverImageUrl: text('cover_image_url').notNull(),
  coverText: text('cover_text').notNull(),
  position: integer().notNull(),
})

export const categorySubs = pgTable('category_subs', {
  id: integer().primaryKey(),
  categoryId: integer('category_id')
    .notNull()
    .references(() => categories.id),
  name: text().notNull(),
  showCover: boolean('show_cover').notNull(),
  coverImageUrl: text('cover_image_url'),
  coverText: text('cover_text'),
  position: integer().notNull(),
})

export const products = pgTable(
  'products',
  {
    id: integer().primaryKey(),
    code: text().notNull().unique(),
    name: text().notNull(),
    brandName: text('brand_name').notNull(),
    categoryId: integer('category_id')
      .notNull()
      .references(() => categories.id),
    categorySubId: integer('category_sub_id')
      .notNull()
      .references(() => categorySubs.id),
    groupId: integer('group_id').notNull(),
    retailPrice: money('retail_price').notNull(),
    netPrice: money('net_price').notNull(),
    discPercent: integer('disc_percent').notNull(),
    discNominal: money('disc_nominal').notNull(),
    /** Net price minus the direct discount; used for sorting and charging. */
    grandPrice: money('grand_price').notNull(),
    /** When the direct discount ends and grand_price returns to net_price; null for no end. */
    saleEndsAt: instant('sale_ends_at'),
    shortDescription: text('short_description').notNull(),
    detailedDescription: text('detailed_description').notNull(),
    /** Fabric and composition; null when unknown. */
    material: text(),
    sizeChartUrl: text('size_chart_url'),
    /** Maximum pieces, across all sizes, per order and customer; null for no limit. */
    maxPerOrder: integer('max_per_order'),
    weightGrams: integer('weight_grams').notNull(),
    volumeCm3: integer('volume_cm3').notNull(),
    /** Search keywords besides name, colour and short description. */
    searchText: text('search_text').notNull(),
    /** The colour's display name, its '#RRGGBB', and its family's code: 'navy' is 'blue'. */
    colorName: text('color_name'),
    colorHex: text('color_hex'),
    colorCode: text('color_code'),
    /** Products sharing this code are colours of one garment. */
    styleCode: text('style_code'),
    listedAt: instant('listed_at').notNull(),
    /** Last change of the row, set by a trigger. */
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    ...productIndexes(table),
    index('products_sale_ends').on(table.saleEndsAt).where(sql`${table.saleEndsAt} is not null`),
    check(
      'products_prices',
      sql`${table.grandPrice} >= 0 and ${table.grandPrice} <= ${table.netPrice}`,
    ),
  ],
)

/** Colour families for filtering lists. */
export const colors = pgTable('colors', {
  code: text().primaryKey(),
  name: text().notNull(),
  /** The swatch's '#RRGGBB'. */
  hex: text().notNull(),
  position: integer().notNull(),
})

/** Product counts by category, group, brand and sale; triggers on `products` keep them exact. */
export const productCounts = pgTable(
  'product_counts',
  {
    categoryId: integer('category_id').notNull(),
    categorySubId: integer('category_sub_id').notNull(),
    groupId: integer('group_id').notNull(),
    brandName: text('brand_name').notNull(),
    isSale: boolean('is_sale').notNull(),
    products: bigint({ mode: 'number' }).notNull(),
  },
  ({ categoryId, categorySubId, groupId, brandName, isSale }) => [
    primaryKey({ columns: [categoryId, categorySubId, groupId, brandName, isSale] }),
  ],
)

export const productImages = pgTable(
  'product_images',
  {
    productId: integer('product_id')
      .notNull()
      .references(() => products.id),
    position: integer().notNull(),
    imageUrl: text('image_url').notNull(),
    imageType: text('image_type').notNull(),
    altText: text('alt_text').notNull(),
    dominantColor: text('dominant_color').notNull(),
  },
  (table) => [primaryKey({ columns: [table.productId, table.position] })],
)

export const productSizes = pgTable(
  'product_sizes',
  {
    productId: integer('product_id')
      .notNull()
      .references(() => products.id),
    sizeCode: text('size_code').notNull(),
    sizeName: text('size_name').notNull(),
    position: integer().notNull(),
    /** The size's id in an imported file, which identifies a renamed garment. */
    fileId: text('file_id'),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.sizeCode] }),
    index('product_sizes_file_id').on(table.fileId).where(sql`${table.fileId} is not null`),
  ],
)

export const relatedProducts = pgTable(
  'related_products',
  {
    productId: integer('product_id')
      .notNull()
      .references(() => products.id),
    relatedId: integer('related_id')
      .notNull()
      .references(() => products.id),
    position: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.productId, table.relatedId] })],
)

/** Measurements by size-chart drawing and sub-category. */
export const sizeCharts = pgTable(
  'size_charts',
  {
    url: text().notNull(),
    categorySubId: integer('category_sub_id')
      .notNull()
      .references(() => categorySubs.id),
    measurements: jsonb().$type<Measurements>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.url, table.categorySubId] })],
)

/** Editorial content of a page, as the contract describes it. */
export const pageContents = pgTable('page_contents', {
  key: text().primaryKey(),
  content: jsonb().notNull(),
})
