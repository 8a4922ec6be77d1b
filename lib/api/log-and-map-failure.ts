import 'server-only'
import { toWib } from '@etalase/contract/rules/time-zone.ts'
import { unstable_rethrow } from 'next/navigation'
import { ApiError } from '#lib/api/api-error.ts'
import { type Failure, toFailure } from '#lib/api/failure.ts'
import { logFailure } from '#lib/log/log-failure.ts'
import { errorsMessages } from '#messages/errors.ts'

/** Logs a failed call of a page that renders without its data. Rethrows Next's own control-flow errors. */
export function logPageFailure(url: string, error: unknown): void {
  unstable_rethrow(error)
  const status = error instanceof ApiError ? error.status : 500
  logFailure({ method: 'GET', url, status, error: String(error) })
}

interface FailedRequest {
  method: string
  /** Path without query. */
  url: string
  traceId: string
}

/** Returns a support code. The first 8 characters of the trace id find the log line, and can be read out on the phone. */
const supportCode = (traceId: string): string =>
  errorsMessages.supportCode(traceId.slice(0, 8), toWib(new Date()).slice(11, 16))

/**
 * Logs a failed request and returns the failure for the shopper. The message of an unexpected failure hides its cause, so
 * it ends with a support code that finds the log line (spec §8).
 */
export function logAndMapFailure(request: FailedRequest, error: unknown): Failure {
  const failure = toFailure(error)
  logFailure({ ...request, status: failure.status, error: String(error) })
  if (failure.message !== errorsMessages.unexpected) return failure
  return { ...failure, message: `${failure.message} ${supportCode(request.traceId)}` }
}
