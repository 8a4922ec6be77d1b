import type { FastifyInstance, FastifyRequest } from 'fastify'
import { HttpError } from '#http/http-error.ts'
import { messages } from '#messages/messages.ts'

interface RateLimit {
  /** Allowed requests per time window. */
  max: number
  /** For example '15 minutes'. */
  timeWindow: string
}

/** Enlarges the cache so that an attacker can't evict others' counters within a time window. */
const withLargeCache = (limit: RateLimit) => ({ ...limit, cache: 200_000 })

/** Builds a 429 error that says when to retry. */
export function tooManyRequests(seconds: number): HttpError {
  const message = messages().answers.request.tooMany(Math.ceil(seconds / 60))
  return new HttpError(429, 'TOO_MANY_REQUESTS', message, { 'Retry-After': String(seconds) })
}

/** Limits requests per IP address (IPv6: per network); throws 429. Needs @fastify/rate-limit. */
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

/** Counts requests by a key from the caller; returns the seconds to wait, 0 within the limit. */
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

/** Limits requests by a key from the caller; throws 429. */
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
