import type { MedusaContainer } from '@medusajs/framework/types'
import { bookMoney } from '../invoices/book-money'
import { takeBack } from '../orders/cash-steps'
import { missedOrders } from '../orders/missed'
import { withEachOrder } from '../orders/with-each-order'
import { databaseOf } from '../scope'

/** Makes up for Medusa's events that were lost with a killed process: returned parcels, and refunds to book. */
export default async function makeUpForEvents(scope: MedusaContainer): Promise<void> {
  await withEachOrder(scope, await missedOrders(databaseOf(scope)), {
    failure: 'was not brought up to date',
    async work(placed) {
      await takeBack(scope, placed)
      await bookMoney(scope, placed)
    },
  })
}

export const config = { name: 'make-up-for-events', schedule: '*/5 * * * *' }
