import { eq, lt, sql } from 'drizzle-orm'
import type { Database } from '#backend/db/connection.ts'
import { customers, passwordMails } from '#backend/db/schema/customers.ts'
import { maxAttempts } from '#backend/mail/attempts.ts'

/** Queues a new password for a customer; asking twice before it went out sends one. */
export async function queuePasswordMail(
  db: Database,
  customerId: number,
  now: Date,
): Promise<void> {
  await db
    .insert(passwordMails)
    .values({ customerId, queuedAt: now })
    .onConflictDoUpdate({ target: passwordMails.customerId, set: { attempts: 0 } })
}

/** Customers who wait for a new password. */
export function waitingPasswordMails(db: Database) {
  return db
    .select({ customerId: customers.id, email: customers.email })
    .from(passwordMails)
    .innerJoin(customers, eq(customers.id, passwordMails.customerId))
    .where(lt(passwordMails.attempts, maxAttempts))
    .orderBy(passwordMails.attempts, passwordMails.queuedAt)
    .limit(100)
}

/** Counts a failed attempt to mail a password. */
export async function countPasswordAttempt(db: Database, customerId: number): Promise<void> {
  await db
    .update(passwordMails)
    .set({ attempts: sql`${passwordMails.attempts} + 1` })
    .where(eq(passwordMails.customerId, customerId))
}

/** Takes a mail that went out from the queue. */
export async function endPasswordMail(db: Database, customerId: number): Promise<void> {
  await db.delete(passwordMails).where(eq(passwordMails.customerId, customerId))
}
