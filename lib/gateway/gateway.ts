import 'server-only'
import { type NextRequest, NextResponse } from 'next/server'
import { type Caller, requestBackend } from '#lib/api/backend.ts'
import { fetchCart } from '#lib/api/cart.ts'
import type { Failure } from '#lib/api/failure.ts'
import { logAndMapFailure } from '#lib/api/log-and-map-failure.ts'
import { placeOrderCall } from '#lib/api/place-order.ts'
import { type Cart, sizedProduct } from '#lib/contract/cart.ts'
import { orderBody } from '#lib/contract/checkout.ts'
import { cartMutations } from '#lib/contract/gateway.ts'
import { customerForm } from '#lib/gateway/account-forms.ts'
import { callerOf, type ShopperCaller } from '#lib/gateway/caller.ts'
import { extractToken } from '#lib/gateway/extract-token.ts'
import { failureResponse, methodNotAllowed, signInFirst } from '#lib/gateway/failure-response.ts'
import { handleForm } from '#lib/gateway/handle-form.ts'
import { fromOwnPage } from '#lib/gateway/handle-own-write.ts'
import { keepPlacedOrder } from '#lib/gateway/known-orders.ts'
import { limitByAddress } from '#lib/gateway/limit-rate.ts'
import { logRequestFailure, mayHaveHappened } from '#lib/gateway/log-request-failure.ts'
import { type Match, matchCall, methodsOf } from '#lib/gateway/match.ts'
import { placeCheckedOrder } from '#lib/gateway/place-checked-order.ts'
import { isFormPost, readInput } from '#lib/gateway/read-input.ts'
import { dropAccount, endSessionIn, redirectSessionEnded } from '#lib/gateway/redirect.ts'
import { refuseQueued } from '#lib/gateway/refuse-queued.ts'
import { endBuyerWithRefusal, endDraftWithOrder } from '#lib/gateway/sealed-drafts.ts'
import { currentRequestId } from '#lib/log/request-context.ts'
import { keepDeviceId } from '#lib/session/device.ts'
import { renewSession } from '#lib/session/session.ts'
import { errorsMessages } from '#messages/errors.ts'

/** Reads the cart after a write. A failure is logged and returns undefined, since the write has succeeded. */
export async function readCart(caller: Caller, traceId: string): Promise<Cart | undefined> {
  try {
    return await fetchCart(caller)
  } catch (error) {
    logAndMapFailure({ method: 'GET', url: '/api/cart', traceId }, error)
    return undefined
  }
}

const isCartMutation = (call: string) => cartMutations.some((mutation) => mutation === call)

/** Calls that put more pieces into a cart. */
const addsPieces = ['POST cart', 'POST cart-item-increment-qty'] as const

/** The product that a call adds to a cart, or takes to the checkout in its place; undefined for one of neither. */
function productToBuy(call: string, { query, body }: { query?: unknown; body?: unknown }) {
  if (addsPieces.some((added) => added === call)) return sizedProduct.parse(body)
  return call === 'GET buy-now' ? sizedProduct.parse(query) : undefined
}

/** Forwards a call to the backend and returns the parsed response. Throws ApiError. */
async function forward(
  request: NextRequest,
  match: Match,
  caller: ShopperCaller,
): Promise<unknown> {
  await limitByAddress(request, match.call)
  const input = await readInput(request, match)
  const product = productToBuy(match.call, input)
  if (product) await refuseQueued(request, match.call, product.product_detail_id)
  if (match.call !== placeOrderCall)
    return requestBackend(match.call, match.endpoint, input, caller)
  return placeCheckedOrder(request, orderBody.parse(input.body), caller)
}

function refuseUnmatched(path: string, traceId: string): Response {
  const methods = methodsOf(path)
  if (methods.length === 0) {
    const failure = { status: 404, code: 'NOT_FOUND', message: errorsMessages.notFound } as const
    return failureResponse(failure, traceId)
  }
  return methodNotAllowed(methods, traceId)
}

/** The response to a failed call. A 401 ends the session; the device id, and with it the cart, stays. */
function respondWithFailure(request: NextRequest, failure: Failure, traceId: string): NextResponse {
  const hasEnded = failure.status === 401
  if (hasEnded && isFormPost(request)) return redirectSessionEnded(request)
  const response = failureResponse(failure, traceId)
  return hasEnded ? endSessionIn(response, request) : response
}

/** The response to a successful call; a cart mutation's carries the fresh cart. */
async function respondWithData(
  { call, endpoint }: Match,
  data: unknown,
  readFreshCart: () => Promise<Cart | undefined>,
): Promise<NextResponse> {
  const payload = isCartMutation(call) ? { ...Object(data), cart: await readFreshCart() } : data
  const response = NextResponse.json({ data: payload })
  const cacheControl = endpoint.access === 'public' ? 'public, max-age=60' : 'no-store'
  response.headers.set('Cache-Control', cacheControl)
  return response
}

async function answerCall(
  request: NextRequest,
  match: Match,
  caller: ShopperCaller,
  traceId: string,
): Promise<Response> {
  const { access } = match.endpoint
  if (access === 'customer' && !caller.token)
    return respondWithFailure(request, signInFirst, traceId)
  const makesDevice = access === 'device' && caller.isNewDevice && request.method !== 'GET'
  try {
    const { data, token, orderToken } = extractToken(await forward(request, match, caller))
    const response = await respondWithData(match, data, () => readCart(caller, traceId))
    if (token) await renewSession(request.cookies, response.cookies, token)
    if (match.call === placeOrderCall) await keepPlacedOrder(request, response, data, orderToken)
    if (customerForm(match.call)?.endsAccount) dropAccount(response)
    endDraftWithOrder(match.call, response.cookies)
    if (makesDevice) keepDeviceId(response.cookies, caller.deviceId)
    return response
  } catch (error) {
    const failure = logRequestFailure(request, traceId, error)
    const response = respondWithFailure(request, failure, traceId)
    endBuyerWithRefusal(match.call, error, response.cookies)
    // The backend may have created a cart for this device id.
    if (makesDevice && mayHaveHappened(error)) keepDeviceId(response.cookies, caller.deviceId)
    return response
  }
}

async function handleCall(request: NextRequest, match: Match, traceId: string): Promise<Response> {
  try {
    const caller = await callerOf(request, match.endpoint.access)
    return await answerCall(request, match, caller, traceId)
  } catch (error) {
    return failureResponse(logRequestFailure(request, traceId, error), traceId)
  }
}

/**
 * Forwards the browser's calls to the backend: looks the call up in the contract, refuses writes from other
 * origins, adds device id and token, and responds to failures in one shape. No response contains a token.
 */
export async function gateway(request: NextRequest, path: string): Promise<Response> {
  const match = matchCall(request.method, path)
  if (!match) return refuseUnmatched(path, currentRequestId())
  if (request.method === 'GET') return handleCall(request, match, currentRequestId())
  const form = isFormPost(request) ? customerForm(match.call) : undefined
  return fromOwnPage(request, (traceId) =>
    form ? handleForm(request, form, traceId) : handleCall(request, match, traceId),
  )
}
