import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import type { MedusaOrder } from './medusa-order'

interface Use {
  code: string | null
  /** What it took off, in whole rupiah. */
  amount: number
}

/** Takes back the use of a promo code that Medusa has counted for an order: of its buyer, and of what it took off. */
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
