import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ipRateLimit, keyRateLimit } from '#http/rate-limits.ts'

const timeWindow = '15 minutes'

/** Promo codes that one device may try. */
const perDevice = 30

/** Promo codes per IP address; high, because many phones on a mobile network share one. */
const perIp = 300

/** Counts a promo code attempt. Throws 429 over the limit: codes can be guessed. */
export type PromoLimit = (request: FastifyRequest, deviceId: string) => Promise<void>

/** Limits promo codes, valid or not, per device and per IP address, across all calls that take one. */
export function promoLimit(app: FastifyInstance): PromoLimit {
  const byDevice = keyRateLimit(app, { max: perDevice, timeWindow })
  const byIp = ipRateLimit(app, { max: perIp, timeWindow })
  return async (request, deviceId) => {
    await byIp(request)
    await byDevice(request, deviceId)
  }
}
