import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import { amountsOf } from './amounts'
import { type MedusaOrder, paymentsOf } from './medusa-order'

/** Takes back the use of a promo code that Medusa has counted for an order: of its buyer, and of what it took off. */
export async function releasePromotion(
  scope: MedusaContainer,
  code: string | null,
  order: MedusaOrder,
): Promise<void> {
  if (!code) return
  // An order that was not finished may have no bill yet: its discount is not known.
  const amount = paymentsOf(order).length > 0 ? amountsOf(order).discount : 0
  const use = [{ code, amount }]
  const buyer = { customer_id: order.customer_id, customer_email: order.email }
  await scope.resolve(Modules.PROMOTION).revertUsage(use, buyer)
}
