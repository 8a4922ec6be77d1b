import { dummyHash, hashPassword, isPassword } from '@etalase/backend-kit/account/password.ts'
import type { Database } from '@etalase/backend-kit/db/connection.ts'
import { passkeys } from '@etalase/backend-kit/db/schema/passkeys.ts'
import { eq } from 'drizzle-orm'
import { type CustomerRow, findByEmail, setPassword } from '#account/customer-repository.ts'
import { isTemporaryPassword } from '#account/temporary-password.ts'
import { revokeTokens } from '#account/token-repository.ts'

interface Credentials {
  email: string
  password: string
}

/** Revokes all tokens and passkeys: an intruder with the old password may be signed in, or may have added a passkey. */
async function activateTemporaryPassword(
  db: Database,
  customerId: number,
  password: string,
): Promise<void> {
  const passwordHash = await hashPassword(password)
  await db.transaction(async (tx) => {
    await setPassword(tx, customerId, passwordHash)
    await revokeTokens(tx, customerId)
    await tx.delete(passkeys).where(eq(passkeys.customerId, customerId))
  })
}

/**
 * Returns the customer with this e-mail address and password, or null. Takes the same time for known and unknown
 * addresses. A temporary password becomes the password and ends all earlier sessions.
 */
export async function authenticate(
  db: Database,
  { email, password }: Credentials,
  now: Date,
): Promise<CustomerRow | null> {
  const customer = await findByEmail(db, email)
  const [isOwn, isMailed] = await Promise.all([
    isPassword(password, customer?.passwordHash ?? dummyHash),
    isTemporaryPassword(db, { customerId: customer?.id ?? 0, password }, now),
  ])
  if (!customer) return null
  if (isMailed) await activateTemporaryPassword(db, customer.id, password)
  return isOwn || isMailed ? customer : null
}
