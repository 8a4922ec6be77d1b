import { type CustomerRow, findByEmail, setPassword } from '#backend/account/customer-repository.ts'
import { dummyHash, isPassword } from '#backend/account/password.ts'
import { revokeTokens } from '#backend/account/token-repository.ts'
import type { Database } from '#backend/db/connection.ts'

interface Credentials {
  email: string
  password: string
}

function temporaryHash(customer: CustomerRow | undefined, now: Date): string {
  const { temporaryPasswordHash, temporaryPasswordUntil } = customer ?? {}
  const isValid = temporaryPasswordUntil != null && temporaryPasswordUntil > now
  return isValid ? (temporaryPasswordHash ?? dummyHash) : dummyHash
}

/** Revokes all tokens: the old password may be in the hands of somebody who is signed in with it. */
function activateTemporaryPassword(
  db: Database,
  customerId: number,
  mailed: string,
): Promise<void> {
  return db.transaction(async (tx) => {
    await setPassword(tx, customerId, mailed)
    await revokeTokens(tx, customerId)
  })
}

/**
 * The customer with this e-mail address and password, or null. Takes the same time for known and
 * unknown addresses. A temporary password becomes the password and ends every earlier session.
 */
export async function authenticate(
  db: Database,
  { email, password }: Credentials,
  now: Date,
): Promise<CustomerRow | null> {
  const customer = await findByEmail(db, email)
  const mailed = temporaryHash(customer, now)
  const [isOwn, isMailed] = await Promise.all([
    isPassword(password, customer?.passwordHash ?? dummyHash),
    isPassword(password, mailed),
  ])
  if (!customer) return null
  if (isMailed) await activateTemporaryPassword(db, customer.id, mailed)
  return isOwn || isMailed ? customer : null
}
