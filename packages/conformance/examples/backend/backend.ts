import formBody from '@fastify/formbody'
import Fastify, { type FastifyInstance } from 'fastify'
import { ZodError } from 'zod'
import { accountRoutes, addressRoutes, sessionRoutes } from './account.ts'
import { availabilityRoutes, cartRoutes } from './cart.ts'
import { catalogueRoutes } from './catalogue.ts'
import { orderRoutes } from './orders.ts'
import { paymentRoutes } from './payment.ts'
import { Refusal, State } from './state.ts'

const body = (code: string, message: string) => ({ error: { code, message } })

/** Answers every error with the contract's body; the shopper reads its message. */
function answerErrors(app: FastifyInstance): void {
  app.setNotFoundHandler((_, reply) =>
    reply.code(404).send(body('NOT_FOUND', 'There is no such call.')),
  )
  app.setErrorHandler((error: Error & { statusCode?: number }, _, reply) => {
    if (error instanceof Refusal)
      return reply.code(error.status).send(body(error.code, error.message))
    if (error instanceof ZodError)
      return reply.code(400).send(body('INVALID_INPUT', 'Please check what you entered.'))
    const status = error.statusCode ?? 500
    if (status >= 500) console.error(error)
    const code = status === 413 ? 'PAYLOAD_TOO_LARGE' : status < 500 ? 'INVALID_INPUT' : 'INTERNAL'
    return reply.code(status).send(body(code, 'That did not work. Please try again.'))
  })
}

/** Creates a backend in memory with only the calls of the spec. It sells the products in `data.ts`. */
export async function exampleBackend(): Promise<FastifyInstance> {
  const state = new State()
  const app = Fastify({ bodyLimit: 64 * 1024 })
  await app.register(formBody)
  answerErrors(app)
  for (const routes of [
    catalogueRoutes,
    cartRoutes,
    availabilityRoutes,
    orderRoutes,
    paymentRoutes,
  ])
    routes(app, state)
  for (const routes of [sessionRoutes, accountRoutes, addressRoutes]) routes(app, state)
  return app
}
