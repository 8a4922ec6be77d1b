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

/** Whoever had to ask for a new password may have lost the old one to somebody who is signed in with it. */
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
 * The customer whose password this is, or null. Takes the same time whether the address is known
 * or not. A mailed password that is used becomes the password, and every
 * session from before ends.
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
