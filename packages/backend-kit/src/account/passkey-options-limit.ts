import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ipRateLimit } from '#http/rate-limits.ts'

/** Limits sign-in challenges per IP address. Generous, because every view of the sign-in page requests one. */
export const passkeyOptionsLimit = (
  app: FastifyInstance,
): ((request: FastifyRequest) => Promise<void>) =>
  ipRateLimit(app, { max: 3_000, timeWindow: '15 minutes' })
