import type { MedusaContainer } from '@medusajs/framework/types'
import { Refusal } from '../refusal'
import { databaseOf } from '../scope'
import { boughtPieces } from './bought-pieces'
import { piecesOf } from './limit-unpaid'
import type { OrderInput } from './order-input'

/** What two orders of a customer must not do at once, when they buy what is limited. */
export const limitKeys = ({ order_limits, email }: OrderInput): string[] =>
  order_limits.length > 0 ? [`buyer ${email.toLowerCase()}`] : []

/**
 * Throws ORDER_LIMIT, with a variant, when a customer would have more pieces than staff allow, in this order and those that stand
 * together. The buyer is locked by who asks (`limitKeys`), and so is the device: orders at once are counted too.
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
