import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ipRateLimit, keyRateLimit } from '#backend/http/rate-limits.ts'

const timeWindow = '15 minutes'

/** Guesses at one account, from wherever they come. */
const perAccount = 10

/** Attempts from one address: many phones share one behind a mobile network. */
const perIp = 300

/** Counts an attempt on an account, or refuses it with 429. */
export type AttemptLimit = (request: FastifyRequest, account: string) => Promise<void>

/** Limits the attempts on one account by each call, and those from one address by all of them. */
export function attemptLimit(app: FastifyInstance): AttemptLimit {
  const byAccount = keyRateLimit(app, { max: perAccount, timeWindow })
  const byIp = ipRateLimit(app, { max: perIp, timeWindow })
  return async (request, account) => {
    await byIp(request)
    await byAccount(request, `${request.routeOptions.url} ${account}`)
  }
}
