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
import { setQuantity, tellDeliveryCost } from '#lib/gateway/cart-tool-forms.ts'
import { type CartFormResult, fillCart } from '#lib/gateway/fill-cart.ts'
import { firstDeviceId, keepFirstDevice, offerFirst } from '#lib/gateway/first-add.ts'
import { mayHaveHappened } from '#lib/gateway/log-request-failure.ts'
import { redirectSessionEnded, redirectWithFlash, seeOther } from '#lib/gateway/redirect.ts'
import { refuseQueued } from '#lib/gateway/refuse-queued.ts'
import { type Submission, serveWrite } from '#lib/gateway/serve-write.ts'
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
  fill: { call: 'POST cart', handle: fillCart },
  quantity: { call: 'POST cart-item-increment-qty', handle: setQuantity },
  delivery: { call: 'POST checkout-shipping', handle: tellDeliveryCost },
} as const

export type CartChange = keyof typeof lineChanges | keyof typeof cartTools | 'buy-now'

const isTool = (change: CartChange): change is keyof typeof cartTools => change in cartTools

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
  { request, body: form, caller }: Submission,
  change: keyof typeof lineChanges,
): Promise<string> {
  const call = lineChanges[change]
  const product = readSizedProduct(form, call)
  if (change === 'remove')
    return (await callBackend(lineChanges.remove, { body: product }, caller)).message
  if (change !== 'decrease') await refuseQueued(request, call, product.product_detail_id)
  const qty = change === 'add' ? readFormQuantity(form, call) : 1
  return (await callBackend(lineChanges[change], { body: { ...product, qty } }, caller)).message
}

/** The checkout of the product in a form, in place of the cart, which stays as it is. Throws ApiError. */
async function goToCheckout({ request, body: form, caller }: Submission): Promise<NextResponse> {
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
  submission: Submission,
  change: Exclude<CartChange, 'buy-now'>,
): Promise<CartFormResult> {
  if (isTool(change)) return cartTools[change].handle(submission)
  return { message: await changeLine(submission, change), isDone: true }
}

/** The call by which a form is limited. */
function callOf(change: CartChange): string {
  if (isTool(change)) return cartTools[change].call
  return lineChanges[change === 'buy-now' ? 'add' : change]
}

/** The message for a failed change on the cart page. */
function failureMessage(change: CartChange, { code, message }: Failure): string {
  return change === 'add' ? `${cartMessages.notAdded} ${addProblems[code] ?? message}` : message
}

const redirectToCart = (result: CartFormResult) => redirectWithFlash({ page: '/cart', ...result })

/** Handles a cart form that was sent without scripts: redirects to the cart, which shows the result. */
export function handleCartForm(request: NextRequest, change: CartChange): Promise<Response> {
  let newDevice: string | undefined
  const keepDevice = (response: NextResponse) => {
    if (newDevice) keepFirstDevice(request, response, newDevice)
    return response
  }
  const handle = async (submission: Submission) => {
    const { caller } = submission
    const deviceId = caller.isNewDevice ? firstDeviceId(request) : caller.deviceId
    if (deviceId === undefined) return offerFirst(request)
    if (caller.isNewDevice) newDevice = deviceId
    const ofDevice = { ...submission, caller: { ...caller, deviceId } }
    return keepDevice(
      change === 'buy-now'
        ? await goToCheckout(ofDevice)
        : await redirectToCart(await changeCart(ofDevice, change)),
    )
  }
  return serveWrite(request, {
    sends: { call: callOf(change), access: 'device', fromSharedPage: true },
    handle,
    refuse: async (failure, { error }) => {
      if (failure.status === 401) return redirectSessionEnded(request)
      const said = { message: failureMessage(change, failure), isDone: false }
      const response = await redirectToCart(said)
      // The backend may have created a cart for this device id.
      return mayHaveHappened(error) ? keepDevice(response) : response
    },
  })
}
