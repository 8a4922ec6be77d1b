import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ipRateLimit, keyRateLimit } from '#backend/http/rate-limits.ts'

const timeWindow = '15 minutes'

/** Attempts on one account, from any IP address. */
const perAccount = 10

/** Attempts from one IP address; on a mobile network many phones share one. */
const perIp = 300

/** Counts an attempt on an account. Throws 429 over the limit. */
export type AttemptLimit = (request: FastifyRequest, account: string) => Promise<void>

/** Limits attempts per account and call, and per IP address over all calls. */
export function attemptLimit(app: FastifyInstance): AttemptLimit {
  const byAccount = keyRateLimit(app, { max: perAccount, timeWindow })
  const byIp = ipRateLimit(app, { max: perIp, timeWindow })
  return async (request, account) => {
    await byIp(request)
    await byAccount(request, `${request.routeOptions.url} ${account}`)
  }
}
