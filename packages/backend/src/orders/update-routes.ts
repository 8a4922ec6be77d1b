import { registerEndpoint } from '@etalase/backend-kit/http/register-endpoint.ts'
import { messages } from '@etalase/backend-kit/messages/messages.ts'
import type { FastifyInstance } from 'fastify'
import { requireTokenOrder } from '#orders/guest-order-routes.ts'
import { requireOwnOrder } from '#orders/order-routes.ts'
import { stopUpdates } from '#orders/stop-updates.ts'
import type { RouteOptions } from '#route-options.ts'

/** Registers the end of WhatsApp updates, for customers and for holders of an order link. */
export default function updateRoutes(app: FastifyInstance, { context }: RouteOptions): void {
  const { db, now } = context

  registerEndpoint(app, 'POST user/order-updates-stop', async ({ id }, { customer }) => {
    await stopUpdates(db, await requireOwnOrder(db, id, customer.id), now())
    return { message: messages().answers.updates.stopped }
  })

  registerEndpoint(app, 'POST order-updates-stop', async ({ order_token }) => {
    await stopUpdates(db, (await requireTokenOrder(context, order_token)).id, now())
    return { message: messages().answers.updates.stopped }
  })
}
