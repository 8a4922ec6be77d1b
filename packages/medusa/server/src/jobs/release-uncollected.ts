import type { MedusaContainer } from '@medusajs/framework/types'
import { cancelOrder } from '../orders/close-order'
import { areGoodsGone } from '../orders/medusa-order'
import { isAllowed, steps } from '../orders/steps'
import { withEachOrder } from '../orders/with-each-order'
import { placementsOf } from '../scope'

/** Cancels unpaid pickups that weren't collected in time, which releases their stock. */
export default async function releaseUncollected(scope: MedusaContainer): Promise<void> {
  const due = await placementsOf(scope).listPlacements(
    {
      payment_way: 'PAY_AT_STORE',
      paid_at: null,
      status: [...steps['not-collected'].from],
      due_at: { $lt: new Date() },
    },
    { take: 500, order: { due_at: 'ASC' } },
  )
  const trxRefs = due.map(({ trx_ref }) => trx_ref)
  await withEachOrder(scope, trxRefs, {
    failure: 'was not released',
    async work(placed) {
      const { placement, order } = placed
      // It may have been collected, closed or made ready in the meantime, or handed over unpaid in Medusa's admin.
      const isHere = isAllowed(placement, 'not-collected') && !areGoodsGone(order)
      const isDue = isHere && placement.due_at < new Date()
      if (isDue) await cancelOrder(scope, placed, 'NOT_COLLECTED')
    },
  })
}

export const config = { name: 'release-uncollected', schedule: '* * * * *' }
