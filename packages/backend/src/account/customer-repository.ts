import type { Database } from '@etalase/backend-kit/db/connection.ts'
import { findLockedCustomer } from '@etalase/backend-kit/db/lock-rows.ts'
import { customers } from '@etalase/backend-kit/db/schema/customers.ts'
import { isUniqueViolation } from '@etalase/backend-kit/db/sql-helpers.ts'
import { sessionEnded } from '@etalase/backend-kit/http/customer.ts'
import { queueAccountMail } from '@etalase/backend-kit/mail/mail-queue.ts'
import { emailKey } from '@etalase/contract/rules/email.ts'
import { eq } from 'drizzle-orm'
import { deleteTemporaryPasswords } from '#account/temporary-password.ts'

export type CustomerRow = typeof customers.$inferSelect
type NewCustomer = Pick<CustomerRow, 'name' | 'gender' | 'email' | 'passwordHash'>

/** Finds the account of an e-mail address. */
export async function findByEmail(db: Database, email: string): Promise<CustomerRow | undefined> {
  const [row] = await db
    .select()
    .from(customers)
    .where(eq(customers.email, emailKey(email)))
  return row
}

/** Returns the account of a signed-in customer. Throws UNAUTHORIZED (401) when it has been deleted. */
export async function getCustomer(db: Database, id: number): Promise<CustomerRow> {
  const [row] = await db.select().from(customers).where(eq(customers.id, id))
  if (!row) throw sessionEnded()
  return row
}

/** Returns the account and locks it until the caller's transaction ends. Throws UNAUTHORIZED (401) when it has been deleted. */
export async function lockCustomer(tx: Database, id: number): Promise<CustomerRow> {
  const row = await findLockedCustomer(tx, id)
  if (!row) throw sessionEnded()
  return row
}

/**
 * Creates an account, and queues the mail that confirms its address if the limit allows. Returns its id, or null when
 * the address already has an account.
 */
export function createCustomer(
  db: Database,
  customer: NewCustomer,
  { now, mayMail }: { now: Date; mayMail: () => Promise<boolean> },
): Promise<number | null> {
  const email = emailKey(customer.email)
  return db.transaction(async (tx) => {
    const [created] = await tx
      .insert(customers)
      .values({ ...customer, email })
      .onConflictDoNothing()
      .returning({ id: customers.id })
    if (!created) return null
    if (await mayMail()) await queueAccountMail(tx, { kind: 'CONFIRM_EMAIL', email }, now)
    return created.id
  })
}

/**
 * Updates a customer's profile. A new e-mail address is unconfirmed, and passwords mailed to the old one become void.
 * Returns false when the address belongs to another account.
 */
export async function updateProfile(
  db: Database,
  id: number,
  profile: Pick<CustomerRow, 'name' | 'gender' | 'email'>,
): Promise<boolean> {
  const email = emailKey(profile.email)
  try {
    await db.transaction(async (tx) => {
      const before = await lockCustomer(tx, id)
      const isNew = before.email !== email
      const unconfirmed = { emailConfirmedAt: null, emailChanges: before.emailChanges + 1 }
      await tx
        .update(customers)
        .set({ ...profile, email, ...(isNew && unconfirmed) })
        .where(eq(customers.id, id))
      if (isNew) await deleteTemporaryPasswords(tx, id)
    })
    return true
  } catch (error) {
    if (isUniqueViolation(error)) return false
    throw error
  }
}

/** Subscribes a customer to the newsletter or unsubscribes them. */
export async function setSubscription(
  db: Database,
  id: number,
  isSubscribed: boolean,
): Promise<void> {
  await db.update(customers).set({ isSubscribed }).where(eq(customers.id, id))
}

/** Sets the password and voids all temporary ones. */
export async function setPassword(tx: Database, id: number, passwordHash: string): Promise<void> {
  await tx.update(customers).set({ passwordHash }).where(eq(customers.id, id))
  await deleteTemporaryPasswords(tx, id)
}

/** Marks a customer's e-mail address as confirmed. */
export async function setEmailConfirmed(db: Database, id: number, now: Date): Promise<void> {
  await db.update(customers).set({ emailConfirmedAt: now }).where(eq(customers.id, id))
}
