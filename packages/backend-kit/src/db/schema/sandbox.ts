import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant, money } from '#db/schema/columns.ts'

/** Bills of the payment sandbox: the provider's own data, separate from our orders. */
export const sandboxBills = pgTable('sandbox_bills', {
  billNo: text('bill_no').primaryKey(),
  reference: text().notNull(),
  description: text().notNull(),
  total: money('total').notNull(),
  returnUrl: text('return_url').notNull(),
  expiresAt: instant('expires_at').notNull(),
  status: text().notNull().default('0'),
  channel: text(),
  customerName: text('customer_name').notNull(),
})

/** The sandbox's notifications to the merchant's server, kept until acknowledged. */
export const sandboxNotifications = pgTable(
  'sandbox_notifications',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    billNo: text('bill_no')
      .notNull()
      .references(() => sandboxBills.billNo),
    status: text().notNull(),
    channel: text().notNull(),
    dueAt: instant('due_at').notNull(),
    attempts: integer().notNull().default(0),
    answeredAt: instant('answered_at'),
  },
  (table) => [
    index('sandbox_notifications_due').on(table.dueAt).where(sql`${table.answeredAt} is null`),
  ],
)
