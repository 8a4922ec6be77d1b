import 'server-only'
import { randomUUID } from 'node:crypto'
import { type NextRequest, NextResponse } from 'next/server'
import { type Caller, requestBackend } from '#lib/api/server.ts'
import type { Cart } from '#lib/contract/cart.ts'
import type { RawInput } from '#lib/contract/endpoints.ts'
import { cartMutations } from '#lib/contract/gateway.ts'
import { customerForm } from '#lib/gateway/account-forms.ts'
import { callerOf, type ShopperCaller } from '#lib/gateway/caller.ts'
import { extractToken } from '#lib/gateway/extract-token.ts'
import {
  type Failure,
  failureResponse,
  foreignWrite,
  signInFirst,
} from '#lib/gateway/failure-response.ts'
import { sessionEnded } from '#lib/gateway/form-response.ts'
import { handleForm } from '#lib/gateway/handle-form.ts'
import { logAndMapFailure } from '#lib/gateway/log-and-map-failure.ts'
import { type Match, matchCall, methodsOf } from '#lib/gateway/match.ts'
import { mayHaveHappened } from '#lib/gateway/may-have-happened.ts'
import { readCart } from '#lib/gateway/read-cart.ts'
import { isFormPost, readInput } from '#lib/gateway/read-input.ts'
import { isSameOrigin } from '#lib/gateway/same-origin.ts'
import { serializeByKey } from '#lib/gateway/serialize-by-key.ts'
import * as words from '#lib/messages/words.ts'
import { keepDeviceId } from '#lib/session/device.ts'
import { dropSession, keepToken } from '#lib/session/session.ts'

/** A cart becomes one order at a time: the next one finds what the first has left of it. */
const placesOrder = 'POST checkout-trx'

const isCartMutation = (call: string) => cartMutations.some((mutation) => mutation === call)

/** An order with a guest's e-mail address is a guest's, whoever is signed in: it names no saved address. */
function callerFor({ body }: RawInput, caller: ShopperCaller): Caller {
  const isGuestOrder = Boolean(Object(body).guest_email)
  if (!isGuestOrder) return caller
  const { token: _, ...guest } = caller
  return guest
}

/** What the backend says to a matched call. Throws ApiError. */
async function forward(
  request: NextRequest,
  match: Match,
  caller: ShopperCaller,
): Promise<unknown> {
  const input = await readInput(request, match)
  const ask = () => requestBackend(match.call, match.endpoint, input, callerFor(input, caller))
  return match.call === placesOrder ? serializeByKey(caller.deviceId, ask) : ask()
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

/** A failed call's answer; one that the backend takes for nobody's ends the session, and keeps the cart's device. */
function refuseCall(failure: Failure, isForm: boolean, traceId: string): NextResponse {
  if (failure.status === 401 && isForm) return sessionEnded()
  const response = failureResponse(failure, traceId)
  if (failure.status === 401) dropSession(response.cookies)
  return response
}

/** A call that is done; what a cart mutation has made of the cart goes with it. */
async function respondDone(
  { call, endpoint }: Match,
  data: unknown,
  readFresh: () => Promise<Cart | undefined>,
): Promise<NextResponse> {
  const told = isCartMutation(call) ? { ...Object(data), cart: await readFresh() } : data
  const response = NextResponse.json({ data: told })
  const cacheControl = endpoint.access === 'public' ? 'public, max-age=60' : 'no-store'
  response.headers.set('Cache-Control', cacheControl)
  return response
}

async function answer(request: NextRequest, match: Match, traceId: string): Promise<Response> {
  const { access } = match.endpoint
  const caller = await callerOf(request, access)
  const isForm = isFormPost(request)
  if (access === 'customer' && !caller.token) return refuseCall(signInFirst, isForm, traceId)
  const makesDevice = access === 'device' && caller.isNewDevice && request.method !== 'GET'
  try {
    const { data, token } = extractToken(await forward(request, match, caller))
    const response = await respondDone(match, data, () => readCart(caller, traceId))
    if (token) await keepToken(response.cookies, token)
    if (makesDevice) keepDeviceId(response.cookies, caller.deviceId)
    return response
  } catch (error) {
    const { method, nextUrl } = request
    const failure = logAndMapFailure({ method, url: nextUrl.pathname, traceId }, error)
    const response = refuseCall(failure, isForm, traceId)
    // Else nobody could find the cart that the backend may have begun.
    if (makesDevice && mayHaveHappened(error)) keepDeviceId(response.cookies, caller.deviceId)
    return response
  }
}

/**
 * The browser's only way to the backend: looks the call up in the contract, takes writes from our
 * own pages alone, adds device and token, forwards, and answers failures in one shape. A token
 * goes out in no answer.
 */
export async function gateway(request: NextRequest, path: string): Promise<Response> {
  const traceId = randomUUID()
  const match = matchCall(request.method, path)
  if (!match) return refuseUnmatched(path, traceId)
  if (request.method !== 'GET' && !isSameOrigin(request.headers)) {
    return failureResponse(foreignWrite, traceId)
  }
  const form = isFormPost(request) ? customerForm(match.call) : undefined
  return form ? handleForm(request, form, traceId) : answer(request, match, traceId)
}
