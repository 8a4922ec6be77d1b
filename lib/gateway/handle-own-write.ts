import 'server-only'
import type { NextRequest } from 'next/server'
import type { Failure } from '#lib/api/failure.ts'
import { queueFor } from '#lib/config/queue.ts'
import { crossOriginWrite, failureResponse } from '#lib/gateway/failure-response.ts'
import { logRequestFailure } from '#lib/gateway/log-request-failure.ts'
import { isFormPost } from '#lib/gateway/read-input.ts'
import { refererPath, seeOther } from '#lib/gateway/redirect.ts'
import { currentRequestId } from '#lib/log/request-context.ts'

/** Handles a write that one of our own pages sends, with its trace id; refuses one of another origin with 403. */
export async function fromOwnPage(
  request: NextRequest,
  handle: (traceId: string) => Promise<Response> | Response,
): Promise<Response> {
  const traceId = currentRequestId()
  return isSameOrigin(request.headers)
    ? handle(traceId)
    : failureResponse(crossOriginWrite, traceId)
}

/**
 * Whether a request comes from one of our own pages: by Sec-Fetch-Site, else by the Origin header compared
 * with the request's host. A request with neither counts as cross-origin.
 */
function isSameOrigin(headers: Headers): boolean {
  const site = headers.get('sec-fetch-site')
  if (site) return site === 'same-origin'
  const origin = headers.get('origin')
  const host = headers.get('x-forwarded-host') ?? headers.get('host')
  return origin !== null && URL.canParse(origin) && new URL(origin).host === host
}

/**
 * Handles a write of one of our own pages: refuses other origins with 403, and passes what fails, logged, to `fail`,
 * which responds with the reason. A form that must wait for its turn leads to the line: its page may have none.
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
      const failure = logRequestFailure(request, traceId, error)
      if (failure.code === 'QUEUED' && isFormPost(request))
        return seeOther(queueFor(refererPath(request)))
      return fail(failure, error)
    }
  })
