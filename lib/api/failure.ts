import type { ErrorCode } from '@etalase/contract/error-codes.ts'
import { ApiError } from '#lib/api/api-error.ts'
import { errorsMessages } from '#messages/errors.ts'

/** Whether a call was rejected under load, before it was tried: its answer says when to retry. */
export const isBusy = (error: unknown): error is ApiError & { retryAfterSeconds: number } =>
  error instanceof ApiError && error.status === 503 && error.retryAfterSeconds !== undefined

/** Returns the shopper's message for a failed call (spec §8): the backend's message, if any. */
export function errorMessage(error: unknown): string {
  if (!(error instanceof ApiError)) return errorsMessages.unexpected
  if (error.status === 0) return errorsMessages.connectionFailed
  if (error.shopperMessage) return error.shopperMessage
  if (isBusy(error)) return errorsMessages.busy
  return errorsMessages.status(error.status, error.statusText)
}

/** Whether an error status proves that the backend did not apply the write; after any other status it may have. */
export const isDefiniteRefusal = (status: number): boolean =>
  status < 500 && status !== 408 && status !== 429

/** Whether the backend may have applied a write although the call failed: after a timeout, a 5xx or a lost response. */
export const mayHaveHappened = (error: unknown): boolean =>
  !(error instanceof ApiError && error.kind === 'refused' && isDefiniteRefusal(error.status))

/** Returns the error of a customer's call without a session. */
export const sessionIsGone = (call: string): ApiError =>
  new ApiError({
    kind: 'refused',
    call,
    status: 401,
    code: 'UNAUTHORIZED',
    shopperMessage: errorsMessages.signInFirst,
  })

/** Returns the error for a missing or truncated answer: `timeout` or `network`, with status 0 (spec §8). */
export function lostAnswer(call: string, error: unknown): ApiError {
  const kind = Object(error).name === 'TimeoutError' ? 'timeout' : 'network'
  return new ApiError({ kind, call, status: 0, detail: String(error) })
}

/** Returns the seconds in a Retry-After header; undefined if missing or a date. */
export function retryAfterOf({ headers }: Response): number | undefined {
  const value = headers.get('retry-after') ?? ''
  return /^\d{1,6}$/.test(value) ? Number(value) : undefined
}

/** A failed call as sent to the browser; the message is for the shopper. */
export interface Failure {
  status: number
  code: ErrorCode
  message: string
  /** Seconds after which the shopper may try again. */
  retryAfterSeconds?: number | undefined
}

/** The gateway's own failures, when the backend sent no response or an invalid one. */
const gatewayFailures: Readonly<Record<'network' | 'timeout' | 'badResponse', Failure>> = {
  network: { status: 503, code: 'BACKEND_UNREACHABLE', message: errorsMessages.connectionFailed },
  timeout: { status: 504, code: 'BACKEND_TIMEOUT', message: errorsMessages.connectionFailed },
  badResponse: { status: 502, code: 'BACKEND_BAD_RESPONSE', message: errorsMessages.unexpected },
}

/** 503 and 504 from the backend pass through; any other 5xx becomes a bad gateway. */
const statusOfFault = (status: number) => (status === 503 || status === 504 ? status : 502)

/**
 * Whether Next replaced an error thrown by a cached function ('use cache'), leaving only a digest. Cached functions only call the
 * backend and handle its refusals, so this means that the backend is down.
 */
const isOfCachedFunction = (error: unknown): boolean =>
  error instanceof Error && !(error instanceof ApiError) && 'digest' in error

/** Maps any error to the one shape of a failed call that the browser knows (spec §8). */
export function toFailure(error: unknown): Failure {
  if (isOfCachedFunction(error)) return { ...gatewayFailures.network, retryAfterSeconds: 30 }
  if (!(error instanceof ApiError)) {
    return { status: 500, code: 'INTERNAL', message: errorsMessages.unexpected }
  }
  if (error.kind !== 'refused') return gatewayFailures[error.kind]
  const defaultMessage =
    error.status === 400
      ? errorsMessages.badInput
      : errorsMessages.status(error.status, error.statusText)
  const isBackendFault = error.status >= 500
  return {
    status: isBackendFault ? statusOfFault(error.status) : error.status,
    code: error.code ?? (isBackendFault ? 'BACKEND_BAD_RESPONSE' : 'INVALID_INPUT'),
    message: error.shopperMessage ?? defaultMessage,
    retryAfterSeconds: error.retryAfterSeconds,
  }
}
