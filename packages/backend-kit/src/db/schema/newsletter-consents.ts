import { consentSources } from '@etalase/contract/rules/constants.ts'
import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant, language } from '#db/schema/columns.ts'
import { customers } from '#db/schema/customers.ts'

/** Newsletter consents: Law 27/2022, article 24, requires proof. */
export const newsletterConsents = pgTable(
  'newsletter_consents',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id),
    givenAt: instant('given_at').notNull(),
    /** The subscription form; null when the shop didn't send it. */
    source: text({ enum: consentSources }),
    /** The wording shown with the form; null when the shop didn't send it. */
    wording: text(),
    /** Language of the wording. */
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
