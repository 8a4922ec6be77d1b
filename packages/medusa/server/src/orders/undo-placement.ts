import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import { databaseOf, placementsOf } from '../scope'
import { amountsOf } from './amounts'
import { paymentsOf } from './medusa-order'
import { readMedusaOrders } from './read-medusa-order'
import { releasePromotion } from './release-promotion'

interface Unfinished {
  trx_ref: string
  promo_code: string | null
}

/** Ids of Medusa's orders that were made for a row which names none of them. */
async function leftovers(scope: MedusaContainer, trxRef: string): Promise<string[]> {
  const rows: { id: string }[] = await databaseOf(scope)('order')
    .select('id')
    .whereRaw("metadata->>'trx_ref' = ?", [trxRef])
    .whereNull('deleted_at')
  return rows.map(({ id }) => id)
}

/**
 * Undoes what Medusa's steps have left of an order that was not finished: its reservations, the order, and the use of its promo
 * code.
 */
export async function undoPlacement(
  scope: MedusaContainer,
  { trx_ref, promo_code }: Unfinished,
): Promise<void> {
  const orders = await readMedusaOrders(scope, await leftovers(scope, trx_ref))
  if (orders.length === 0) return
  const lines = orders.flatMap(({ items }) => items.map(({ id }) => id))
  await scope.resolve(Modules.INVENTORY).deleteReservationItemsByLineItem(lines)
  await scope.resolve(Modules.ORDER).softDeleteOrders(orders.map(({ id }) => id))
  for (const order of orders) {
    // One without a bill may not have had it yet: its discount is not known.
    const amount = paymentsOf(order).length > 0 ? amountsOf(order).discount : 0
    await releasePromotion(scope, { code: promo_code, amount }, order)
  }
}

/** Undoes an order that was not finished, with its row: the same key may order again. */
export async function removePlacement(
  scope: MedusaContainer,
  row: Unfinished & { id: string },
): Promise<void> {
  await undoPlacement(scope, row)
  await placementsOf(scope).deletePlacements(row.id)
}
