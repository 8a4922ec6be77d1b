import { z } from 'zod'
import 'server-only'
import { contractCall } from '#lib/actions/find-action.ts'
import { requestBackend } from '#lib/api/backend.ts'
import { fetchCart } from '#lib/api/cart.ts'
import { mayHaveHappened } from '#lib/api/failure.ts'
import { logAndMapFailure } from '#lib/api/log-and-map-failure.ts'
import { placeOrderCall } from '#lib/api/place-order.ts'
import type { Cart } from '#lib/contract/cart.ts'
import { orderBody } from '#lib/contract/checkout.ts'
import type { RawInput } from '#lib/contract/endpoints.ts'
import { cartMutations } from '#lib/contract/gateway.ts'
import { dropAccount } from '#lib/gateway/end-session.ts'
import { placeCheckedOrder } from '#lib/gateway/in-turn.ts'
import { keepPlacedOrder } from '#lib/gateway/opened-order.ts'
import { parseBody } from '#lib/gateway/read-input.ts'
import { endBuyerWithRefusal, endDraftWithOrder } from '#lib/gateway/sealed-drafts.ts'
import type { Arrival, Handler, Visit } from '#lib/gateway/visit.ts'
import { renewSession } from '#lib/session/session.ts'

const token = z.string().min(1).nullish()

const withTokens = z.looseObject({
  access_token: token,
  device_token: token,
  order_token: token,
})

export interface Extracted {
  /** The data for the browser. */
  data: unknown
  /** The access token. */
  token: string | null
  deviceToken: string | undefined
  orderToken: string | undefined
}

/** Splits a response of the backend into the data for the browser and the tokens, which the browser must not get. */
export function extractToken(response: unknown): Extracted {
  const parsed = withTokens.safeParse(response)
  if (!parsed.success)
    return { data: response, token: null, deviceToken: undefined, orderToken: undefined }
  const { access_token, device_token, order_token, ...data } = parsed.data
  return {
    data,
    token: access_token ?? null,
    deviceToken: device_token ?? undefined,
    orderToken: order_token ?? undefined,
  }
}

/** Reads the cart after a write. A failure is logged and returns undefined, since the write has succeeded. */
export async function readCart({ caller, traceId }: Visit): Promise<Cart | undefined> {
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

/** Passes calls on. An order that is refused leaves nothing to repeat. */
export const forwarding = {
  handle: forward,
  refuse: ({ action, cookies }: Arrival, { error }) => {
    if (action.call === placeOrderCall && !mayHaveHappened(error)) endBuyerWithRefusal(cookies)
    return null
  },
} satisfies Handler
