import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import { deleteReservationsByLineItemsWorkflow } from '@medusajs/medusa/core-flows'
import { readRows } from '../read-rows'
import { databaseOf, placementsOf } from '../scope'
import { countedUses, type Discounted } from './counted-uses'

interface Unfinished {
  trx_ref: string
}

/** An order of Medusa, with what its steps may have created. */
interface Leftover extends Discounted {
  id: string
  customer_id: string | null
  email: string | null
  items: (Discounted['items'][number] & { id: string })[]
}

const fields = [
  'id',
  'customer_id',
  'email',
  // Requesting a total makes Medusa load everything it is computed from.
  'item_subtotal',
  'items.id',
  'items.adjustments.*',
  'shipping_methods.adjustments.*',
  'promotions.id',
]

/** Finds Medusa's orders that were created for a row without an order. */
async function readLeftovers(scope: MedusaContainer, trxRef: string): Promise<Leftover[]> {
  const rows: { id: string }[] = await databaseOf(scope)('order')
    .select('id')
    .whereRaw("metadata->>'trx_ref' = ?", [trxRef])
    .whereNull('deleted_at')
  if (rows.length === 0) return []
  const filters = { id: rows.map(({ id }) => id) }
  return (await readRows<Leftover>(scope, { entity: 'order', fields, filters })).rows
}

/** Reverts the uses of promo codes that Medusa has counted for an order. */
async function takeBackUses(scope: MedusaContainer, order: Leftover): Promise<void> {
  const uses = countedUses(order)
  if (uses.length === 0) return
  const buyer = { customer_id: order.customer_id, customer_email: order.email }
  await scope.resolve(Modules.PROMOTION).revertUsage(uses, buyer)
}

/** Undoes what is left of an unfinished order: its reservations, the order, and the use of its promo code. */
export async function undoPlacement(
  scope: MedusaContainer,
  { trx_ref }: Unfinished,
): Promise<void> {
  const orders = await readLeftovers(scope, trx_ref)
  if (orders.length === 0) return
  const ids = orders.flatMap(({ items }) => items.map(({ id }) => id))
  // The workflow waits for concurrent reservations of the same pieces; the module would lose them.
  await deleteReservationsByLineItemsWorkflow(scope).run({ input: { ids } })
  await scope.resolve(Modules.ORDER).softDeleteOrders(orders.map(({ id }) => id))
  for (const order of orders) await takeBackUses(scope, order)
}

/** Undoes an unfinished order, and deletes its row, so that the same key may order again. */
export async function removePlacement(
  scope: MedusaContainer,
  row: Unfinished & { id: string },
): Promise<void> {
  await undoPlacement(scope, row)
  await placementsOf(scope).deletePlacements(row.id)
}
