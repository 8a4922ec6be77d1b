import type { Transaction } from '../scope'

/** What a sign-in is known by. */
const provider = 'emailpass'

/** The sign-in of a customer: it names the customer, who may have another address by now. */
const identitiesOf = (tx: Transaction, customerId: string) =>
  tx('provider_identity')
    .where({ provider, deleted_at: null })
    .whereIn(
      'auth_identity_id',
      tx('auth_identity').select('id').whereRaw("app_metadata->>'customer_id' = ?", [customerId]),
    )

/**
 * Has a customer sign in by an address; gives whether it is another one than before. A sign-up for the address that was never finished
 * gives way. Throws PostgreSQL's unique violation when somebody else signs in by it.
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
