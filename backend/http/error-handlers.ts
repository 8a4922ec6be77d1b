import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isDatabaseUnavailable } from '#backend/db/unavailable.ts'
import { errorForLog } from '#backend/http/error-log.ts'
import { HttpError } from '#backend/http/http-error.ts'
import { endpoints } from '#lib/contract/endpoints.ts'
import type { FailureEnvelope } from '#lib/contract/envelope.ts'
import type { ErrorCode } from '#lib/contract/error-codes.ts'

interface ErrorBody {
  code: ErrorCode
  message: string
}

const tooLarge: ErrorBody = {
  code: 'PAYLOAD_TOO_LARGE',
  message: 'That is more than we can take at once.',
}
const unreadable: ErrorBody = { code: 'INVALID_INPUT', message: 'We could not read that request.' }
const internalError: ErrorBody = {
  code: 'INTERNAL',
  message: 'Something went wrong on our side. Please try again.',
}
const databaseUnavailable: ErrorBody = {
  code: 'UNAVAILABLE',
  message: 'The shop is not available for a moment. Please try again soon.',
}

/** The Retry-After header while the database is unavailable, in seconds. */
const retryAfterSeconds = 5

function send(reply: FastifyReply, status: number, { code, message }: ErrorBody) {
  const body: FailureEnvelope = { error: { message, code } }
  return reply.status(status).send(body)
}

function allowedMethods(path: string): string[] {
  return Object.keys(endpoints)
    .filter((call) => call.endsWith(` ${path}`))
    .map((call) => call.slice(0, call.indexOf(' ')))
}

/** Handles requests that Fastify cannot route, such as a URL that is not UTF-8. */
export function handleFrameworkError(
  _error: FastifyError,
  _: FastifyRequest,
  reply: FastifyReply,
): void {
  send(reply, 400, unreadable)
}

/** Answers every error and every unknown path with the contract's failure envelope. */
export function registerErrorHandlers(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | HttpError, request, reply) => {
    if (error instanceof HttpError) {
      reply.headers(error.headers)
      return send(reply, error.status, error)
    }
    const status = error.statusCode ?? 500
    if (status < 500) {
      return status === 413 ? send(reply, 413, tooLarge) : send(reply, 400, unreadable)
    }
    request.log.error(errorForLog(error), 'unexpected failure')
    if (isDatabaseUnavailable(error))
      return send(reply.header('Retry-After', retryAfterSeconds), 503, databaseUnavailable)
    return send(reply, 500, internalError)
  })
  app.setNotFoundHandler((request, reply) => {
    const allowed = allowedMethods(request.url.replace(/\?.*$/, '').slice(1))
    if (allowed.length === 0) {
      return send(reply, 404, { code: 'NOT_FOUND', message: 'There is nothing here.' })
    }
    reply.header('Allow', allowed.join(', '))
    return send(reply, 405, { code: 'METHOD_NOT_ALLOWED', message: 'That cannot be done here.' })
  })
}
