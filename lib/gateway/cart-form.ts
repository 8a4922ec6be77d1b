import 'server-only'
import type { NextRequest } from 'next/server'
import { ApiError } from '#lib/api/api-error.ts'
import type { Failure } from '#lib/api/failure.ts'
import { callBackend } from '#lib/api/server.ts'
import { sizedProduct } from '#lib/contract/cart.ts'
import type { ErrorCode } from '#lib/contract/error-codes.ts'
import { callerOf, type ShopperCaller } from '#lib/gateway/caller.ts'
import { type CartFormResult, fillCart } from '#lib/gateway/fill-cart.ts'
import { runFirstAdd } from '#lib/gateway/first-add.ts'
import { handleOwnWrite } from '#lib/gateway/handle-own-write.ts'
import { limitByAddress } from '#lib/gateway/limit-rate.ts'
import { mayHaveHappened } from '#lib/gateway/log-request-failure.ts'
import { readBody } from '#lib/gateway/read-input.ts'
import { redirectSessionEnded, redirectWithFlash } from '#lib/gateway/redirect.ts'
import * as messages from '#lib/messages/messages.ts'
import { readQuantity } from '#lib/rules/cart.ts'
import { keepDeviceId } from '#lib/session/device.ts'

export type CartChange = 'add' | 'increase' | 'decrease' | 'remove' | 'fill'

const calls = {
  add: 'POST cart',
  increase: 'POST cart-item-increment-qty',
  decrease: 'POST cart-item-decrement-qty',
  remove: 'DELETE cart-item-remove',
} as const

/** Messages for refusals that a script would have prevented; other refusals keep the backend's message. */
const addProblems: Partial<Record<ErrorCode, string>> = {
  OUT_OF_STOCK: messages.cart.failedOutOfStock,
  NOT_FOUND: messages.product.itemNotValid,
}

const wrongQuantity = {
  tooFew: messages.product.minQuantity,
  notWhole: messages.product.wholeQuantity,
  tooMany: messages.product.maxQuantity,
} as const

/** The error for a form that breaks a rule of spec §5. */
const refused = (call: string, shopperMessage: string) =>
  new ApiError({ kind: 'refused', call, status: 400, code: 'INVALID_INPUT', shopperMessage })

/** The product and size in a form. Throws ApiError `refused`. */
function readSizedProduct(form: unknown, call: string) {
  const parsed = sizedProduct.safeParse(form)
  if (parsed.success) return parsed.data
  const isOnlySize = parsed.error.issues.every(({ path }) => path[0] === 'size')
  throw refused(call, isOnlySize ? messages.product.chooseSize : messages.product.itemNotValid)
}

/** The quantity in a form. Throws ApiError `refused`. */
function readFormQuantity(form: unknown, call: string): number {
  const qty = readQuantity(String(Object(form).qty ?? ''))
  if (typeof qty === 'number') return qty
  throw refused(call, wrongQuantity[qty])
}

/** Changes a line of the cart and gives the backend's message. Throws ApiError. */
async function changeLine(
  request: NextRequest,
  change: Exclude<CartChange, 'fill'>,
  caller: ShopperCaller,
): Promise<string> {
  const call = calls[change]
  await limitByAddress(request, call)
  const form = await readBody(request, call)
  const product = readSizedProduct(form, call)
  if (change === 'remove')
    return (await callBackend(calls.remove, { body: product }, caller)).message
  const qty = change === 'add' ? readFormQuantity(form, call) : 1
  return (await callBackend(calls[change], { body: { ...product, qty } }, caller)).message
}

/** Changes the cart and gives the result. Throws ApiError. */
async function changeCart(
  request: NextRequest,
  change: CartChange,
  caller: ShopperCaller,
): Promise<CartFormResult> {
  if (change === 'fill') return fillCart(request, caller)
  return { message: await changeLine(request, change, caller), isDone: true }
}

/** The message for a failed change on the cart page. */
function failureMessage(change: CartChange, { code, message }: Failure): string {
  return change === 'add' ? `${messages.cart.notAdded} ${addProblems[code] ?? message}` : message
}

/** Handles a cart form that was sent without scripts: redirects to the cart, which shows the result. */
export function handleCartForm(request: NextRequest, change: CartChange): Promise<Response> {
  let caller: ShopperCaller | null = null
  const redirectToCart = async (result: CartFormResult, isDeviceKnown: boolean) => {
    const response = await redirectWithFlash({ page: '/cart', ...result })
    if (isDeviceKnown && caller?.isNewDevice) keepDeviceId(response.cookies, caller.deviceId)
    return response
  }
  const changeFor = async (shopper: ShopperCaller) =>
    redirectToCart(await changeCart(request, change, shopper), true)
  const handle = async () => {
    const shopper = await callerOf(request, 'device')
    caller = shopper
    return shopper.isNewDevice ? runFirstAdd(request, () => changeFor(shopper)) : changeFor(shopper)
  }
  return handleOwnWrite(request, handle, (failure, error) => {
    if (failure.status === 401) return redirectSessionEnded(request)
    // The backend may have created a cart for this device id.
    return redirectToCart(
      { message: failureMessage(change, failure), isDone: false },
      mayHaveHappened(error),
    )
  })
}
