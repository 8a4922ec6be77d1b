import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ipRateLimit, keyRateLimit } from '#http/rate-limits.ts'

const timeWindow = '15 minutes'

/** Attempts on one order number or one e-mail address by strangers, and on one order by those who know it. */
const perKey = 10

/** Attempts from one IP address; on a mobile network many phones share one. */
const perIp = 300

/** Counts an attempt to find an order, known or not. Throws 429 over the limit: order numbers can be guessed. */
export type LookupLimit = (request: FastifyRequest, keys: readonly string[]) => Promise<void>

/** Limits attempts per key, such as an order number and an e-mail address, and per IP address over all calls. */
export function lookupLimit(app: FastifyInstance): LookupLimit {
  const byKey = keyRateLimit(app, { max: perKey, timeWindow })
  const byIp = ipRateLimit(app, { max: perIp, timeWindow })
  return async (request, keys) => {
    await byIp(request)
    for (const key of keys) await byKey(request, key)
  }
}
