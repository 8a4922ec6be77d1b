import 'server-only'
import { unstable_rethrow } from 'next/navigation'
import type { NextRequest } from 'next/server'
import { ApiError } from '#lib/api/api-error.ts'
import { type Failure, isDefiniteRefusal } from '#lib/api/failure.ts'
import { logAndMapFailure } from '#lib/api/log-and-map-failure.ts'

/** Whether the backend may have applied a write although the call failed: by a timeout, a 5xx, a lost response. */
export const mayHaveHappened = (error: unknown): boolean =>
  !(error instanceof ApiError && error.kind === 'refused' && isDefiniteRefusal(error.status))

/** Logs a request that failed, by its path without query, and gives the failure for the shopper. */
export function logRequestFailure(
  { method, nextUrl }: NextRequest,
  traceId: string,
  error: unknown,
): Failure {
  // The build calls each GET route once, and stops it by an error when it reads a cookie.
  unstable_rethrow(error)
  return logAndMapFailure({ method, url: nextUrl.pathname, traceId }, error)
}
