import 'server-only'
import type { NextRequest } from 'next/server'
import { crossOriginWrite, failureResponse } from '#lib/gateway/failure-response.ts'
import { isSameOrigin } from '#lib/gateway/same-origin.ts'
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
