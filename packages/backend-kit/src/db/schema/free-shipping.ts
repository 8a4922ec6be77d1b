import { sql } from 'drizzle-orm'
import { check, integer, pgTable } from 'drizzle-orm/pg-core'
import { money } from '#db/schema/columns.ts'

/** From which sum delivery is free: one row, or none where it always costs. */
export const freeShipping = pgTable(
  'free_shipping',
  {
    id: integer().primaryKey().default(1),
    /** The sum of an order's lines. */
    fromTotal: money('from_total').notNull(),
  },
  (table) => [
    check('free_shipping_one', sql`${table.id} = 1`),
    check('free_shipping_from', sql`${table.fromTotal} >= 0`),
  ],
)
