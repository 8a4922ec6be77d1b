import { pgTable, text } from 'drizzle-orm/pg-core'
import { instant, money } from '#backend/db/schema/columns.ts'

/** A bill at the payment sandbox: the provider's own books, apart from our orders. */
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
