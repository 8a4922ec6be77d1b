import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '#db/schema/columns.ts'
import { customers } from '#db/schema/customers.ts'

/** Passkeys for signing in. Private keys stay on the customers' devices. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id),
    /** The browser's id for the key. */
    credentialId: text('credential_id').notNull().unique(),
    /** Base64url. */
    publicKey: text('public_key').notNull(),
    /** Signature counter, if the device keeps one. */
    counter: bigint({ mode: 'number' }).notNull(),
    /** Comma-separated transports of the device. */
    transports: text().notNull(),
    name: text().notNull(),
    createdAt: instant('created_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [index('passkeys_customer').on(table.customerId)],
)

/** Outstanding passkey challenges, each usable once. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    challenge: text().primaryKey(),
    /** The customer adding a passkey; null for a sign-in. */
    customerId: integer('customer_id').references(() => customers.id),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('passkey_challenges_expiry').on(table.expiresAt),
    index('passkey_challenges_customer').on(table.customerId),
  ],
)
