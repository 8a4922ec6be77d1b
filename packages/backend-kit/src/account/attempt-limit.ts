import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ipRateLimit, keyRateLimit } from '#http/rate-limits.ts'

const timeWindow = '15 minutes'

/** Attempts per account: one allowance for all unknown browsers, and one for each browser that has signed in before. */
const perAccount = 10

/** Attempts per IP address; high, because many phones on a mobile network share one. */
const perIp = 300

/**
 * Counts an attempt, also against `account` if given. `device` is the id of a browser that has signed in to the account.
 * Throws 429 over the limit.
 */
export type AttemptLimit = (
  request: FastifyRequest,
  account?: string,
  device?: string | null,
) => Promise<void>

/** Limits attempts per account and call, separately for each known browser, and per IP address across all calls. */
export function attemptLimit(app: FastifyInstance): AttemptLimit {
  const byAccount = keyRateLimit(app, { max: perAccount, timeWindow })
  const byIp = ipRateLimit(app, { max: perIp, timeWindow })
  return async (request, account, device) => {
    await byIp(request)
    if (account === undefined) return
    await byAccount(request, `${request.routeOptions.url} ${device ?? 'stranger'} ${account}`)
  }
}
