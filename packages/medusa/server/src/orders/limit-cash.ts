import type { MedusaContainer } from '@medusajs/framework/types'
import { Refusal } from '../refusal'
import { databaseOf } from '../scope'
import { readShopSettings } from '../shop-settings'
import { openCashOrders } from './open-cash'
import type { OrderInput } from './order-input'

/**
 * Returns staff's settings of cash payment; null for an order paid at the payment provider. Throws CASH_ORDERS when the shopper has as many
 * open cash orders as allowed. The caller locks them (`cashLocks`), so concurrent orders count too.
 */
export async function cashSettingsFor(scope: MedusaContainer, input: OrderInput) {
  if (!input.payment_way) return null
  const settings = await readShopSettings(scope)
  const open = await openCashOrders(databaseOf(scope), input)
  if (open >= settings.cash_orders) throw new Refusal('CASH_ORDERS')
  return settings
}
