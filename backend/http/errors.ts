import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify'
import { Refusal } from '#backend/http/refusal.ts'
import { endpoints } from '#lib/contract/endpoints.ts'
import type { FailureEnvelope } from '#lib/contract/envelope.ts'
import type { ErrorCode } from '#lib/contract/error-codes.ts'

const clientErrors: Readonly<Record<number, { code: ErrorCode; message: string }>> = {
  413: { code: 'PAYLOAD_TOO_LARGE', message: 'That is more than we can take at once.' },
}

const badRequest: { code: ErrorCode; message: string } = {
  code: 'INVALID_INPUT',
  message: 'We could not read that request.',
}

function send(reply: FastifyReply, status: number, code: ErrorCode, message: string) {
  const body: FailureEnvelope = { error: { message, code } }
  return reply.status(status).send(body)
}

/** What broke, without the values that a failed query carries in its message and stack. */
function withoutData(error: Error) {
  const { cause } = error
  if (!(cause instanceof Error)) return { name: error.name, stack: error.stack }
  return { name: error.name, cause: cause.message }
}

function methodsOf(path: string): string[] {
  return Object.keys(endpoints)
    .filter((call) => call.endsWith(` ${path}`))
    .map((call) => call.slice(0, call.indexOf(' ')))
}

/** Turns everything thrown, and every unknown path, into the contract's failure envelope. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | Refusal, request, reply) => {
    if (error instanceof Refusal) return send(reply, error.status, error.code, error.message)
    const status = error.statusCode ?? 500
    if (status < 500) {
      const { code, message } = clientErrors[status] ?? badRequest
      return send(reply, status === 415 ? 400 : status, code, message)
    }
    request.log.error({ failure: withoutData(error) }, 'unexpected failure')
    return send(reply, 500, 'INTERNAL', 'Something went wrong on our side. Please try again.')
  })
  app.setNotFoundHandler((request, reply) => {
    const allowed = methodsOf(request.url.replace(/\?.*$/, '').slice(1))
    if (allowed.length === 0) return send(reply, 404, 'NOT_FOUND', 'There is nothing here.')
    reply.header('Allow', allowed.join(', '))
    return send(reply, 405, 'METHOD_NOT_ALLOWED', 'That cannot be done here.')
  })
}
