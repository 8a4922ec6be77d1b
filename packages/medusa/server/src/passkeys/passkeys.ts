import { randomUUID } from 'node:crypto'
import type { MedusaContainer } from '@medusajs/framework/types'
import { Refusal } from '../refusal'
import { databaseOf, shoppersOf } from '../scope'

interface NewPasskey {
  customer_id: string
  credential_id: string
  public_key: string
  counter: number
  transports: string
  name: string
}

type Row = Awaited<ReturnType<ReturnType<typeof shoppersOf>['listPasskeys']>>[number]

const shown = ({ id, customer_id, credential_id, public_key, counter, ...row }: Row) => ({
  id,
  customer_id,
  credential_id,
  public_key,
  counter: Number(counter),
  transports: row.transports,
  name: row.name,
  created_at: row.created_at,
  used_at: row.used_at,
})

/** Lists a customer's passkeys, newest first. */
export async function listPasskeys(scope: MedusaContainer, customer_id: string) {
  const rows = await shoppersOf(scope).listPasskeys(
    { customer_id },
    { order: { created_at: 'DESC' }, take: 100 },
  )
  return rows.map(shown)
}

/** Finds the passkey that a browser names, with its customer; null without one. */
export async function findPasskey(scope: MedusaContainer, credential_id: string) {
  const [row] = await shoppersOf(scope).listPasskeys({ credential_id })
  return row ? shown(row) : null
}

/** Adds a passkey to a customer, and returns its id. Throws PASSKEY_TAKEN (409) for a known passkey of any customer. */
export async function addPasskey(scope: MedusaContainer, passkey: NewPasskey): Promise<string> {
  const row = { ...passkey, id: `pk_${randomUUID()}`, counter: String(passkey.counter) }
  const [added] = await databaseOf(scope)('shopper_passkey')
    .insert(row)
    .onConflict()
    .ignore()
    .returning('id')
  if (!added) throw new Refusal('PASSKEY_TAKEN', { status: 409 })
  return row.id
}
