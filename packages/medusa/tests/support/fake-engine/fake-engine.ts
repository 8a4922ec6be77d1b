import Fastify, { type FastifyInstance } from 'fastify'
import { alertRoutes } from '#tests/support/fake-engine/alert-routes.ts'
import { stepRoutes } from '#tests/support/fake-engine/cash.ts'
import { catalogueRoutes } from '#tests/support/fake-engine/catalogue-routes.ts'
import {
  addressRoutes,
  cartRoutes,
  customerRoutes,
} from '#tests/support/fake-engine/medusa-routes.ts'
import { orderRoutes } from '#tests/support/fake-engine/order-routes.ts'
import { passkeyRoutes } from '#tests/support/fake-engine/passkey-routes.ts'
import { returnRoutes } from '#tests/support/fake-engine/return-routes.ts'
import { reviewRoutes } from '#tests/support/fake-engine/review-routes.ts'
import { shopperRoutes } from '#tests/support/fake-engine/shopper-routes.ts'
import { FakeRefusal, FakeState } from '#tests/support/fake-engine/state.ts'

export interface FakeEngine {
  state: FakeState
  url: string
  app: FastifyInstance
}

/** Opens an in-memory Medusa with the calls that the adapter uses: Medusa's own, and those of packages/medusa/README.md. */
export async function openFakeEngine(): Promise<FakeEngine> {
  const state = new FakeState()
  const app = Fastify({ forceCloseConnections: true })
  app.addHook('onRequest', async ({ url }) => {
    state.calls.push(url)
    // Servers log URLs.
    if (/@|%40|token=/.test(url)) throw new Error(`The address ${url} tells of a person.`)
  })
  app.setErrorHandler((error: FakeRefusal | Error, _, reply) => {
    const isRefusal = error instanceof FakeRefusal
    if (!isRefusal) console.error(error)
    return reply.status(isRefusal ? error.statusCode : 500).send({
      type: 'invalid_data',
      message: error.message,
      ...(isRefusal && error.details && { details: error.details }),
    })
  })
  for (const routes of [
    catalogueRoutes,
    orderRoutes,
    stepRoutes,
    shopperRoutes,
    returnRoutes,
    reviewRoutes,
    alertRoutes,
    passkeyRoutes,
    cartRoutes,
    customerRoutes,
    addressRoutes,
  ])
    routes(app, state)
  return { state, app, url: await app.listen({ port: 0, host: '127.0.0.1' }) }
}
