import type { MedusaContainer } from '@medusajs/framework/types'
import type { Stock } from '../catalogue/stock'
import { Refusal } from '../refusal'
import { databaseOf } from '../scope'
import { heldPieces } from './held-pieces'
import { holdsTooMany } from './network-share'
import type { OrderInput } from './order-input'

type Condition = [sql: string, ...values: string[]]

/** Selects a buyer's orders: of an account, or of a guest's e-mail address within one network, so that strangers can't use up the limit. */
const ofBuyer = ({ customer_id, email, network }: OrderInput): Condition =>
  customer_id
    ? ['customer_id = ?', customer_id]
    : [
        "customer_id is null and lower(email) = ? and details->>'network' = ?",
        email.toLowerCase(),
        network ?? '',
      ]

async function countOpen(scope: MedusaContainer, [sql, ...values]: Condition): Promise<number> {
  const [row] = await databaseOf(scope)('placement')
    .count('* as count')
    .where({ status: 'PENDING', deleted_at: null })
    .where('due_at', '>', new Date())
    .whereRaw(sql, values)
  return Number(row?.count ?? 0)
}

/** Throws UNPAID_ORDERS when too many orders of a device or buyer wait for payment. */
export async function limitUnpaid(scope: MedusaContainer, input: OrderInput): Promise<void> {
  const { limits, device_id } = input
  if (!limits) return
  const rules: [max: number, whose: Condition][] = [
    [limits.perDevice, ['device_id = ?', device_id]],
    [limits.perEmail, ofBuyer(input)],
  ]
  for (const [max, whose] of rules) {
    if ((await countOpen(scope, whose)) >= max) throw new Refusal('UNPAID_ORDERS')
  }
}

/** Returns the pieces of each variant in an order. */
export function piecesOf({ lines }: Pick<OrderInput, 'lines'>): Record<string, number> {
  const pieces: Record<string, number> = {}
  for (const { variant_id, quantity } of lines)
    pieces[variant_id] = (pieces[variant_id] ?? 0) + quantity
  return pieces
}

/**
 * Throws BUSY_NETWORK, with the variant, when a network's unpaid orders would hold more than its share of a size. The caller locks the
 * sizes, so concurrent orders count too.
 */
export async function limitNetwork(
  scope: MedusaContainer,
  input: OrderInput,
  stock: Map<string, Stock>,
): Promise<void> {
  const { limits, network, location_id } = input
  if (!limits || !network) return
  const held = await heldPieces(databaseOf(scope), { network, location_id })
  for (const [variant_id, qty] of Object.entries(piecesOf(input))) {
    const share = {
      qty,
      held: held.get(variant_id) ?? 0,
      available: stock.get(variant_id)?.[location_id] ?? 0,
      atLeast: limits.perAddress,
    }
    if (holdsTooMany(share)) throw new Refusal('BUSY_NETWORK', { details: { variant_id } })
  }
}
