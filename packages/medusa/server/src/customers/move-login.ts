import type { Transaction } from '../scope'

/** Medusa's provider of sign-ins by e-mail and password. */
const provider = 'emailpass'

/** Selects a customer's sign-ins. They refer to the customer, whose address may have changed. */
const identitiesOf = (tx: Transaction, customerId: string) =>
  tx('provider_identity')
    .where({ provider, deleted_at: null })
    .whereIn(
      'auth_identity_id',
      tx('auth_identity').select('id').whereRaw("app_metadata->>'customer_id' = ?", [customerId]),
    )

/**
 * Moves a customer's sign-in to an address. Returns whether the address is a new one. Deletes an unfinished sign-up for it. Throws
 * PostgreSQL's unique violation when another customer signs in by it.
 */
export async function moveLogin(
  tx: Transaction,
  customerId: string,
  email: string,
): Promise<boolean> {
  await tx('provider_identity')
    .where({ provider, entity_id: email })
    .whereIn(
      'auth_identity_id',
      tx('auth_identity').select('id').whereRaw("app_metadata->>'customer_id' is null"),
    )
    .delete()
  const moved = await identitiesOf(tx, customerId)
    .whereNot({ entity_id: email })
    .update({ entity_id: email, updated_at: new Date() })
  return moved > 0
}
