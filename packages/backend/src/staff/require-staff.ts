import { HttpError, notFound } from '@etalase/backend-kit/http/http-error.ts'
import { ipRateLimit } from '@etalase/backend-kit/http/rate-limits.ts'
import { sameSignature } from '@etalase/backend-kit/payment/signature.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'

declare module 'fastify' {
  interface FastifyInstance {
    /** Throws 404 without STAFF_TOKEN, 429 over the limit and 401 without the token. */
    requireStaff(request: FastifyRequest): Promise<void>
  }
}

/** Writes into the log what staff changed; `details` have numbers and codes, never who bought. */
export const logStaff = (request: FastifyRequest, what: string, details: object): void =>
  request.log.warn({ who: 'staff', what, ...details }, 'staff changed something')

/** Lets `requireStaff` check who makes a staff call. Needs @fastify/rate-limit. */
export function decorateStaff(app: FastifyInstance, token: string | undefined): void {
  const limit = ipRateLimit(app, { max: 300, timeWindow: '1 minute' })
  app.decorate('requireStaff', async (request: FastifyRequest) => {
    if (!token) throw notFound('This backend has no calls for staff: STAFF_TOKEN is not set.')
    await limit(request)
    if (!sameSignature(`Bearer ${token}`, request.headers.authorization ?? ''))
      throw new HttpError(401, 'UNAUTHORIZED', 'Authorization must be Bearer and STAFF_TOKEN.')
  })
}
