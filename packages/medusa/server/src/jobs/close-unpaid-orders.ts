import type { MedusaContainer } from '@medusajs/framework/types'
import { moneyOf } from '../orders/amounts'
import { cancelOrder } from '../orders/close-order'
import { withEachOrder } from '../orders/with-each-order'
import { placementsOf } from '../scope'

/** Cancels unpaid orders whose deadline has passed, which releases their stock. */
export default async function closeUnpaidOrders(scope: MedusaContainer): Promise<void> {
  const due = await placementsOf(scope).listPlacements(
    { status: 'PENDING', order_id: { $ne: null }, due_at: { $lt: new Date() } },
    { take: 500, order: { due_at: 'ASC' } },
  )
  const trxRefs = due.map(({ trx_ref }) => trx_ref)
  await withEachOrder(scope, trxRefs, {
    failure: 'was not closed',
    async work(placed) {
      const { placement, order } = placed
      // A partial payment that staff have captured is theirs to refund.
      const isUnpaid = placement.status === 'PENDING' && moneyOf(order).captured === 0
      if (isUnpaid) await cancelOrder(scope, placed, 'EXPIRED')
    },
  })
}

export const config = { name: 'close-unpaid-orders', schedule: '* * * * *' }
