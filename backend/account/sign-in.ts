import { type CustomerRow, findByEmail, setPassword } from '#backend/account/customer-repository.ts'
import { isPassword, nobodysHash } from '#backend/account/password.ts'
import type { Database } from '#backend/db/connection.ts'

interface Credentials {
  email: string
  password: string
}

function temporaryHash(customer: CustomerRow | undefined, now: Date): string {
  const { temporaryPasswordHash, temporaryPasswordUntil } = customer ?? {}
  const isGood = temporaryPasswordUntil != null && temporaryPasswordUntil > now
  return isGood ? (temporaryPasswordHash ?? nobodysHash) : nobodysHash
}

/**
 * The customer whose password this is, or null. Takes the same time whether the address is known
 * or not. A mailed password that is used becomes the password.
 */
export async function customerOf(
  db: Database,
  { email, password }: Credentials,
  now: Date,
): Promise<CustomerRow | null> {
  const customer = await findByEmail(db, email)
  const mailed = temporaryHash(customer, now)
  const [isOwn, isMailed] = await Promise.all([
    isPassword(password, customer?.passwordHash ?? nobodysHash),
    isPassword(password, mailed),
  ])
  if (!customer) return null
  if (isMailed) await setPassword(db, customer.id, mailed)
  return isOwn || isMailed ? customer : null
}
