import type { FastifyInstance } from 'fastify'
import { subscribe, unsubscribe } from '#backend/account/newsletter-consents.ts'
import { registerEndpoint } from '#backend/http/register-endpoint.ts'
import { messages } from '#backend/messages/messages.ts'
import type { RouteOptions } from '#backend/route-options.ts'

/** A customer's subscription to the newsletter. */
export default function newsletterRoutes(
  app: FastifyInstance,
  { context: { db, now } }: RouteOptions,
): void {
  registerEndpoint(app, 'POST user/newsletter/subscribe', async (consent, { customer }) => {
    await subscribe(db, customer.id, { ...consent, now: now() })
    return { message: messages().answers.account.subscribed }
  })

  registerEndpoint(app, 'POST user/newsletter/unsubscribe', async (_, { customer }) => {
    await unsubscribe(db, customer.id, now())
    return { message: messages().answers.account.unsubscribed }
  })
}
