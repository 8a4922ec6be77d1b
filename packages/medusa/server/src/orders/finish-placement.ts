import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import { tellAdapter } from '../events'
import { placementsOf } from '../scope'
import { type MadeOrder, tellMedusa } from './make-order'
import { type ContractOrder, toOrders } from './read-orders'

type Placement = Parameters<typeof toOrders>[1][number]

/**
 * Removes the lines of a placed order from the device's cart, and tells Medusa's subscribers and the adapter. Sets `cart_lines` to null
 * last: a job repeats this for a process killed before. `made`: the order, if it was just made.
 */
export async function finishPlacement(
  scope: MedusaContainer,
  row: Placement,
  made: MadeOrder | null = null,
): Promise<ContractOrder | undefined> {
  const [order] = await toOrders(scope, [row], made && [made.order])
  const lines = row.cart_lines
  if (!order || lines === null) return order
  const ids = Array.isArray(lines.ids) ? lines.ids.map(String) : []
  if (ids.length > 0) await scope.resolve(Modules.CART).deleteLineItems(ids)
  const { order_id: id, trx_ref, status } = order
  await tellMedusa(scope, { id, reservationIds: made?.reservationIds ?? [] })
  tellAdapter(scope, { name: 'order.changed', trx_ref, status, ...(made && { order }) })
  await placementsOf(scope).updatePlacements({ id: row.id, cart_lines: null })
  return order
}
