import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refusal } from '#backend/http/refusal.ts'

interface Limit {
  /** How often. */
  max: number
  /** In how long, as '15 minutes'. */
  timeWindow: string
  /** By whom. */
  keyOf: (request: FastifyRequest) => string
}

/** Refuses with 429 whoever asks more often than a limit allows. Needs @fastify/rate-limit. */
export function limiter(
  app: FastifyInstance,
  { max, timeWindow, keyOf }: Limit,
): (request: FastifyRequest) => Promise<void> {
  const count = app.createRateLimit({ max, timeWindow, keyGenerator: keyOf })
  return async (request) => {
    const limit = await count(request)
    if (limit.isAllowed || !limit.isExceeded) return
    const minutes = Math.ceil(limit.ttlInSeconds / 60)
    const words = `Too many attempts. Please try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`
    throw new Refusal(429, 'TOO_MANY_REQUESTS', words, { 'Retry-After': `${limit.ttlInSeconds}` })
  }
}
