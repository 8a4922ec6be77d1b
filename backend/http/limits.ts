import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refusal } from '#backend/http/refusal.ts'

interface Limit {
  /** How often. */
  max: number
  /** In how long, as '15 minutes'. */
  timeWindow: string
}

/** With counters enough that an attacker cannot push out another's within the time of a limit. */
const withRoom = (limit: Limit) => ({ ...limit, cache: 200_000 })

function tooMany(seconds: number): Refusal {
  const minutes = Math.ceil(seconds / 60)
  const words = `Too many attempts. Please try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`
  return new Refusal(429, 'TOO_MANY_REQUESTS', words, { 'Retry-After': String(seconds) })
}

/** Refuses with 429 an address (of IPv6: its network) that asks more often than a limit allows. Needs @fastify/rate-limit. */
export function addressLimit(
  app: FastifyInstance,
  limit: Limit,
): (request: FastifyRequest) => Promise<void> {
  const count = app.createRateLimit(withRoom(limit))
  return async (request) => {
    const state = await count(request)
    if (!state.isAllowed && state.isExceeded) throw tooMany(state.ttlInSeconds)
  }
}

/** The same by a key that the caller names with each request. */
export function keyLimit(
  app: FastifyInstance,
  limit: Limit,
): (request: FastifyRequest, key: string) => Promise<void> {
  const keys = new WeakMap<FastifyRequest, string>()
  const keyGenerator = (request: FastifyRequest) => keys.get(request) ?? ''
  const count = app.createRateLimit({ ...withRoom(limit), keyGenerator })
  return async (request, key) => {
    keys.set(request, key)
    const state = await count(request)
    if (!state.isAllowed && state.isExceeded) throw tooMany(state.ttlInSeconds)
  }
}
