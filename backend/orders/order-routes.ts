import type { FastifyInstance } from 'fastify'
import type { Context } from '#backend/context.ts'
import { answer } from '#backend/http/answer.ts'
import { listOrders } from '#backend/orders/order-list.ts'

/** A customer's orders. */
export function orderRoutes(app: FastifyInstance, context: Context): void {
  answer(app, 'GET user/orders', async (_, { customer }) => ({
    user_orders: await listOrders(context, customer),
  }))
}
