import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ipRateLimit, keyRateLimit } from '#http/rate-limits.ts'

const timeWindow = '15 minutes'

/** Promo codes that one device may try. */
const perDevice = 30

/** Promo codes from one IP address; on a mobile network many phones share one. */
const perIp = 300

/** Counts the use of a promo code. Throws 429 over the limit: codes can be guessed. */
export type PromoLimit = (request: FastifyRequest, deviceId: string) => Promise<void>

/** Limits promo codes per device and per IP address, valid or not, over all calls that take one. */
export function promoLimit(app: FastifyInstance): PromoLimit {
  const byDevice = keyRateLimit(app, { max: perDevice, timeWindow })
  const byIp = ipRateLimit(app, { max: perIp, timeWindow })
  return async (request, deviceId) => {
    await byIp(request)
    await byDevice(request, deviceId)
  }
}
