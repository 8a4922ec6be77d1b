import type { FastifyInstance, FastifyRequest } from 'fastify'
import { addressLimit, keyLimit } from '#backend/http/limits.ts'

const timeWindow = '15 minutes'

/** Guesses at one account, from wherever they come. */
const perAccount = 10

/** Attempts from one address: many phones share one behind a mobile network. */
const perAddress = 300

/** Counts an attempt on an account, or refuses it with 429. */
export type AttemptLimit = (request: FastifyRequest, account: string) => Promise<void>

/** Limits the attempts on one account by each call, and those from one address by all of them. */
export function attemptLimit(app: FastifyInstance): AttemptLimit {
  const byAccount = keyLimit(app, { max: perAccount, timeWindow })
  const byAddress = addressLimit(app, { max: perAddress, timeWindow })
  return async (request, account) => {
    await byAddress(request)
    await byAccount(request, `${request.routeOptions.url} ${account}`)
  }
}
