import { unstable_rethrow } from 'next/navigation'
import { ApiError } from '#lib/api/api-error.ts'
import { logFailure } from '#lib/log/log-failure.ts'

/** Logs what a page at a path does without. What Next throws to steer itself is thrown on. */
export function logPageFailure(url: string, error: unknown): void {
  unstable_rethrow(error)
  const status = error instanceof ApiError ? error.status : 500
  logFailure({ method: 'GET', url, status, error: String(error) })
}
