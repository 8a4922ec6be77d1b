import { returnReasons } from '@etalase/contract/rules/constants.ts'
import { returnStatuses } from '@etalase/contract/rules/returns.ts'
import { sql } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from '#db/schema/columns.ts'
import { orders } from '#db/schema/orders.ts'

/** Buyers' requests to return an order. */
export const returnRequests = pgTable(
  'return_requests',
  {
    orderId: integer('order_id')
      .primaryKey()
      .references(() => orders.id),
    status: text({ enum: returnStatuses }).notNull().default('REQUESTED'),
    reason: text({ enum: returnReasons }).notNull(),
    words: text().notNull(),
    /** The staff's latest answer. */
    answer: text(),
    requestedAt: instant('requested_at').notNull(),
    movedAt: instant('moved_at').notNull(),
  },
  (table) => [
    index('return_requests_status').on(table.status, table.orderId),
    index('return_requests_over')
      .on(table.movedAt)
      .where(sql`${table.status} in ('REJECTED', 'REFUNDED')`),
  ],
)

/** Pictures of a request, stored as files in the folder `returns` of DATA_DIR. */
export const returnPictures = pgTable(
  'return_pictures',
  {
    orderId: integer('order_id')
      .notNull()
      .references(() => returnRequests.orderId),
    number: integer().notNull(),
    file: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.number] })],
)
