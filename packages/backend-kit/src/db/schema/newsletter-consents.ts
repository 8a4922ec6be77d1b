import { consentSources } from '@etalase/contract/rules/constants.ts'
import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant, language } from '#db/schema/columns.ts'
import { customers } from '#db/schema/customers.ts'

/** What customers agreed to when they subscribed: Law 27/2022, article 24, asks for proof. */
export const newsletterConsents = pgTable(
  'newsletter_consents',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id),
    givenAt: instant('given_at').notNull(),
    /** The form; null when the shop did not say. */
    source: text({ enum: consentSources }),
    /** The words that were shown with it; null when the shop did not say. */
    wording: text(),
    /** The language of these words. */
    language: language(),
    withdrawnAt: instant('withdrawn_at'),
  },
  (table) => [
    uniqueIndex('newsletter_consents_one')
      .on(table.customerId)
      .where(sql`${table.withdrawnAt} is null`),
    index('newsletter_consents_withdrawn').on(table.withdrawnAt),
  ],
)
