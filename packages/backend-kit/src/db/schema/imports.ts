import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { products } from '#db/schema/catalogue.ts'
import { instant } from '#db/schema/columns.ts'

/** What the last imported file says of a product: where it says the same again, nothing is compared. */
export const importedProducts = pgTable('imported_products', {
  productId: integer('product_id')
    .primaryKey()
    .references(() => products.id, { onDelete: 'cascade' }),
  /** The hash of the garment, its sizes and their pieces. */
  hash: text().notNull(),
  /** `products.updated_at` after the import: another one is a change by somebody else. */
  productUpdatedAt: instant('product_updated_at').notNull(),
})
