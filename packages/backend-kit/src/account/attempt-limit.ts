import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ipRateLimit, keyRateLimit } from '#http/rate-limits.ts'

const timeWindow = '15 minutes'

/** Attempts on one account: those of strangers together, and those of each browser that was signed in to it. */
const perAccount = 10

/** Attempts from one IP address; on a mobile network many phones share one. */
const perIp = 300

/**
 * Counts an attempt, on an account if one is given. `device` is the id of a browser that was signed in to the account.
 * Throws 429 over the limit.
 */
export type AttemptLimit = (
  request: FastifyRequest,
  account?: string,
  device?: string | null,
) => Promise<void>

/** Limits attempts per account and call, apart for each known browser, and per IP address over all calls. */
export function attemptLimit(app: FastifyInstance): AttemptLimit {
  const byAccount = keyRateLimit(app, { max: perAccount, timeWindow })
  const byIp = ipRateLimit(app, { max: perIp, timeWindow })
  return async (request, account, device) => {
    await byIp(request)
    if (account === undefined) return
    await byAccount(request, `${request.routeOptions.url} ${device ?? 'stranger'} ${account}`)
  }
}
