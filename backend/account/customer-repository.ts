import { addHours } from 'date-fns'
import { eq } from 'drizzle-orm'
import type { Database } from '#backend/db/connection.ts'
import { customers } from '#backend/db/schema/customers.ts'
import { isUniqueViolation } from '#backend/db/unique-violation.ts'

export type CustomerRow = typeof customers.$inferSelect
type NewCustomer = Pick<CustomerRow, 'name' | 'gender' | 'email' | 'passwordHash'>

/** How long a mailed password may wait to be used (decisions, Calls). */
const temporaryPasswordHours = 24

/** One address, one account: as it is stored and looked up. */
export const normaliseEmail = (email: string) => email.trim().toLowerCase()

/** The account of an e-mail address, or undefined. */
export async function findByEmail(db: Database, email: string): Promise<CustomerRow | undefined> {
  const [row] = await db
    .select()
    .from(customers)
    .where(eq(customers.email, normaliseEmail(email)))
  return row
}

/** An account by its id. Throws when there is none: whoever asks holds a token for it. */
export async function getCustomer(db: Database, id: number): Promise<CustomerRow> {
  const [row] = await db.select().from(customers).where(eq(customers.id, id))
  if (!row) throw new Error(`No customer ${id}`)
  return row
}

/** Opens an account and gives its id, or null when the address has one already. */
export async function createCustomer(db: Database, customer: NewCustomer): Promise<number | null> {
  const [created] = await db
    .insert(customers)
    .values({ ...customer, email: normaliseEmail(customer.email) })
    .onConflictDoNothing()
    .returning({ id: customers.id })
  return created?.id ?? null
}

/** Changes what a customer tells of themselves; false when the e-mail address is another's. */
export async function updateProfile(
  db: Database,
  id: number,
  profile: Pick<CustomerRow, 'name' | 'gender' | 'email'>,
): Promise<boolean> {
  try {
    await db
      .update(customers)
      .set({ ...profile, email: normaliseEmail(profile.email) })
      .where(eq(customers.id, id))
    return true
  } catch (error) {
    if (isUniqueViolation(error)) return false
    throw error
  }
}

/** Subscribes a customer to the newsletter, or ends it. */
export async function setSubscription(
  db: Database,
  id: number,
  isSubscribed: boolean,
): Promise<void> {
  await db.update(customers).set({ isSubscribed }).where(eq(customers.id, id))
}

/** Sets the password that counts from now on; one that was mailed is void. */
export async function setPassword(db: Database, id: number, passwordHash: string): Promise<void> {
  await db
    .update(customers)
    .set({ passwordHash, temporaryPasswordHash: null, temporaryPasswordUntil: null })
    .where(eq(customers.id, id))
}

/** Lets a second password in for 24 hours, beside the one that the customer may still remember. */
export async function setTemporaryPassword(
  db: Database,
  id: number,
  temporaryPasswordHash: string,
  now: Date,
): Promise<void> {
  const temporaryPasswordUntil = addHours(now, temporaryPasswordHours)
  await db
    .update(customers)
    .set({ temporaryPasswordHash, temporaryPasswordUntil })
    .where(eq(customers.id, id))
}
