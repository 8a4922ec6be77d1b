import type { FastifyInstance } from 'fastify'
import type { Database } from '#backend/db/connection.ts'
import { notFound } from '#backend/http/http-error.ts'
import { registerEndpoint } from '#backend/http/register-endpoint.ts'
import { messages } from '#backend/messages/messages.ts'
import { cancelOrder } from '#backend/orders/cancel-order.ts'
import { findOrder, listOrders } from '#backend/orders/order-list.ts'
import { findById } from '#backend/orders/order-repository.ts'
import type { RouteOptions } from '#backend/route-options.ts'

/** The id of one of a customer's own orders. Throws NOT_FOUND. */
export async function requireOwnOrder(
  db: Database,
  id: number,
  customerId: number,
): Promise<number> {
  if ((await findById(db, id))?.customerId === customerId) return id
  throw notFound(messages().answers.order.unknown)
}

/** A customer's orders. */
export default function orderRoutes(app: FastifyInstance, { context }: RouteOptions): void {
  registerEndpoint(app, 'GET user/orders', async (_, { customer }) => ({
    user_orders: await listOrders(context, customer),
  }))

  registerEndpoint(app, 'GET user/order', async ({ id }, { customer }) => {
    const order = await findOrder(context, customer, id)
    if (!order) throw notFound(messages().answers.order.unknown)
    return { user_order: order }
  })

  registerEndpoint(app, 'POST user/order-cancel', async ({ id }, { customer }) => {
    const own = await requireOwnOrder(context.db, id, customer.id)
    await cancelOrder(context.db, own, context.now())
    context.mailWorker.deliver()
    return { message: messages().answers.order.cancelled }
  })
}
