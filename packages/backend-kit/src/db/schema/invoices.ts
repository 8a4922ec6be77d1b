import { bookedKinds } from '@etalase/contract/staff-invoices.ts'
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant, money } from '#db/schema/columns.ts'
import { orders } from '#db/schema/orders.ts'

/** The last number of invoices, and of credit notes: unlike a sequence of PostgreSQL it goes back with a transaction. */
export const bookedNumbers = pgTable('booked_numbers', {
  kind: text({ enum: bookedKinds }).primaryKey(),
  last: integer().notNull(),
  /** From when on each paid order has an invoice; null: always. Orders that were paid before this table was there have none. */
  since: instant('since'),
})

/** The invoices of paid orders, with the company as it was then. Whom they are for stands in the order alone. */
export const invoices = pgTable('invoices', {
  orderId: integer('order_id')
    .primaryKey()
    .references(() => orders.id),
  number: integer().notNull().unique(),
  issuedAt: instant('issued_at').notNull(),
  sellerName: text('seller_name').notNull(),
  sellerAddress: text('seller_address').notNull(),
  sellerNpwp: text('seller_npwp'),
  total: money('total').notNull(),
  /** In percent; null of a company that charges no PPN, as are its base and its amount. */
  ppnRate: integer('ppn_rate'),
  ppnBase: money('ppn_base'),
  ppnAmount: money('ppn_amount'),
})

/** What takes back a part of an invoice. */
export const creditNotes = pgTable(
  'credit_notes',
  {
    number: integer().primaryKey(),
    orderId: integer('order_id')
      .notNull()
      .references(() => invoices.orderId),
    issuedAt: instant('issued_at').notNull(),
    amount: money('amount').notNull(),
    ppnAmount: money('ppn_amount'),
    /** What staff wrote for the buyer; null for a refund. */
    reason: text(),
  },
  (table) => [
    index('credit_notes_order').on(table.orderId),
    check('credit_notes_amount', sql`${table.amount} > 0`),
  ],
)
