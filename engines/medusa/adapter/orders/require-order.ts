import { badRequest, notFound } from '#backend/http/http-error.ts'
import { messages } from '#backend/messages/messages.ts'
import { readOrderToken } from '#backend/orders/order-token.ts'
import type { Adapter } from '#engines/medusa/adapter/adapter.ts'
import { type EngineOrder, isForgotten } from '#engines/medusa/adapter/orders/engine-order.ts'
import { findOrder } from '#engines/medusa/adapter/orders/find-orders.ts'

export const unknownOrder = () => notFound(messages().answers.order.unknown)

/** An order of a customer. Throws NOT_FOUND (404) for one of somebody else's. */
export async function requireOwnOrder(
  adapter: Adapter,
  customerId: string,
  id: number,
): Promise<EngineOrder> {
  const order = await findOrder(adapter, { ids: id })
  if (order?.customer_id !== customerId) throw unknownOrder()
  return order
}

/** The order of a token. Throws LINK_EXPIRED (400). */
export async function requireTokenOrder(adapter: Adapter, given: string): Promise<EngineOrder> {
  const token = readOrderToken(adapter.secret, given, adapter.now())
  const order =
    token && !token.hasExpired ? await findOrder(adapter, { ids: token.orderId }) : undefined
  if (!order || isForgotten(order))
    throw badRequest('LINK_EXPIRED', messages().answers.order.linkExpired)
  return order
}
