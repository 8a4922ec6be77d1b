import type { FastifyInstance } from 'fastify'
import type { Context } from '#backend/context.ts'
import { notFound } from '#backend/http/http-error.ts'
import { registerEndpoint } from '#backend/http/register-endpoint.ts'
import { findOrder, listOrders } from '#backend/orders/order-list.ts'

/** A customer's orders. */
export function orderRoutes(app: FastifyInstance, context: Context): void {
  registerEndpoint(app, 'GET user/orders', async (_, { customer }) => ({
    user_orders: await listOrders(context, customer),
  }))

  registerEndpoint(app, 'GET user/order', async ({ id }, { customer }) => {
    const order = await findOrder(context, customer, id)
    if (!order) throw notFound('There is no such order.')
    return { user_order: order }
  })
}
