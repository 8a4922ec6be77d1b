import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isDatabaseAway } from '#backend/db/unavailable.ts'
import { failureRecord } from '#backend/http/failure-record.ts'
import { Refusal } from '#backend/http/refusal.ts'
import { endpoints } from '#lib/contract/endpoints.ts'
import type { FailureEnvelope } from '#lib/contract/envelope.ts'
import type { ErrorCode } from '#lib/contract/error-codes.ts'

interface Words {
  code: ErrorCode
  message: string
}

const tooLarge: Words = {
  code: 'PAYLOAD_TOO_LARGE',
  message: 'That is more than we can take at once.',
}
const badRequest: Words = { code: 'INVALID_INPUT', message: 'We could not read that request.' }
const broken: Words = {
  code: 'INTERNAL',
  message: 'Something went wrong on our side. Please try again.',
}
const away: Words = {
  code: 'UNAVAILABLE',
  message: 'The shop is not available for a moment. Please try again soon.',
}

/** Seconds after which a caller may try again while the database is away. */
const retryAfter = 5

function send(reply: FastifyReply, status: number, { code, message }: Words) {
  const body: FailureEnvelope = { error: { message, code } }
  return reply.status(status).send(body)
}

function methodsOf(path: string): string[] {
  return Object.keys(endpoints)
    .filter((call) => call.endsWith(` ${path}`))
    .map((call) => call.slice(0, call.indexOf(' ')))
}

/** Fastify's own refusal of a request that it cannot even route, such as an address that is no UTF-8. */
export function answerUnroutable(
  _error: FastifyError,
  _: FastifyRequest,
  reply: FastifyReply,
): void {
  send(reply, 400, badRequest)
}

/** Turns everything thrown, and every unknown path, into the contract's failure envelope. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | Refusal, request, reply) => {
    if (error instanceof Refusal) {
      reply.headers(error.headers)
      return send(reply, error.status, error)
    }
    const status = error.statusCode ?? 500
    if (status < 500) {
      return status === 413 ? send(reply, 413, tooLarge) : send(reply, 400, badRequest)
    }
    request.log.error(failureRecord(error), 'unexpected failure')
    if (isDatabaseAway(error)) return send(reply.header('Retry-After', retryAfter), 503, away)
    return send(reply, 500, broken)
  })
  app.setNotFoundHandler((request, reply) => {
    const allowed = methodsOf(request.url.replace(/\?.*$/, '').slice(1))
    if (allowed.length === 0) {
      return send(reply, 404, { code: 'NOT_FOUND', message: 'There is nothing here.' })
    }
    reply.header('Allow', allowed.join(', '))
    return send(reply, 405, { code: 'METHOD_NOT_ALLOWED', message: 'That cannot be done here.' })
  })
}
