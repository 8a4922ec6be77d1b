import { notFound } from '@etalase/backend-kit/http/http-error.ts'
import { ipRateLimit } from '@etalase/backend-kit/http/rate-limits.ts'
import { registerEndpoint } from '@etalase/backend-kit/http/register-endpoint.ts'
import { messages } from '@etalase/backend-kit/messages/messages.ts'
import type { FastifyInstance } from 'fastify'
import { requireTokenOrder } from '#orders/guest-order-routes.ts'
import { requireOwnOrder } from '#orders/order-routes.ts'
import { type AskedReturn, askForReturn, findReturnPicture } from '#orders/return-requests.ts'
import type { RouteOptions } from '#route-options.ts'

/** Registers return requests, by customers and by holders of the order link. */
export default function returnRoutes(app: FastifyInstance, { context }: RouteOptions): void {
  const limit = ipRateLimit(app, { max: 60, timeWindow: '15 minutes' })

  const requireOwn = (id: number, customerId: number) => requireOwnOrder(context.db, id, customerId)

  async function ask(orderId: number, request: AskedReturn) {
    const { asked, already } = messages().answers.returns
    const isKept = await askForReturn(context, orderId, request)
    context.mailWorker.deliver()
    return { message: isKept ? asked : already }
  }

  async function pictureOf(orderId: number, number: number) {
    const picture = await findReturnPicture(context, orderId, number)
    if (picture === null) throw notFound(messages().answers.returns.pictureGone)
    return { picture }
  }

  registerEndpoint(app, 'POST user/order-return', async ({ id, ...asked }, caller) => {
    await limit(caller.request)
    return ask(await requireOwn(id, caller.customer.id), asked)
  })

  registerEndpoint(app, 'POST order-return', async ({ order_token, ...asked }, { request }) => {
    await limit(request)
    const { id } = await requireTokenOrder(context, order_token)
    return ask(id, asked)
  })

  registerEndpoint(app, 'GET user/order-return-picture', async ({ id, number }, { customer }) =>
    pictureOf(await requireOwn(id, customer.id), number),
  )

  registerEndpoint(app, 'POST order-return-picture', async ({ order_token, number }) =>
    pictureOf((await requireTokenOrder(context, order_token)).id, number),
  )
}
