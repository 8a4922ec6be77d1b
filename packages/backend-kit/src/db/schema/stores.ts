import { sql } from 'drizzle-orm'
import { boolean, check, foreignKey, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { subdistricts } from '#db/schema/area.ts'
import { productSizes } from '#db/schema/catalogue.ts'

export const showroomRegions = pgTable('showroom_regions', {
  id: integer().primaryKey(),
  name: text().notNull(),
  position: integer().notNull(),
})

export const showrooms = pgTable('showrooms', {
  id: integer().primaryKey(),
  regionId: integer('region_id')
    .notNull()
    .references(() => showroomRegions.id),
  subdistrictId: integer('subdistrict_id')
    .notNull()
    .references(() => subdistricts.id),
  name: text().notNull(),
  phone: text().notNull(),
  address1: text().notNull(),
  address2: text().notNull(),
  address3: text().notNull(),
  mapsUrl: text('maps_url'),
  isHub: boolean('is_hub').notNull(),
})

/** Stock of a product's size in a showroom. */
export const stock = pgTable(
  'stock',
  {
    productId: integer('product_id').notNull(),
    sizeCode: text('size_code').notNull(),
    showroomId: integer('showroom_id')
      .notNull()
      .references(() => showrooms.id),
    qty: integer().notNull(),
    /** Quantity in the last imported file, and the stock left at that time; null without an import. Any decrease since then was sold. */
    fileQty: integer('file_qty'),
    fileLeft: integer('file_left'),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.sizeCode, table.showroomId] }),
    foreignKey({
      columns: [table.productId, table.sizeCode],
      foreignColumns: [productSizes.productId, productSizes.sizeCode],
    }),
    check('stock_never_below_zero', sql`${table.qty} >= 0`),
  ],
)
