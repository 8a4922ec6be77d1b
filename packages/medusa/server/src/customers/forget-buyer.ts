import type { Transaction } from '../scope'
import { keptDetails } from './kept-details'

/** An address that can't exist (RFC 2606). */
export const unknownEmail = 'unknown@deleted.invalid'

const unknownAddress = {
  first_name: null,
  last_name: null,
  company: null,
  phone: null,
  address_1: null,
  address_2: null,
  postal_code: null,
  customer_id: null,
  metadata: null,
}

/** Anonymises the addresses of a table's rows. */
async function forgetAddresses(tx: Transaction, table: 'order' | 'cart', customer_id: string) {
  for (const column of ['shipping_address_id', 'billing_address_id']) {
    const ids = tx(table).select(column).where({ customer_id }).whereNotNull(column)
    await tx(`${table}_address`).whereIn('id', ids).update(unknownAddress)
  }
}

/** Anonymises a customer's orders. Keeps what was sold, for how much and in which store. */
export async function forgetBuyer(tx: Transaction, customer_id: string): Promise<void> {
  const unknown = { email: unknownEmail, customer_id: null }
  for (const table of ['order', 'cart'] as const) {
    await forgetAddresses(tx, table, customer_id)
    await tx(table).where({ customer_id }).update(unknown)
  }
  await tx('placement')
    .where({ customer_id })
    .update({
      ...unknown,
      device_id: 'deleted',
      idempotency_key: null,
      return_request: null,
      details: tx.raw(keptDetails),
    })
}
