import { endpoints } from '@etalase/contract/endpoints.ts'
import type { FailureEnvelope } from '@etalase/contract/envelope.ts'
import type { ErrorCode } from '@etalase/contract/error-codes.ts'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '#context.ts'
import { isDatabaseUnavailable, shortageOf } from '#db/shortage.ts'
import { isOfDeletedCustomer } from '#db/sql-helpers.ts'
import { sessionEnded } from '#http/customer.ts'
import { errorForLog } from '#http/error-log.ts'
import { HttpError } from '#http/http-error.ts'
import { messages } from '#messages/messages.ts'
import { answerLanguage, runInLanguage } from '#messages/request-language.ts'

interface Failure {
  status: number
  code: ErrorCode
  /** Key of its text in the backend's messages. */
  reason: 'tooLarge' | 'unreadable' | 'internal' | 'unavailable' | 'nothingHere' | 'notAllowed'
}

const tooLarge: Failure = { status: 413, code: 'PAYLOAD_TOO_LARGE', reason: 'tooLarge' }
const unreadable: Failure = { status: 400, code: 'INVALID_INPUT', reason: 'unreadable' }
const internalError: Failure = { status: 500, code: 'INTERNAL', reason: 'internal' }
const unavailable: Failure = { status: 503, code: 'UNAVAILABLE', reason: 'unavailable' }
const nothingHere: Failure = { status: 404, code: 'NOT_FOUND', reason: 'nothingHere' }
const notAllowed: Failure = { status: 405, code: 'METHOD_NOT_ALLOWED', reason: 'notAllowed' }

/** Seconds for Retry-After while the database is unavailable or the disk is full. */
const retryAfterSeconds = 5

const envelope = (code: ErrorCode, message: string): FailureEnvelope => ({
  error: { message, code },
})

/** Sends a failure that no handler turned into a message, in the language of the request. */
function fail(request: FastifyRequest, reply: FastifyReply, { status, code, reason }: Failure) {
  const language = answerLanguage(request, reply)
  const message = runInLanguage(language, () => messages().answers.request[reason])
  return reply.status(status).send(envelope(code, message))
}

function refuse(reply: FastifyReply, { status, code, message, headers }: HttpError) {
  reply.headers(headers)
  return reply.status(status).send(envelope(code, message))
}

function allowedMethods(path: string): string[] {
  return Object.keys(endpoints)
    .filter((call) => call.endsWith(` ${path}`))
    .map((call) => call.slice(0, call.indexOf(' ')))
}

/** Handles requests that Fastify cannot route, such as a URL that is not UTF-8. */
export function handleFrameworkError(
  _: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  fail(request, reply, unreadable)
}

/** Returns the contract's failure envelope for every error and unknown path. */
export function registerErrorHandlers(app: FastifyInstance, { disk }: Pick<Context, 'disk'>): void {
  app.setErrorHandler((error: FastifyError | HttpError, request, reply) => {
    if (error instanceof HttpError) return refuse(reply, error)
    if (isOfDeletedCustomer(error))
      return refuse(reply, runInLanguage(answerLanguage(request, reply), sessionEnded))
    const status = error.statusCode ?? 500
    if (status < 500) return fail(request, reply, status === 413 ? tooLarge : unreadable)
    disk.note(error)
    request.log.error(errorForLog(error), 'unexpected failure')
    const isTransient = isDatabaseUnavailable(error) || shortageOf(error) !== null
    if (!isTransient) return fail(request, reply, internalError)
    reply.header('Retry-After', retryAfterSeconds)
    return fail(request, reply, unavailable)
  })
  app.setNotFoundHandler((request, reply) => {
    const allowed = allowedMethods(request.url.replace(/\?.*$/, '').slice(1))
    if (allowed.length === 0) return fail(request, reply, nothingHere)
    reply.header('Allow', allowed.join(', '))
    return fail(request, reply, notAllowed)
  })
}
