import type { MedusaContainer } from '@medusajs/framework/types'
import {
  createOrderFulfillmentWorkflow,
  markOrderFulfillmentAsDeliveredWorkflow,
} from '@medusajs/medusa/core-flows'
import type { Placed } from './find-placement'
import { fulfillmentsOf, piecesOf } from './medusa-order'

/** Packs an order in its store. */
export async function fulfil(scope: MedusaContainer, { placement, order }: Placed): Promise<void> {
  await createOrderFulfillmentWorkflow(scope).run({
    input: {
      order_id: order.id,
      items: piecesOf(order),
      location_id: placement.location_id,
    },
  })
}

/** Delivers all packed goods of an order. */
export async function deliver(
  scope: MedusaContainer,
  { order }: Pick<Placed, 'order'>,
): Promise<void> {
  for (const { id, delivered_at } of fulfillmentsOf(order)) {
    if (delivered_at) continue
    await markOrderFulfillmentAsDeliveredWorkflow(scope).run({
      input: { orderId: order.id, fulfillmentId: id },
    })
  }
}
