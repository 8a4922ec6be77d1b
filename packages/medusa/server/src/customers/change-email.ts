import type { MedusaContainer } from '@medusajs/framework/types'
import { notFound, Refusal } from '../refusal'
import { databaseOf } from '../scope'
import { moveLogin } from './move-login'

/** PostgreSQL's unique violation. */
const uniqueViolation = '23505'

const isTaken = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === uniqueViolation

/**
 * Changes the e-mail address of an account and of its sign-in, in one transaction. Throws EMAIL_TAKEN (409) for an address that has an
 * account.
 */
export async function changeEmail(
  scope: MedusaContainer,
  id: string,
  email: string,
): Promise<void> {
  const change = databaseOf(scope).transaction(async (tx) => {
    const [customer] = await tx('customer')
      .select('email')
      .where({ id, has_account: true, deleted_at: null })
      .forUpdate()
    if (!customer) throw notFound()
    await moveLogin(tx, id, email)
    await tx('customer').where({ id }).update({ email, updated_at: new Date() })
  })
  await change.catch((error: unknown) => {
    throw isTaken(error) ? new Refusal('EMAIL_TAKEN', { status: 409 }) : error
  })
}
