import { sql } from 'drizzle-orm'
import { check, integer, pgTable } from 'drizzle-orm/pg-core'
import { money } from '#db/schema/columns.ts'

/** Threshold for free delivery: one row, or no row when delivery always costs. */
export const freeShipping = pgTable(
  'free_shipping',
  {
    id: integer().primaryKey().default(1),
    /** Minimum sum of an order's lines. */
    fromTotal: money('from_total').notNull(),
  },
  (table) => [
    check('free_shipping_one', sql`${table.id} = 1`),
    check('free_shipping_from', sql`${table.fromTotal} >= 0`),
  ],
)
