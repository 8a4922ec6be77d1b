import 'server-only'
import { type Failure, toFailure } from '#lib/gateway/failure-response.ts'
import { logFailure } from '#lib/log/log-failure.ts'
import * as words from '#lib/messages/words.ts'
import { toWib } from '#lib/rules/wib.ts'

interface FailedRequest {
  method: string
  /** Path without query. */
  url: string
  traceId: string
}

/** The beginning of a trace id is enough to find it, and short enough to be read out on the phone. */
const supportCode = (traceId: string): string =>
  words.errors.supportCode(traceId.slice(0, 8), toWib(new Date()).slice(11, 16))

/**
 * Logs what went wrong with a request, and gives it as it is told: only the log knows more about a failure
 * without words of its own, so it comes with a support code that the log can be searched for (spec §8).
 */
export function logAndMapFailure(request: FailedRequest, error: unknown): Failure {
  const failure = toFailure(error)
  logFailure({ ...request, status: failure.status, error: String(error) })
  if (failure.message !== words.errors.unexpected) return failure
  return { ...failure, message: `${failure.message} ${supportCode(request.traceId)}` }
}
