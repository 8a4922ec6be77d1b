import type { MedusaContainer } from '@medusajs/framework/types'
import { bookMoney } from '../invoices/book-money'
import { takeBack } from '../orders/cash-steps'
import { withOrder } from '../orders/find-placement'
import { missedOrders } from '../orders/missed'
import { databaseOf, loggerOf } from '../scope'

/** Does what events of Medusa would have done that a killed process has taken with it: parcels are back, and refunds are booked. */
export default async function makeUpForEvents(scope: MedusaContainer): Promise<void> {
  for (const trxRef of await missedOrders(databaseOf(scope))) {
    try {
      await withOrder(scope, trxRef, async (placed) => {
        await takeBack(scope, placed)
        await bookMoney(scope, placed)
      })
    } catch (error) {
      loggerOf(scope).error(`The order ${trxRef} was not brought up to date: ${error}`)
    }
  }
}

export const config = { name: 'make-up-for-events', schedule: '*/5 * * * *' }
