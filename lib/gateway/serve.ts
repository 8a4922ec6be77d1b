import 'server-only'
import { contractCall, findAction, isOwn, methodsOf } from '#lib/actions/find-action.ts'
import { requestBackend } from '#lib/api/backend.ts'
import { fetchCart } from '#lib/api/cart.ts'
import { mayHaveHappened } from '#lib/api/failure.ts'
import { logAndMapFailure } from '#lib/api/log-and-map-failure.ts'
import { placeOrderCall } from '#lib/api/place-order.ts'
import type { Cart } from '#lib/contract/cart.ts'
import { orderBody } from '#lib/contract/checkout.ts'
import type { RawInput } from '#lib/contract/endpoints.ts'
import { cartMutations } from '#lib/contract/gateway.ts'
import { fail, refuse, respond } from '#lib/gateway/answer.ts'
import { keepFirstDevice } from '#lib/gateway/device.ts'
import { guard, hasBody, isFromOwnPage } from '#lib/gateway/guards.ts'
import { handlerOf } from '#lib/gateway/handlers.ts'
import { placeCheckedOrder } from '#lib/gateway/in-turn.ts'
import { keepPlacedOrder } from '#lib/gateway/opened-order.ts'
import { isFormPost, parseBody } from '#lib/gateway/read-input.ts'
import { crossOriginWrite, refuseMethod } from '#lib/gateway/respond.ts'
import { endBuyerWithRefusal, endDraftWithOrder } from '#lib/gateway/sealed-drafts.ts'
import { type Extracted, extractToken } from '#lib/gateway/send-form.ts'
import { dropAccount } from '#lib/gateway/session.ts'
import type { Arrival, OwnHandler, Visit } from '#lib/gateway/visit.ts'
import { currentRequestId } from '#lib/log/request-context.ts'
import { Cookies } from '#lib/session/cookies.ts'
import { renewSession } from '#lib/session/session.ts'

/** Reads the cart after a write. A failure is logged and returns undefined, since the write has succeeded. */
async function readCart({ caller, traceId }: Visit): Promise<Cart | undefined> {
  try {
    return await fetchCart(caller)
  } catch (error) {
    logAndMapFailure({ method: 'GET', url: '/api/cart', traceId }, error)
    return undefined
  }
}

const isCartMutation = (call: string) => cartMutations.some((mutation) => mutation === call)

/** Makes a call, with the input as the contract parses it. Throws ApiError. */
async function makeCall({ given, caller, request, ...visit }: Visit): Promise<Extracted> {
  const { call, endpoint } = contractCall(visit.call)
  const schema = call.startsWith('GET ') ? endpoint.query : endpoint.body
  const input = schema && parseBody(call, schema, given)
  if (call === placeOrderCall)
    return extractToken(await placeCheckedOrder(request, orderBody.parse(input), caller))
  const sent: RawInput = call.startsWith('GET ') ? { query: input } : { body: input }
  return extractToken(await requestBackend(call, endpoint, sent, caller))
}

/** What follows from a call that has succeeded, in the browser that made it. */
async function followUp({ call, cookies }: Visit, { data, orderToken }: Extracted): Promise<void> {
  if (call === 'POST user/delete-account') dropAccount(cookies)
  if (call !== placeOrderCall) return
  await keepPlacedOrder(cookies, data, orderToken)
  endDraftWithOrder(cookies)
}

/** Passes a call of the contract on, and its answer back: without tokens, and after a change of the cart with the fresh cart. */
async function forward(visit: Visit): Promise<Response> {
  const { call, cookies } = visit
  const extracted = await makeCall(visit)
  const { data, token } = extracted
  if (token) await renewSession(cookies, token)
  await followUp(visit, extracted)
  const payload = isCartMutation(call) ? { ...Object(data), cart: await readCart(visit) } : data
  const isPublic = contractCall(call).endpoint.access === 'public'
  const headers = { 'Cache-Control': isPublic ? 'public, max-age=60' : 'no-store' }
  return Response.json({ data: payload }, { headers })
}

/** What a call of the contract does. An order that is refused leaves nothing to repeat. */
const forwarding: OwnHandler = {
  handle: forward,
  refuse: ({ action, cookies }, { error }) => {
    if (action.call === placeOrderCall && !mayHaveHappened(error)) endBuyerWithRefusal(cookies)
    return null
  },
}

async function answer(arrival: Arrival): Promise<Response> {
  try {
    const guarded = await guard(arrival)
    if ('answer' in guarded) return await respond(arrival, guarded.answer)
    const response = await respond(arrival, await arrival.handler.handle(guarded.visit))
    keepFirstDevice(arrival)
    return response
  } catch (error) {
    return fail(arrival, error)
  }
}

/**
 * Serves every write of the shop, every read that it answers itself, and the calls of the contract that it passes on to its
 * backend, as JSON and as plain forms (lib/actions). No answer contains a token.
 */
export async function serve(request: Request): Promise<Response> {
  const url = new URL(request.url)
  const traceId = currentRequestId()
  const isForm = isFormPost(request)
  const action = findAction(request.method, url.pathname, { isForm })
  if (!action) return refuseMethod(methodsOf(url.pathname), traceId)
  const arrival: Arrival = {
    request,
    url,
    action,
    handler: isOwn(action) ? handlerOf(action) : forwarding,
    isForm,
    traceId,
    cookies: new Cookies(request),
    startedAt: Date.now(),
    given: hasBody(action) ? {} : Object.fromEntries(url.searchParams),
  }
  if (!isFromOwnPage(arrival)) return refuse(arrival, crossOriginWrite)
  const response = await answer(arrival)
  arrival.cookies.setIn(response)
  return response
}
