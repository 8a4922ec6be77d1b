import 'server-only'
import type { NextRequest, NextResponse } from 'next/server'
import { ApiError } from '#lib/api/api-error.ts'
import { fetchBought } from '#lib/api/cart.ts'
import type { Failure } from '#lib/api/failure.ts'
import { callBackend } from '#lib/api/server.ts'
import { withBuyNow } from '#lib/checkout/buy-now.ts'
import { stepsPath } from '#lib/checkout/forms.ts'
import { sizedProduct } from '#lib/contract/cart.ts'
import type { ErrorCode } from '#lib/contract/error-codes.ts'
import { callerOf, type ShopperCaller } from '#lib/gateway/caller.ts'
import { setQuantity, tellDeliveryCost } from '#lib/gateway/cart-tool-forms.ts'
import { type CartFormResult, fillCart } from '#lib/gateway/fill-cart.ts'
import { firstDeviceId, keepFirstDevice, offerFirst } from '#lib/gateway/first-add.ts'
import { handleOwnWrite } from '#lib/gateway/handle-own-write.ts'
import { limitByAddress } from '#lib/gateway/limit-rate.ts'
import { mayHaveHappened } from '#lib/gateway/log-request-failure.ts'
import { readBody } from '#lib/gateway/read-input.ts'
import { redirectSessionEnded, redirectWithFlash, seeOther } from '#lib/gateway/redirect.ts'
import { refuseQueued } from '#lib/gateway/refuse-queued.ts'
import { readQuantity } from '#lib/rules/cart.ts'
import { cartMessages } from '#messages/cart.ts'
import { productMessages } from '#messages/product.ts'

export const lineChanges = {
  add: 'POST cart',
  increase: 'POST cart-item-increment-qty',
  decrease: 'POST cart-item-decrement-qty',
  remove: 'DELETE cart-item-remove',
} as const

/** Forms that are more than one call. */
export const cartTools = {
  fill: fillCart,
  quantity: setQuantity,
  delivery: tellDeliveryCost,
} as const

export type CartChange = keyof typeof lineChanges | keyof typeof cartTools | 'buy-now'

const isHandled = (change: CartChange): change is keyof typeof cartTools => change in cartTools

/** Messages for refusals that a script would have prevented; other refusals keep the backend's message. */
const addProblems: Partial<Record<ErrorCode, string>> = {
  OUT_OF_STOCK: cartMessages.failedOutOfStock,
  NOT_FOUND: productMessages.itemNotValid,
}

const wrongQuantity = {
  tooFew: productMessages.minQuantity,
  notWhole: productMessages.wholeQuantity,
  tooMany: productMessages.maxQuantity,
} as const

/** The error for a form that breaks a rule of spec §5. */
const refused = (call: string, shopperMessage: string) =>
  new ApiError({ kind: 'refused', call, status: 400, code: 'INVALID_INPUT', shopperMessage })

/** The product and size in a form. Throws ApiError `refused`. */
function readSizedProduct(form: unknown, call: string) {
  const parsed = sizedProduct.safeParse(form)
  if (parsed.success) return parsed.data
  const isOnlySize = parsed.error.issues.every(({ path }) => path[0] === 'size')
  throw refused(call, isOnlySize ? productMessages.chooseSize : productMessages.itemNotValid)
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
  change: keyof typeof lineChanges,
  caller: ShopperCaller,
): Promise<string> {
  const call = lineChanges[change]
  await limitByAddress(request, call)
  const form = await readBody(request, call)
  const product = readSizedProduct(form, call)
  if (change === 'remove')
    return (await callBackend(lineChanges.remove, { body: product }, caller)).message
  if (change !== 'decrease') await refuseQueued(request, call, product.product_detail_id)
  const qty = change === 'add' ? readFormQuantity(form, call) : 1
  return (await callBackend(lineChanges[change], { body: { ...product, qty } }, caller)).message
}

/** The checkout of the product in a form, in place of the cart, which stays as it is. Throws ApiError. */
async function goToCheckout(request: NextRequest, caller: ShopperCaller): Promise<NextResponse> {
  await limitByAddress(request, lineChanges.add)
  const form = await readBody(request, lineChanges.add)
  const line = {
    ...readSizedProduct(form, lineChanges.add),
    qty: readFormQuantity(form, lineChanges.add),
  }
  await refuseQueued(request, lineChanges.add, line.product_detail_id)
  await fetchBought(line, caller)
  return seeOther(withBuyNow(stepsPath, line))
}

/** Changes the cart and gives the result. Throws ApiError. */
async function changeCart(
  request: NextRequest,
  change: Exclude<CartChange, 'buy-now'>,
  caller: ShopperCaller,
): Promise<CartFormResult> {
  if (isHandled(change)) return cartTools[change](request, caller)
  return { message: await changeLine(request, change, caller), isDone: true }
}

/** The message for a failed change on the cart page. */
function failureMessage(change: CartChange, { code, message }: Failure): string {
  return change === 'add' ? `${cartMessages.notAdded} ${addProblems[code] ?? message}` : message
}

/** Handles a cart form that was sent without scripts: redirects to the cart, which shows the result. */
export function handleCartForm(request: NextRequest, change: CartChange): Promise<Response> {
  let caller: ShopperCaller | null = null
  const keepDevice = (response: NextResponse) => {
    if (caller?.isNewDevice) keepFirstDevice(request, response, caller.deviceId)
    return response
  }
  const redirectToCart = (result: CartFormResult) => redirectWithFlash({ page: '/cart', ...result })
  const changeFor = async (shopper: ShopperCaller) =>
    keepDevice(
      change === 'buy-now'
        ? await goToCheckout(request, shopper)
        : await redirectToCart(await changeCart(request, change, shopper)),
    )
  const handle = async () => {
    const known = await callerOf(request, 'device')
    const deviceId = known.isNewDevice ? firstDeviceId(request) : known.deviceId
    if (deviceId === undefined) return offerFirst(request)
    const shopper = { ...known, deviceId }
    caller = shopper
    return changeFor(shopper)
  }
  return handleOwnWrite(request, handle, async (failure, error) => {
    if (failure.status === 401) return redirectSessionEnded(request)
    const said = { message: failureMessage(change, failure), isDone: false }
    const response = await redirectToCart(said)
    // The backend may have created a cart for this device id.
    return mayHaveHappened(error) ? keepDevice(response) : response
  })
}
