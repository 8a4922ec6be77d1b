import { reviewFits } from '@etalase/contract/rules/constants.ts'
import { reviewStatuses } from '@etalase/contract/rules/reviews.ts'
import { sql } from 'drizzle-orm'
import { check, foreignKey, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant, language } from '#db/schema/columns.ts'
import { orderLines } from '#db/schema/orders.ts'

/** Buyers' reviews: one per order line. */
export const reviews = pgTable(
  'reviews',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    orderId: integer('order_id').notNull(),
    productId: integer('product_id').notNull(),
    sizeCode: text('size_code').notNull(),
    status: text({ enum: reviewStatuses }).notNull().default('PENDING'),
    stars: integer().notNull(),
    fit: text({ enum: reviewFits }),
    text: text().notNull(),
    name: text(),
    /** Language of the review, as reported by the shop's page. */
    language: language(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    foreignKey({
      name: 'reviews_of_line',
      columns: [table.orderId, table.productId, table.sizeCode],
      foreignColumns: [orderLines.orderId, orderLines.productId, orderLines.sizeCode],
    }),
    uniqueIndex('reviews_line').on(table.orderId, table.productId, table.sizeCode),
    index('reviews_shown').on(table.productId, table.id).where(sql`${table.status} = 'APPROVED'`),
    index('reviews_status').on(table.status, table.id),
    check('reviews_stars', sql`${table.stars} between 1 and 5`),
  ],
)
