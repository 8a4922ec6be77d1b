import type { MedusaContainer } from '@medusajs/framework/types'
import { moneyOf } from '../orders/amounts'
import { cancelOrder } from '../orders/close-order'
import { withOrder } from '../orders/find-placement'
import { loggerOf, placementsOf } from '../scope'

/** Cancels unpaid orders whose time to pay has passed; their stock can be sold again. */
export default async function closeUnpaidOrders(scope: MedusaContainer): Promise<void> {
  const due = await placementsOf(scope).listPlacements(
    { status: 'PENDING', order_id: { $ne: null }, due_at: { $lt: new Date() } },
    { take: 500, order: { due_at: 'ASC' } },
  )
  for (const { trx_ref } of due) {
    try {
      await withOrder(scope, trx_ref, async (placed) => {
        const { placement, order } = placed
        // A part that staff have taken is theirs to give back.
        const isUnpaid = placement.status === 'PENDING' && moneyOf(order).captured === 0
        if (isUnpaid) await cancelOrder(scope, placed, 'EXPIRED')
      })
    } catch (error) {
      loggerOf(scope).error(`The order ${trx_ref} was not closed: ${error}`)
    }
  }
}

export const config = { name: 'close-unpaid-orders', schedule: '* * * * *' }
