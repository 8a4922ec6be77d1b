import { ApiError } from '#lib/api/api-error.ts'
import type { ErrorCode } from '#lib/contract/error-codes.ts'
import * as words from '#lib/messages/words.ts'

/** A failed call as the browser gets it; the message is for the shopper. */
export interface Failure {
  status: number
  code: ErrorCode
  message: string
  /** After how many seconds the shopper may try again. */
  retryAfterSeconds?: number | undefined
}

/** Failures without a response of the backend, or without a valid one, as the gateway's own. */
const gatewayFailures: Readonly<Record<'network' | 'timeout' | 'badResponse', Failure>> = {
  network: { status: 503, code: 'BACKEND_UNREACHABLE', message: words.errors.connectionFailed },
  timeout: { status: 504, code: 'BACKEND_TIMEOUT', message: words.errors.connectionFailed },
  badResponse: { status: 502, code: 'BACKEND_BAD_RESPONSE', message: words.errors.unexpected },
}

/** 503 and 504 of the backend pass through; any other 5xx is a bad gateway. */
const statusOfFault = (status: number) => (status === 503 || status === 504 ? status : 502)

/** Maps any error to the one shape of a failed call that the browser knows (spec §8). */
export function toFailure(error: unknown): Failure {
  if (!(error instanceof ApiError)) {
    return { status: 500, code: 'INTERNAL', message: words.errors.unexpected }
  }
  if (error.kind !== 'refused') return gatewayFailures[error.kind]
  const defaultMessage =
    error.status === 400
      ? words.errors.badInput
      : words.errors.status(error.status, error.statusText)
  const isBackendFault = error.status >= 500
  return {
    status: isBackendFault ? statusOfFault(error.status) : error.status,
    code: error.code ?? (isBackendFault ? 'BACKEND_BAD_RESPONSE' : 'INVALID_INPUT'),
    message: error.shopperMessage ?? defaultMessage,
    retryAfterSeconds: error.retryAfterSeconds,
  }
}
