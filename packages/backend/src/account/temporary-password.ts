import { createHash, randomInt } from 'node:crypto'
import type { Database } from '@etalase/backend-kit/db/connection.ts'
import { temporaryPasswords } from '@etalase/backend-kit/db/schema/customers.ts'
import { addHours } from 'date-fns/addHours'
import { and, eq, gt, lt } from 'drizzle-orm'

/** Hours for which a mailed password is valid (decisions, Calls). */
const validHours = 24

/** Letters and digits without lookalikes; 12 of these 56 give more than 69 bits. */
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnpqrstuvwxyz23456789'
const length = 12

const newPassword = () =>
  Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('')

const hashOf = (password: string) => createHash('sha256').update(password).digest('hex')

/** Creates a temporary password, valid for 24 hours. The customer's password and earlier temporary ones stay valid. */
export async function issueTemporaryPassword(
  db: Database,
  customerId: number,
  now: Date,
): Promise<string> {
  const password = newPassword()
  await db.insert(temporaryPasswords).values({
    passwordHash: hashOf(password),
    customerId,
    expiresAt: addHours(now, validHours),
  })
  return password
}

/** Returns whether a password was mailed to a customer, is unused and has not expired. */
export async function isTemporaryPassword(
  db: Database,
  { customerId, password }: { customerId: number; password: string },
  now: Date,
): Promise<boolean> {
  const isTheirs = and(
    eq(temporaryPasswords.passwordHash, hashOf(password)),
    eq(temporaryPasswords.customerId, customerId),
    gt(temporaryPasswords.expiresAt, now),
  )
  return (await db.$count(temporaryPasswords, isTheirs)) > 0
}

/** Voids all mailed passwords of a customer. */
export async function deleteTemporaryPasswords(db: Database, customerId: number): Promise<void> {
  await db.delete(temporaryPasswords).where(eq(temporaryPasswords.customerId, customerId))
}

/** Deletes expired mailed passwords. */
export async function deleteExpiredPasswords(db: Database, now: Date): Promise<void> {
  await db.delete(temporaryPasswords).where(lt(temporaryPasswords.expiresAt, now))
}
