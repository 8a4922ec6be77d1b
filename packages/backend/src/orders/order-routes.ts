import type { Database } from '@etalase/backend-kit/db/connection.ts'
import { notFound } from '@etalase/backend-kit/http/http-error.ts'
import { registerEndpoint } from '@etalase/backend-kit/http/register-endpoint.ts'
import { messages } from '@etalase/backend-kit/messages/messages.ts'
import { findById } from '@etalase/backend-kit/orders/order-repository.ts'
import type { FastifyInstance } from 'fastify'
import { cancelOrder } from '#orders/cancel-order.ts'
import { findOrder, listOrders } from '#orders/order-list.ts'
import type { RouteOptions } from '#route-options.ts'

/** Verifies that an order is the customer's own and returns its id. Throws NOT_FOUND. */
export async function requireOwnOrder(
  db: Database,
  id: number,
  customerId: number,
): Promise<number> {
  if ((await findById(db, id))?.customerId === customerId) return id
  throw notFound(messages().answers.order.unknown)
}

/** Registers a customer's orders. */
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
