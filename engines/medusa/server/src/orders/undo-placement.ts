import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import { readRows } from '../read-rows'
import { databaseOf, placementsOf } from '../scope'

/** Ids of Medusa's orders that were made for a row which names none of them. */
async function leftovers(scope: MedusaContainer, trxRef: string): Promise<string[]> {
  const rows: { id: string }[] = await databaseOf(scope)('order')
    .select('id')
    .whereRaw("metadata->>'trx_ref' = ?", [trxRef])
    .whereNull('deleted_at')
  return rows.map(({ id }) => id)
}

/** Undoes what Medusa's steps have left of an order that was not finished: its reservations, and the order. */
export async function undoPlacement(scope: MedusaContainer, trxRef: string): Promise<void> {
  const ids = await leftovers(scope, trxRef)
  if (ids.length === 0) return
  const { rows } = await readRows<{ items: { id: string }[] }>(scope, {
    entity: 'order',
    fields: ['items.id'],
    filters: { id: ids },
  })
  const lines = rows.flatMap(({ items }) => items.map(({ id }) => id))
  await scope.resolve(Modules.INVENTORY).deleteReservationItemsByLineItem(lines)
  await scope.resolve(Modules.ORDER).softDeleteOrders(ids)
}

/** Undoes an order that was not finished, with its row: the same key may order again. */
export async function removePlacement(
  scope: MedusaContainer,
  { id, trx_ref }: { id: string; trx_ref: string },
): Promise<void> {
  await undoPlacement(scope, trx_ref)
  await placementsOf(scope).deletePlacements(id)
}
