import type { LinkDefinition, MedusaContainer, OrderDTO } from '@medusajs/framework/types'
import { ContainerRegistrationKeys, Modules } from '@medusajs/framework/utils'
import type { Discount } from './discount'

/**
 * Counts the use of a code, and then links order and promotion, as Medusa's own checkout does. The link marks the use as counted. Throws
 * when the code was used up in the meantime.
 */
export async function countUse(
  scope: MedusaContainer,
  { ofDelivery, ofLines }: Discount,
  { id: order_id, customer_id, email }: OrderDTO,
): Promise<void> {
  const adjustments = [...ofLines.flat(), ...ofDelivery]
  if (adjustments.length === 0) return
  const uses = adjustments.map(({ amount, code }) => ({ amount, code }))
  const buyer = { customer_id: customer_id ?? null, customer_email: email ?? null }
  await scope.resolve(Modules.PROMOTION).registerUsage(uses, buyer)
  const links = [...new Set(adjustments.map(({ promotion_id }) => promotion_id))].map(
    (promotion_id): LinkDefinition => ({
      [Modules.ORDER]: { order_id },
      [Modules.PROMOTION]: { promotion_id },
    }),
  )
  await scope.resolve(ContainerRegistrationKeys.LINK).create(links)
}
