import type { MedusaContainer } from '@medusajs/framework/types'
import { databaseOf, loggerOf } from '../scope'
import { moveLogin } from './move-login'

/**
 * Moves a customer's sign-in to the address that staff have given the account in the admin; Medusa doesn't. A password mailed to the old
 * address no longer signs in.
 */
export async function followEmail(scope: MedusaContainer, id: string): Promise<void> {
  const change = databaseOf(scope).transaction(async (tx) => {
    const [customer] = await tx('customer')
      .select('email')
      .where({ id, has_account: true, deleted_at: null })
      .forUpdate()
    if (!customer) return
    // Normalised as the shop does with what customers type.
    const email = String(customer.email).trim().toLowerCase()
    if (!(await moveLogin(tx, id, email))) return
    await tx('customer')
      .where({ id })
      .update({ email, metadata: tx.raw("metadata - 'adapter_mailed_password'") })
  })
  await change.catch((error: unknown) => {
    loggerOf(scope).error(`The customer ${id} signs in by the address before: ${error}`)
  })
}
