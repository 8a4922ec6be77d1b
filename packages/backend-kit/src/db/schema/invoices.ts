import { bookedKinds } from '@etalase/contract/staff-invoices.ts'
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant, money } from '#db/schema/columns.ts'
import { orders } from '#db/schema/orders.ts'

/** Last used numbers of invoices and credit notes: unlike a PostgreSQL sequence, they roll back with a transaction. */
export const bookedNumbers = pgTable('booked_numbers', {
  kind: text({ enum: bookedKinds }).primaryKey(),
  last: integer().notNull(),
  /** Paid orders from this time on get an invoice; null means all. Orders paid before this table existed have none. */
  since: instant('since'),
})

/** Invoices of paid orders, with the company details at that time. Only the order names the recipient. */
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
  /** Percent; null, like its base and amount, for a company that doesn't charge PPN. */
  ppnRate: integer('ppn_rate'),
  ppnBase: money('ppn_base'),
  ppnAmount: money('ppn_amount'),
})

/** Credit notes, each for part of an invoice. */
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
    /** The staff's message to the buyer; null for a refund. */
    reason: text(),
  },
  (table) => [
    index('credit_notes_order').on(table.orderId),
    check('credit_notes_amount', sql`${table.amount} > 0`),
  ],
)
