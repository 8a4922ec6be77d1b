import { bigint, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '#db/schema/columns.ts'

/**
 * Reasons for stock changes, except those by orders: an order's lines record the pieces taken, and its `released_at` their return. A
 * trigger on `stock` writes the rows when a transaction sets its reason (stores/stock-entries.ts). Append-only.
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
