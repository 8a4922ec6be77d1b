import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ipRateLimit, keyRateLimit } from '#http/rate-limits.ts'

const timeWindow = '15 minutes'

/** Attempts per order number or e-mail address for unknown callers, and per order for callers who know it. */
const perKey = 10

/** Attempts per IP address; high, because many phones on a mobile network share one. */
const perIp = 300

/** Counts an attempt to find an order, existing or not. Throws 429 over the limit: order numbers can be guessed. */
export type LookupLimit = (request: FastifyRequest, keys: readonly string[]) => Promise<void>

/** Limits attempts per key, such as an order number or an e-mail address, and per IP address across all calls. */
export function lookupLimit(app: FastifyInstance): LookupLimit {
  const byKey = keyRateLimit(app, { max: perKey, timeWindow })
  const byIp = ipRateLimit(app, { max: perIp, timeWindow })
  return async (request, keys) => {
    await byIp(request)
    for (const key of keys) await byKey(request, key)
  }
}
