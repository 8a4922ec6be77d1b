import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { products } from '#db/schema/catalogue.ts'
import { instant } from '#db/schema/columns.ts'

/** The last imported state of a product; an unchanged record skips the comparison. */
export const importedProducts = pgTable('imported_products', {
  productId: integer('product_id')
    .primaryKey()
    .references(() => products.id, { onDelete: 'cascade' }),
  /** Hash of the garment, its sizes and their stock. */
  hash: text().notNull(),
  /** `products.updated_at` after the import; a different value means a change from elsewhere. */
  productUpdatedAt: instant('product_updated_at').notNull(),
})
