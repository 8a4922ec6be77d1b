import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import type { MedusaOrder } from './medusa-order'

interface Use {
  code: string | null
  /** Its discount, in whole rupiah. */
  amount: number
}

/** Reverts the use of a promo code that Medusa has counted for an order: the buyer's use, and its discount. */
export async function releasePromotion(
  scope: MedusaContainer,
  { code, amount }: Use,
  order: MedusaOrder,
): Promise<void> {
  if (!code) return
  const use = [{ code, amount }]
  const buyer = { customer_id: order.customer_id, customer_email: order.email }
  await scope.resolve(Modules.PROMOTION).revertUsage(use, buyer)
}
