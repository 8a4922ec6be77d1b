import 'server-only'
import type { NextRequest } from 'next/server'
import type { Failure } from '#lib/api/failure.ts'
import { logAndMapFailure } from '#lib/api/log-and-map-failure.ts'

/** Logs a request that failed, by its path without query, and gives the failure for the shopper. */
export const logRequestFailure = (
  { method, nextUrl }: NextRequest,
  traceId: string,
  error: unknown,
): Failure => logAndMapFailure({ method, url: nextUrl.pathname, traceId }, error)
