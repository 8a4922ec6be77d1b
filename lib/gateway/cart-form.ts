import 'server-only'
import { randomUUID } from 'node:crypto'
import type { NextRequest, NextResponse } from 'next/server'
import { ApiError } from '#lib/api/api-error.ts'
import { callBackend } from '#lib/api/server.ts'
import { sizedProduct } from '#lib/contract/cart.ts'
import type { ErrorCode } from '#lib/contract/error-codes.ts'
import { callerOf, type ShopperCaller } from '#lib/gateway/caller.ts'
import { type Failure, failureResponse, foreignWrite } from '#lib/gateway/failure-response.ts'
import { seeOther, sessionEnded } from '#lib/gateway/form-response.ts'
import { logAndMapFailure } from '#lib/gateway/log-and-map-failure.ts'
import { mayHaveHappened } from '#lib/gateway/may-have-happened.ts'
import { readBody } from '#lib/gateway/read-input.ts'
import { isSameOrigin } from '#lib/gateway/same-origin.ts'
import * as words from '#lib/messages/words.ts'
import { readQuantity } from '#lib/rules/quantity.ts'
import { keepDeviceId } from '#lib/session/device.ts'
import { keepFlash } from '#lib/session/flash.ts'

export type CartChange = 'add' | 'increase' | 'decrease' | 'remove'

const calls = {
  add: 'POST cart',
  increase: 'POST cart-item-increment-qty',
  decrease: 'POST cart-item-decrement-qty',
  remove: 'DELETE cart-item-remove',
} as const

/** What a refusal means where no script has checked the form before; other refusals have words of their own. */
const addProblems: Partial<Record<ErrorCode, string>> = {
  OUT_OF_STOCK: words.cart.failedOutOfStock,
  NOT_FOUND: words.product.itemNotValid,
}

const wrongQuantity = {
  tooFew: words.product.minQuantity,
  notWhole: words.product.wholeQuantity,
  tooMany: words.product.maxQuantity,
} as const

/** A form that breaks a rule of spec §5, in its words. */
const refused = (call: string, shopperMessage: string) =>
  new ApiError({ kind: 'refused', call, status: 400, code: 'INVALID_INPUT', shopperMessage })

/** The piece in a size that a form names. Throws ApiError `refused`. */
function readSized(form: unknown, call: string) {
  const found = sizedProduct.safeParse(form)
  if (found.success) return found.data
  const isOnlySize = found.error.issues.every(({ path }) => path[0] === 'size')
  throw refused(call, isOnlySize ? words.product.chooseSize : words.product.itemNotValid)
}

/** How many pieces a form adds. Throws ApiError `refused`. */
function readQty(form: unknown, call: string): number {
  const qty = readQuantity(String(Object(form).qty ?? ''))
  if (typeof qty === 'number') return qty
  throw refused(call, wrongQuantity[qty])
}

/** Makes the change and gives the backend's words for it. Throws ApiError. */
async function makeChange(
  request: NextRequest,
  change: CartChange,
  caller: ShopperCaller,
): Promise<string> {
  const call = calls[change]
  const form = await readBody(request, call)
  const sized = readSized(form, call)
  if (change === 'remove') return (await callBackend(calls.remove, { body: sized }, caller)).message
  const qty = change === 'add' ? readQty(form, call) : 1
  return (await callBackend(calls[change], { body: { ...sized, qty } }, caller)).message
}

/** To the cart, which says something. */
async function say(message: string, isDone: boolean): Promise<NextResponse> {
  const response = seeOther('/cart')
  const said = { values: {}, problems: {}, message, isDone }
  await keepFlash(response.cookies, { page: '/cart', ...said })
  return response
}

/** What a failed change says on the cart's page. */
function failureWords(change: CartChange, { code, message }: Failure): string {
  return change === 'add' ? `${words.cart.notAdded} ${addProblems[code] ?? message}` : message
}

/** A form around the cart, sent without scripts: it ends at the cart, which says what came of it. */
export async function handleCartForm(request: NextRequest, change: CartChange): Promise<Response> {
  const traceId = randomUUID()
  if (!isSameOrigin(request.headers)) return failureResponse(foreignWrite, traceId)
  const caller = await callerOf(request, 'device')
  const keepDevice = ({ cookies }: NextResponse) =>
    caller.isNewDevice && keepDeviceId(cookies, caller.deviceId)
  try {
    const response = await say(await makeChange(request, change, caller), true)
    keepDevice(response)
    return response
  } catch (error) {
    const { method, nextUrl } = request
    const failure = logAndMapFailure({ method, url: nextUrl.pathname, traceId }, error)
    if (failure.status === 401) return sessionEnded()
    const response = await say(failureWords(change, failure), false)
    // Else nobody could find the cart that the backend may have begun.
    if (mayHaveHappened(error)) keepDevice(response)
    return response
  }
}
