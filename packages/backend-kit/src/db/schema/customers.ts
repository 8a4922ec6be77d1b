import { genders } from '@etalase/contract/rules/constants.ts'
import { sql } from 'drizzle-orm'
import {
  boolean,
  doublePrecision,
  index,
  integer,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { subdistricts } from '#db/schema/area.ts'
import { products } from '#db/schema/catalogue.ts'
import { instant } from '#db/schema/columns.ts'

export const gender = pgEnum('gender', genders)

export const customers = pgTable('customers', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  name: text().notNull(),
  gender: gender().notNull(),
  /** Lower case, so that each address has at most one account. */
  email: text().notNull().unique(),
  /** When the customer opened the link mailed to this address; null until then. */
  emailConfirmedAt: instant('email_confirmed_at'),
  /** Counts address changes: a change invalidates links to earlier addresses. */
  emailChanges: integer('email_changes').notNull().default(0),
  /** Device id of the customer's single cart, shared by all their browsers; null before the first. */
  cartDeviceId: uuid('cart_device_id').unique(),
  passwordHash: text('password_hash').notNull(),
  /** Written only by earlier releases; migrations only add. See temporary_passwords. */
  temporaryPasswordHash: text('temporary_password_hash'),
  temporaryPasswordUntil: instant('temporary_password_until'),
  isSubscribed: boolean('is_subscribed').notNull().default(false),
})

/** Unused mailed passwords. They are long and random, so SHA-256 is enough, as for tokens. */
export const temporaryPasswords = pgTable(
  'temporary_passwords',
  {
    passwordHash: text('password_hash').primaryKey(),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('temporary_passwords_customer').on(table.customerId),
    index('temporary_passwords_expiry').on(table.expiresAt),
  ],
)

/** Sessions. Stores only token hashes. */
export const accessTokens = pgTable(
  'access_tokens',
  {
    tokenHash: text('token_hash').primaryKey(),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('access_tokens_customer').on(table.customerId),
    index('access_tokens_expiry').on(table.expiresAt),
  ],
)

export const userAddresses = pgTable(
  'user_addresses',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id),
    label: text().notNull(),
    isPrimary: boolean('is_primary').notNull(),
    recipientName: text('recipient_name').notNull(),
    recipientPhone: text('recipient_phone').notNull(),
    zip: text().notNull(),
    street: text().notNull(),
    subdistrictId: integer('subdistrict_id')
      .notNull()
      .references(() => subdistricts.id),
    notes: text(),
    /** The shopper's pin, in degrees, or null if there is none. */
    latitude: doublePrecision(),
    longitude: doublePrecision(),
  },
  (table) => [
    index('user_addresses_customer').on(table.customerId),
    uniqueIndex('user_addresses_one_primary').on(table.customerId).where(sql`${table.isPrimary}`),
  ],
)

export const wishes = pgTable(
  'wishes',
  {
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id),
    wishedAt: instant('wished_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.productId] })],
)
