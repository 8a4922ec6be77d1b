import 'server-only'
import type { NextRequest } from 'next/server'
import type { Failure } from '#lib/api/failure.ts'
import { fromOwnPage } from '#lib/gateway/from-own-page.ts'
import { logRequestFailure } from '#lib/gateway/log-request-failure.ts'

/**
 * Handles a write of one of our own pages: refuses other origins with 403, and passes what fails, logged, to `fail`,
 * which responds with the reason.
 */
export const handleOwnWrite = (
  request: NextRequest,
  handle: () => Promise<Response>,
  fail: (failure: Failure, error: unknown) => Promise<Response> | Response,
): Promise<Response> =>
  fromOwnPage(request, async (traceId) => {
    try {
      return await handle()
    } catch (error) {
      return fail(logRequestFailure(request, traceId, error), error)
    }
  })
