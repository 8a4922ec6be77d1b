import type { MedusaContainer } from '@medusajs/framework/types'
import { Refusal } from '../refusal'
import { databaseOf } from '../scope'
import { readShopSettings } from '../shop-settings'
import { openCashOrders } from './open-cash'
import type { OrderInput } from './order-input'

/**
 * What staff have set of the ways to pay in cash; null for an order that is paid at the payment provider. Throws CASH_ORDERS when who orders has as
 * many orders to pay in cash as they may have. They are locked by who asks (`cashLocks`): orders at once are counted too.
 */
export async function cashSettingsFor(scope: MedusaContainer, input: OrderInput) {
  if (!input.payment_way) return null
  const settings = await readShopSettings(scope)
  const open = await openCashOrders(databaseOf(scope), input)
  if (open >= settings.cash_orders) throw new Refusal('CASH_ORDERS')
  return settings
}
