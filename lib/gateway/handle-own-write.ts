import 'server-only'
import type { NextRequest } from 'next/server'
import type { Failure } from '#lib/api/failure.ts'
import { logAndMapFailure } from '#lib/api/log-and-map-failure.ts'
import { crossOriginWrite, failureResponse } from '#lib/gateway/failure-response.ts'
import { isSameOrigin } from '#lib/gateway/same-origin.ts'
import { currentRequestId } from '#lib/log/request-context.ts'

/**
 * Handles a write of one of our own pages: refuses other origins with 403, and passes what fails, logged, to `fail`,
 * which responds with the reason.
 */
export async function handleOwnWrite(
  request: NextRequest,
  handle: () => Promise<Response>,
  fail: (failure: Failure, error: unknown) => Promise<Response> | Response,
): Promise<Response> {
  const traceId = currentRequestId()
  if (!isSameOrigin(request.headers)) return failureResponse(crossOriginWrite, traceId)
  try {
    return await handle()
  } catch (error) {
    const { method, nextUrl } = request
    return fail(logAndMapFailure({ method, url: nextUrl.pathname, traceId }, error), error)
  }
}
