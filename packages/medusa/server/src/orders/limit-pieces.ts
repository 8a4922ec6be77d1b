import type { MedusaContainer } from '@medusajs/framework/types'
import { Refusal } from '../refusal'
import { databaseOf } from '../scope'
import { boughtPieces } from './bought-pieces'
import { piecesOf } from './limit-unpaid'
import type { OrderInput } from './order-input'

/** Locks that serialise a customer's orders of limited products. */
export const limitKeys = ({ order_limits, email }: OrderInput): string[] =>
  order_limits.length > 0 ? [`buyer ${email.toLowerCase()}`] : []

/**
 * Throws ORDER_LIMIT, with a variant, when this order and the customer's earlier ones exceed staff's limit. The caller locks the customer
 * (`limitKeys`) and the device, so concurrent orders count too.
 */
export async function limitPieces(scope: MedusaContainer, input: OrderInput): Promise<void> {
  const pieces = piecesOf(input)
  for (const { variant_ids, most } of input.order_limits) {
    const ordered = variant_ids.reduce((sum, id) => sum + (pieces[id] ?? 0), 0)
    const bought = await boughtPieces(databaseOf(scope), input, variant_ids)
    if (ordered + bought <= most) continue
    const variant_id = variant_ids.find((id) => pieces[id])
    throw new Refusal('ORDER_LIMIT', { details: { variant_id } })
  }
}
