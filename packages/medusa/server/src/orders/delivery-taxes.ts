import type { MedusaContainer, OrderDTO } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import { updateOrderTaxLinesWorkflow } from '@medusajs/medusa/core-flows'
import { databaseOf } from '../scope'
import type { Discount } from './discount'

async function rateOf(scope: MedusaContainer, shipping_method_id: string): Promise<number> {
  const [row] = await databaseOf(scope)('order_shipping_method_tax_line')
    .sum({ rate: 'rate' })
    .where({ shipping_method_id, deleted_at: null })
  return Number(row?.rate ?? 0) / 100
}

/**
 * Lets Medusa compute the taxes of an order without changing its total. Medusa stores a delivery discount without its tax and adds it
 * later, unlike a line's, so the tax is subtracted here.
 */
export async function addTaxes(
  scope: MedusaContainer,
  order: OrderDTO,
  { ofDelivery }: Discount,
): Promise<void> {
  await updateOrderTaxLinesWorkflow(scope).run({ input: { order_id: order.id } })
  const shipping_method_id = order.shipping_methods?.[0]?.id
  if (!shipping_method_id || ofDelivery.length === 0) return
  const rate = await rateOf(scope, shipping_method_id)
  await scope.resolve(Modules.ORDER).setOrderShippingMethodAdjustments(
    order.id,
    ofDelivery.map(({ amount, code, promotion_id }) => ({
      shipping_method_id,
      amount: amount / (1 + rate),
      code,
      promotion_id,
    })),
  )
}
