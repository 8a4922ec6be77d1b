import 'server-only'
import type { NextRequest } from 'next/server'
import type { Failure } from '#lib/api/failure.ts'
import { failureResponse } from '#lib/gateway/failure-response.ts'
import { limitByAddress } from '#lib/gateway/limit-rate.ts'
import { logRequestFailure } from '#lib/gateway/log-request-failure.ts'
import { currentRequestId } from '#lib/log/request-context.ts'

/** A read that the shop answers itself, with calls of the backend that it makes for one browser. */
interface OwnRead {
  /** The name that its limit has in rate-limits.ts: 'GET payment-qr'. */
  call: string
  load: (traceId: string) => Promise<Response>
  /** Responds to a failure; by default with the failure as JSON. */
  refuse?: (failure: Failure, error: unknown) => Promise<Response> | Response
}

/** Serves a read: counts it for its address, and logs a failure. Responds with 429 over a limit. */
export async function serveRead(
  request: NextRequest,
  { call, load, refuse }: OwnRead,
): Promise<Response> {
  const traceId = currentRequestId()
  try {
    await limitByAddress(request, call, 'reads')
    return await load(traceId)
  } catch (error) {
    const failure = logRequestFailure(request, traceId, error)
    return refuse ? refuse(failure, error) : failureResponse(failure, traceId)
  }
}
