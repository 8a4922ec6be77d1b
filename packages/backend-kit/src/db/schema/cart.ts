import { sql } from 'drizzle-orm'
import { check, foreignKey, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { productSizes } from '#db/schema/catalogue.ts'
import { instant, money } from '#db/schema/columns.ts'

/** One line of a device's cart. */
export const cartItems = pgTable(
  'cart_items',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    deviceId: uuid('device_id').notNull(),
    productId: integer('product_id').notNull(),
    sizeCode: text('size_code').notNull(),
    qty: integer().notNull(),
    /** Price of one piece when it was last added. */
    priceWhenAdded: money('price_when_added').notNull(),
    addedAt: instant('added_at').notNull().defaultNow(),
  },
  (table) => [
    unique('cart_items_line').on(table.deviceId, table.productId, table.sizeCode),
    foreignKey({
      columns: [table.productId, table.sizeCode],
      foreignColumns: [productSizes.productId, productSizes.sizeCode],
    }),
    check('cart_items_qty', sql`${table.qty} >= 1`),
  ],
)
