import type { FastifyInstance, FastifyRequest } from 'fastify'
import { HttpError } from '#backend/http/http-error.ts'

interface RateLimit {
  /** How often. */
  max: number
  /** In how long, as '15 minutes'. */
  timeWindow: string
}

/** With counters enough that an attacker cannot push out another's within the time of a limit. */
const withLargeCache = (limit: RateLimit) => ({ ...limit, cache: 200_000 })

function tooManyRequests(seconds: number): HttpError {
  const minutes = Math.ceil(seconds / 60)
  const words = `Too many attempts. Please try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`
  return new HttpError(429, 'TOO_MANY_REQUESTS', words, { 'Retry-After': String(seconds) })
}

/** Refuses with 429 an address (of IPv6: its network) that asks more often than a limit allows. Needs @fastify/rate-limit. */
export function ipRateLimit(
  app: FastifyInstance,
  limit: RateLimit,
): (request: FastifyRequest) => Promise<void> {
  const count = app.createRateLimit(withLargeCache(limit))
  return async (request) => {
    const state = await count(request)
    if (!state.isAllowed && state.isExceeded) throw tooManyRequests(state.ttlInSeconds)
  }
}

/** The same by a key that the caller names with each request. */
export function keyRateLimit(
  app: FastifyInstance,
  limit: RateLimit,
): (request: FastifyRequest, key: string) => Promise<void> {
  const keys = new WeakMap<FastifyRequest, string>()
  const keyGenerator = (request: FastifyRequest) => keys.get(request) ?? ''
  const count = app.createRateLimit({ ...withLargeCache(limit), keyGenerator })
  return async (request, key) => {
    keys.set(request, key)
    const state = await count(request)
    if (!state.isAllowed && state.isExceeded) throw tooManyRequests(state.ttlInSeconds)
  }
}
