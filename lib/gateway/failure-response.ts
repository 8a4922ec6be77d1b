import { NextResponse } from 'next/server'
import type { Failure } from '#lib/api/failure.ts'
import type { FailureEnvelope } from '#lib/contract/envelope.ts'
import { errorsMessages } from '#messages/errors.ts'

/** A write that does not come from one of our own pages. */
export const crossOriginWrite: Failure = {
  status: 403,
  code: 'FORBIDDEN',
  message: errorsMessages.badInput,
}

/** A customer's call without a session. */
export const signInFirst: Failure = {
  status: 401,
  code: 'UNAUTHORIZED',
  message: errorsMessages.signInFirst,
}

/** The failure as a JSON response with its trace id. */
export function failureResponse(failure: Failure, traceId: string): NextResponse {
  const { status, code, message, retryAfterSeconds } = failure
  const body: FailureEnvelope = { error: { message, code } }
  return NextResponse.json(body, {
    status,
    headers: {
      'Cache-Control': 'no-store',
      'X-Trace-Id': traceId,
      ...(retryAfterSeconds ? { 'Retry-After': String(retryAfterSeconds) } : {}),
    },
  })
}

/** 405 with the methods that the path allows. */
export function methodNotAllowed(methods: readonly string[], traceId: string): NextResponse {
  const failure = {
    status: 405,
    code: 'METHOD_NOT_ALLOWED',
    message: errorsMessages.badInput,
  } as const
  const response = failureResponse(failure, traceId)
  response.headers.set('Allow', methods.join(', '))
  return response
}
