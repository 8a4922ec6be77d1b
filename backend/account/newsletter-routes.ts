import type { FastifyInstance } from 'fastify'
import { subscribe, unsubscribe } from '#backend/account/newsletter-consents.ts'
import type { Context } from '#backend/context.ts'
import { registerEndpoint } from '#backend/http/register-endpoint.ts'
import { words } from '#backend/words/words.ts'

/** A customer's subscription to the newsletter. */
export function newsletterRoutes(app: FastifyInstance, { db, now }: Context): void {
  registerEndpoint(app, 'POST user/newsletter/subscribe', async (consent, { customer }) => {
    await subscribe(db, customer.id, { ...consent, now: now() })
    return { message: words().answers.account.subscribed }
  })

  registerEndpoint(app, 'POST user/newsletter/unsubscribe', async (_, { customer }) => {
    await unsubscribe(db, customer.id, now())
    return { message: words().answers.account.unsubscribed }
  })
}
