import { createHash, randomBytes } from 'node:crypto'
import type { Database } from '@etalase/backend-kit/db/connection.ts'
import { accessTokens, customers } from '@etalase/backend-kit/db/schema/customers.ts'
import { type Given, statement } from '@etalase/backend-kit/db/statement.ts'
import type { Customer } from '@etalase/backend-kit/http/customer.ts'
import { keptDays } from '@etalase/contract/rules/retention.ts'
import { addDays } from 'date-fns/addDays'
import { and, eq, gt, lt } from 'drizzle-orm'

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')

/** Creates a token that is valid for 30 days. Only its hash is stored. */
export async function issueToken(db: Database, customerId: number, now: Date): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await db
    .insert(accessTokens)
    .values({ tokenHash: hashOf(token), customerId, expiresAt: addDays(now, keptDays.session) })
  return token
}

const customerOfToken = statement(
  'customer_of_token',
  (db, given: Given<{ tokenHash: string; now: Date }>) =>
    db
      .select({
        id: customers.id,
        name: customers.name,
        email: customers.email,
        tokenHash: accessTokens.tokenHash,
      })
      .from(accessTokens)
      .innerJoin(customers, eq(customers.id, accessTokens.customerId))
      .where(
        and(eq(accessTokens.tokenHash, given.tokenHash), gt(accessTokens.expiresAt, given.now)),
      ),
)

/** Finds the customer of a token. Returns null when it is unknown or expired. */
export async function findCustomerByToken(
  db: Database,
  token: string,
  now: Date,
): Promise<Customer | null> {
  const [row] = await customerOfToken(db, { tokenHash: hashOf(token), now })
  return row ?? null
}

/** Deletes the token with this hash. */
export async function revokeToken(db: Database, tokenHash: string): Promise<void> {
  await db.delete(accessTokens).where(eq(accessTokens.tokenHash, tokenHash))
}

/** Deletes all tokens of a customer. */
export async function revokeTokens(db: Database, customerId: number): Promise<void> {
  await db.delete(accessTokens).where(eq(accessTokens.customerId, customerId))
}

/** Deletes expired tokens. */
export async function deleteExpiredTokens(db: Database, now: Date): Promise<void> {
  await db.delete(accessTokens).where(lt(accessTokens.expiresAt, now))
}
