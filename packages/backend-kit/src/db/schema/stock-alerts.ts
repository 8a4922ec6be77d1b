import { sql } from 'drizzle-orm'
import { foreignKey, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { productSizes } from '#db/schema/catalogue.ts'
import { instant, language } from '#db/schema/columns.ts'

/** Requests for a mail when a size is back in stock. */
export const stockAlerts = pgTable(
  'stock_alerts',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    productId: integer('product_id').notNull(),
    sizeCode: text('size_code').notNull(),
    /** Lower case. */
    email: text().notNull(),
    /** Token in the mail's unsubscribe link, which ends all alerts of the address. */
    token: text().notNull().unique(),
    language: language(),
    /** Keyed hash of the client's network while the alert waits: one network can't use up an address's limit. */
    clientNetwork: text('client_network'),
    createdAt: instant('created_at').notNull(),
    /** When the mail was queued; null while the alert waits. */
    notifiedAt: instant('notified_at'),
  },
  (table) => [
    foreignKey({
      name: 'stock_alerts_size',
      columns: [table.productId, table.sizeCode],
      foreignColumns: [productSizes.productId, productSizes.sizeCode],
    }),
    uniqueIndex('stock_alerts_once').on(table.email, table.productId, table.sizeCode),
    index('stock_alerts_waiting')
      .on(table.productId, table.sizeCode)
      .where(sql`${table.notifiedAt} is null`),
  ],
)
