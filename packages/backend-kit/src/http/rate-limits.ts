import type { FastifyInstance, FastifyRequest } from 'fastify'
import { HttpError } from '#http/http-error.ts'
import { messages } from '#messages/messages.ts'

interface RateLimit {
  /** Allowed requests per time window. */
  max: number
  /** For example '15 minutes'. */
  timeWindow: string
}

/** A cache so large that an attacker cannot evict the counters of others within a time window. */
const withLargeCache = (limit: RateLimit) => ({ ...limit, cache: 200_000 })

/** 429 that says when to try again. */
export function tooManyRequests(seconds: number): HttpError {
  const message = messages().answers.request.tooMany(Math.ceil(seconds / 60))
  return new HttpError(429, 'TOO_MANY_REQUESTS', message, { 'Retry-After': String(seconds) })
}

/** A rate limit by IP address, for IPv6 by network; throws 429. Needs @fastify/rate-limit. */
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

/** Counts by a key that the caller passes with each request; gives the seconds to wait, 0 within the limit. */
export function keyRateCount(
  app: FastifyInstance,
  limit: RateLimit,
): (request: FastifyRequest, key: string) => Promise<number> {
  const keys = new WeakMap<FastifyRequest, string>()
  const keyGenerator = (request: FastifyRequest) => keys.get(request) ?? ''
  const count = app.createRateLimit({ ...withLargeCache(limit), keyGenerator })
  return async (request, key) => {
    keys.set(request, key)
    const state = await count(request)
    return !state.isAllowed && state.isExceeded ? state.ttlInSeconds : 0
  }
}

/** A rate limit by a key that the caller passes with each request; throws 429. */
export function keyRateLimit(
  app: FastifyInstance,
  limit: RateLimit,
): (request: FastifyRequest, key: string) => Promise<void> {
  const count = keyRateCount(app, limit)
  return async (request, key) => {
    const seconds = await count(request, key)
    if (seconds > 0) throw tooManyRequests(seconds)
  }
}
