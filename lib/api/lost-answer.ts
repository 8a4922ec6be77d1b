import { ApiError } from '#lib/api/api-error.ts'

/** The error for an answer that did not come, or broke off: `timeout` or `network`, with status 0 (spec §8). */
export function lostAnswer(call: string, error: unknown): ApiError {
  const kind = error instanceof Error && error.name === 'TimeoutError' ? 'timeout' : 'network'
  return new ApiError({ kind, call, status: 0, detail: String(error) })
}
