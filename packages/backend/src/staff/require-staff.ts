import { HttpError, notFound } from '@etalase/backend-kit/http/http-error.ts'
import { ipRateLimit } from '@etalase/backend-kit/http/rate-limits.ts'
import { sameSignature } from '@etalase/backend-kit/http/signature.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'

declare module 'fastify' {
  interface FastifyInstance {
    /** Throws 404 if STAFF_TOKEN is not set, 429 over the limit and 401 for a wrong token. */
    requireStaff(request: FastifyRequest): Promise<void>
  }
}

/** Logs a change by staff. `details` hold numbers and codes, never personal data. */
export const logStaff = (request: FastifyRequest, what: string, details: object): void =>
  request.log.warn({ who: 'staff', what, ...details }, 'staff changed something')

/** Adds `requireStaff`, which authenticates staff calls. Needs @fastify/rate-limit. */
export function decorateStaff(app: FastifyInstance, token: string | undefined): void {
  const limit = ipRateLimit(app, { max: 300, timeWindow: '1 minute' })
  app.decorate('requireStaff', async (request: FastifyRequest) => {
    if (!token) throw notFound('This backend has no staff calls: STAFF_TOKEN is not set.')
    await limit(request)
    if (!sameSignature(`Bearer ${token}`, request.headers.authorization ?? ''))
      throw new HttpError(
        401,
        'UNAUTHORIZED',
        'Authorization must be Bearer followed by STAFF_TOKEN.',
      )
  })
}
