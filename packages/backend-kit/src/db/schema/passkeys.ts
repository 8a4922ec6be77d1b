import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '#db/schema/columns.ts'
import { customers } from '#db/schema/customers.ts'

/** Passkeys that sign customers in. The private keys are on the customers' devices. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id),
    /** By which the browser names it. */
    credentialId: text('credential_id').notNull().unique(),
    /** In Base64url. */
    publicKey: text('public_key').notNull(),
    /** How often it has signed, as far as the device counts. */
    counter: bigint({ mode: 'number' }).notNull(),
    /** How the device is reached, with commas. */
    transports: text().notNull(),
    name: text().notNull(),
    createdAt: instant('created_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [index('passkeys_customer').on(table.customerId)],
)

/** What a passkey was asked to sign and has not signed yet: each once. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    challenge: text().primaryKey(),
    /** Who adds a passkey; null for a sign-in. */
    customerId: integer('customer_id').references(() => customers.id),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('passkey_challenges_expiry').on(table.expiresAt),
    index('passkey_challenges_customer').on(table.customerId),
  ],
)
