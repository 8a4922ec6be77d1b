import { bigint, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '#db/schema/columns.ts'

/**
 * Why the pieces of a size in a showroom changed, for all changes but those by orders: an order's lines say what it took, and its
 * `released_at` that it came back. A trigger on `stock` writes the rows of a transaction that gives its reason (stores/stock-entries.ts).
 * Rows are only added.
 */
export const stockEntries = pgTable('stock_entries', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  productId: integer('product_id').notNull(),
  sizeCode: text('size_code').notNull(),
  showroomId: integer('showroom_id').notNull(),
  delta: integer().notNull(),
  reason: text().notNull(),
  at: instant('at').notNull().defaultNow(),
})
