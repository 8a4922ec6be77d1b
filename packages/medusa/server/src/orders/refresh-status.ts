import type { MedusaContainer } from '@medusajs/framework/types'
import { tellAdapter } from '../events'
import { bookMoney, bookWith } from '../invoices/book-money'
import { databaseOf, placementsOf } from '../scope'
import { amountsOf } from './amounts'
import { codeOf } from './code-of'
import { readMedusaOrder } from './read-medusa-order'
import { releasePromotion } from './release-promotion'
import { isCounted, rowChanges } from './row-changes'
import { isClosed } from './status'

/**
 * Updates an order's row from Medusa, and tells the adapter, once per change also for concurrent calls. Ignores orders that the adapter did
 * not place.
 */
export async function refreshStatus(scope: MedusaContainer, orderId: string): Promise<void> {
  const [placement] = await placementsOf(scope).listPlacements({ order_id: orderId })
  if (!placement) return
  const order = await readMedusaOrder(scope, orderId)
  const now = new Date()
  const changes = rowChanges(placement, order, now)
  if (!changes) return bookMoney(scope, { placement, order })
  const { status } = changes
  const after = { ...placement, ...changes }
  const isWritten = await databaseOf(scope).transaction(async (tx) => {
    const changed = await tx('placement')
      .where({ id: placement.id, status: placement.status })
      .where('paid_at' in changes ? { paid_at: null } : {})
      .update({
        ...changes,
        ...(isCounted(after) ? {} : { details: tx.raw("details - 'network' - 'cash_keys'") }),
        updated_at: now,
      })
    if (changed > 0) await bookWith(tx, { placement: after, order })
    return changed > 0
  })
  if (!isWritten) return
  // A refused parcel's code is released when it is back.
  const isOnItsWayBack = status === 'NOT_COLLECTED' && order.canceled_at === null
  if (isClosed(status) && !isClosed(placement.status) && !isOnItsWayBack) {
    await releasePromotion(
      scope,
      { code: codeOf(order) ?? placement.promo_code, amount: amountsOf(order).discount },
      order,
    )
  }
  tellAdapter(scope, { name: 'order.changed', trx_ref: placement.trx_ref, status })
}
