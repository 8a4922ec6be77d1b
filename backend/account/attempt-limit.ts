import type { FastifyInstance, FastifyRequest } from 'fastify'
import { normaliseEmail } from '#backend/account/customer-repository.ts'
import { limiter } from '#backend/http/limits.ts'

const timeWindow = '15 minutes'

/** Guesses at one account, from wherever they come. */
const perAccount = 10

/** Attempts from one address: many phones share one behind a mobile network. */
const perAddress = 300

/** Counts an attempt, or refuses it with 429. */
export type AttemptLimit = (request: FastifyRequest) => Promise<void>

/** The account that a request tries: by the e-mail address in its body, else by its token. */
function accountOf({ body, headers }: FastifyRequest): string {
  const hasEmail = typeof body === 'object' && body !== null && 'email' in body
  return hasEmail ? normaliseEmail(String(body.email)) : (headers.authorization ?? '')
}

/** Limits the attempts on one account by each call, and those from one address by all of them. */
export function attemptLimit(app: FastifyInstance): AttemptLimit {
  const byAccount = limiter(app, {
    max: perAccount,
    timeWindow,
    keyOf: (request) => `${request.routeOptions.url} ${accountOf(request)}`,
  })
  const byAddress = limiter(app, { max: perAddress, timeWindow, keyOf: (request) => request.ip })
  return async (request) => {
    await byAddress(request)
    await byAccount(request)
  }
}
