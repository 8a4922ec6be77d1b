import type { FastifyInstance } from 'fastify'
import { subscribe, unsubscribe } from '#backend/account/newsletter-consents.ts'
import { registerEndpoint } from '#backend/http/register-endpoint.ts'
import type { RouteOptions } from '#backend/route-options.ts'
import { words } from '#backend/words/words.ts'

/** A customer's subscription to the newsletter. */
export default function newsletterRoutes(
  app: FastifyInstance,
  { context: { db, now } }: RouteOptions,
): void {
  registerEndpoint(app, 'POST user/newsletter/subscribe', async (consent, { customer }) => {
    await subscribe(db, customer.id, { ...consent, now: now() })
    return { message: words().answers.account.subscribed }
  })

  registerEndpoint(app, 'POST user/newsletter/unsubscribe', async (_, { customer }) => {
    await unsubscribe(db, customer.id, now())
    return { message: words().answers.account.unsubscribed }
  })
}
