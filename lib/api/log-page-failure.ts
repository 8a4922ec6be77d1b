import { unstable_rethrow } from 'next/navigation'
import { ApiError } from '#lib/api/api-error.ts'
import { logFailure } from '#lib/log/log-failure.ts'

/** Logs a failed call of a page that renders without its data. Rethrows Next's own control-flow errors. */
export function logPageFailure(url: string, error: unknown): void {
  unstable_rethrow(error)
  const status = error instanceof ApiError ? error.status : 500
  logFailure({ method: 'GET', url, status, error: String(error) })
}
