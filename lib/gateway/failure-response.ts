import { NextResponse } from 'next/server'
import { ApiError } from '#lib/api/api-error.ts'
import type { FailureEnvelope } from '#lib/contract/envelope.ts'
import type { ErrorCode } from '#lib/contract/error-codes.ts'
import * as words from '#lib/messages/words.ts'

/** A failed call as it is told. */
export interface Failure {
  status: number
  code: ErrorCode
  message: string
}

/** Where a failure of the backend's own shows up: our gateway could not reach or read it. */
const gatewayFailures: Readonly<Record<'network' | 'timeout' | 'badResponse', Failure>> = {
  network: { status: 503, code: 'BACKEND_UNREACHABLE', message: words.errors.connectionFailed },
  timeout: { status: 504, code: 'BACKEND_TIMEOUT', message: words.errors.connectionFailed },
  badResponse: { status: 502, code: 'BACKEND_BAD_RESPONSE', message: words.errors.unexpected },
}

/** A write that does not come from one of our own pages. */
export const foreignWrite: Failure = {
  status: 403,
  code: 'FORBIDDEN',
  message: words.errors.badInput,
}

/** A customer's call without a session. */
export const signInFirst: Failure = {
  status: 401,
  code: 'UNAUTHORIZED',
  message: words.errors.signInFirst,
}

/** A backend that is busy for a moment says so itself; any other fault of its own makes it a bad gateway. */
const statusOfFault = (status: number) => (status === 503 || status === 504 ? status : 502)

/** A failed call in the one shape that the browser knows. */
export function toFailure(error: unknown): Failure {
  if (!(error instanceof ApiError)) {
    return { status: 500, code: 'INTERNAL', message: words.errors.unexpected }
  }
  if (error.kind !== 'refused') return gatewayFailures[error.kind]
  const ownWords =
    error.status === 400
      ? words.errors.badInput
      : words.errors.status(error.status, error.statusText)
  const isBackendFault = error.status >= 500
  return {
    status: isBackendFault ? statusOfFault(error.status) : error.status,
    code: error.code ?? (isBackendFault ? 'BACKEND_BAD_RESPONSE' : 'INVALID_INPUT'),
    message: error.shopperMessage ?? ownWords,
  }
}

/** The failure as a JSON answer with its trace id. */
export function failureResponse({ status, code, message }: Failure, traceId: string): NextResponse {
  const body: FailureEnvelope = { error: { message, code } }
  return NextResponse.json(body, {
    status,
    headers: { 'Cache-Control': 'no-store', 'X-Trace-Id': traceId },
  })
}
