import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ipRateLimit } from '#http/rate-limits.ts'

/** Limits the challenges for a sign-in by IP address. A page asks with each view of the sign-in: these are no attempts. */
export const passkeyOptionsLimit = (
  app: FastifyInstance,
): ((request: FastifyRequest) => Promise<void>) =>
  ipRateLimit(app, { max: 3_000, timeWindow: '15 minutes' })
