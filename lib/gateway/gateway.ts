import 'server-only'
import { randomUUID } from 'node:crypto'
import { type NextRequest, NextResponse } from 'next/server'
import { callBackend, requestBackend } from '#lib/api/server.ts'
import { cartMutations } from '#lib/contract/gateway.ts'
import { failureResponse, toFailure } from '#lib/gateway/failure-response.ts'
import { type Match, matchCall, methodsOf } from '#lib/gateway/match.ts'
import { isFromOwnOrigin } from '#lib/gateway/own-origin.ts'
import { isFormPost, readInput } from '#lib/gateway/read-input.ts'
import { logFailure } from '#lib/log/log-failure.ts'
import * as words from '#lib/messages/words.ts'
import {
  deviceCookie,
  deviceCookieOptions,
  newDeviceId,
  parseDeviceId,
} from '#lib/session/device.ts'

const isCartMutation = (call: string) => cartMutations.some((mutation) => mutation === call)

/** What the backend says to a matched call; a cart mutation's answer carries the fresh cart. */
async function forward(request: NextRequest, match: Match, deviceId: string): Promise<unknown> {
  const input = await readInput(request, match)
  const idempotencyKey = request.headers.get('idempotency-key') ?? undefined
  const caller = { deviceId, ...(idempotencyKey ? { idempotencyKey } : {}) }
  const data = await requestBackend(match.call, match.endpoint, input, caller)
  if (!isCartMutation(match.call)) return data
  const { cart } = await callBackend('GET cart', {}, caller)
  return { ...Object(data), cart }
}

/** Where a form post without scripts ends: at the cart, which says what went wrong. */
function formRedirect(request: NextRequest, failedCode?: string): NextResponse {
  const target = new URL('/cart', request.nextUrl)
  if (failedCode) target.searchParams.set('failed', failedCode)
  return new NextResponse(null, {
    status: 303,
    headers: { Location: target.pathname + target.search },
  })
}

function refuseUnmatched(path: string, traceId: string): Response {
  const methods = methodsOf(path)
  if (methods.length === 0) {
    const failure = { status: 404, code: 'NOT_FOUND', message: words.errors.notFound } as const
    return failureResponse(failure, traceId)
  }
  const failure = {
    status: 405,
    code: 'METHOD_NOT_ALLOWED',
    message: words.errors.badInput,
  } as const
  const response = failureResponse(failure, traceId)
  response.headers.set('Allow', methods.join(', '))
  return response
}

async function answer(request: NextRequest, match: Match, traceId: string): Promise<Response> {
  const known = parseDeviceId(request.cookies.get(deviceCookie)?.value)
  const deviceId = known ?? newDeviceId()
  const isForm = isFormPost(request)
  try {
    const data = await forward(request, match, deviceId)
    const response = isForm ? formRedirect(request) : NextResponse.json({ data })
    const isPersonal = match.endpoint.access === 'device'
    if (isPersonal && !known && request.method !== 'GET')
      response.cookies.set(deviceCookie, deviceId, deviceCookieOptions)
    response.headers.set('Cache-Control', isPersonal ? 'no-store' : 'public, max-age=60')
    return response
  } catch (error) {
    const failure = toFailure(error)
    const { method, nextUrl } = request
    const record = { method, url: nextUrl.pathname, status: failure.status, traceId }
    logFailure({ ...record, error: String(error) })
    return isForm ? formRedirect(request, failure.code) : failureResponse(failure, traceId)
  }
}

/**
 * The browser's only way to the backend: looks the call up in the contract, takes writes from our
 * own pages alone, adds the device, forwards, and answers failures in one shape.
 */
export async function gateway(request: NextRequest, path: string): Promise<Response> {
  const traceId = randomUUID()
  const match = matchCall(request.method, path)
  if (!match) return refuseUnmatched(path, traceId)
  if (request.method !== 'GET' && !isFromOwnOrigin(request.headers)) {
    const failure = { status: 403, code: 'FORBIDDEN', message: words.errors.badInput } as const
    return failureResponse(failure, traceId)
  }
  return answer(request, match, traceId)
}
