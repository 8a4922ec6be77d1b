import type { MedusaContainer } from '@medusajs/framework/types'
import { cancelOrder } from '../orders/close-order'
import { withOrder } from '../orders/find-placement'
import { areGoodsGone } from '../orders/medusa-order'
import { isAllowed, steps } from '../orders/steps'
import { loggerOf, placementsOf } from '../scope'

/** Releases pickups that were to be paid at the store, and that nobody came for; their stock can be sold again. */
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
  for (const { trx_ref } of due) {
    try {
      await withOrder(scope, trx_ref, async (placed) => {
        const { placement, order } = placed
        // Collected, closed or made ready meanwhile, or handed over in Medusa's admin without its money.
        const isHere = isAllowed(placement, 'not-collected') && !areGoodsGone(order)
        const isDue = isHere && placement.due_at < new Date()
        if (isDue) await cancelOrder(scope, placed, 'NOT_COLLECTED')
      })
    } catch (error) {
      loggerOf(scope).error(`The order ${trx_ref} was not released: ${error}`)
    }
  }
}

export const config = { name: 'release-uncollected', schedule: '* * * * *' }
