import 'server-only'
import type { NextRequest } from 'next/server'
import { ApiError } from '#lib/api/api-error.ts'
import { getOrderByToken } from '#lib/api/guest-orders.ts'
import { callBackend } from '#lib/api/server.ts'
import { callerOf } from '#lib/gateway/caller.ts'
import { handleOwnWrite } from '#lib/gateway/handle-own-write.ts'
import { limitByAddress } from '#lib/gateway/limit-rate.ts'
import { fieldText, readBody } from '#lib/gateway/read-input.ts'
import { redirectSessionEnded, redirectWithFlash, seeOther } from '#lib/gateway/redirect.ts'
import * as messages from '#lib/messages/messages.ts'
import { parseId } from '#lib/rules/codes.ts'
import { readOrderToken } from '#lib/session/order-cookie.ts'

const formCall = 'POST order/cancel'

/** Whose order is cancelled: one of the signed-in customer's, by its id, or the one that this browser has opened. */
type Cancelled = { id: number } | { order_token: string; trx_ref: string }

/** The order in a form; null when it names none and none is opened. Throws ApiError. */
async function readOrder(request: NextRequest): Promise<Cancelled | null> {
  const body = await readBody(request, formCall)
  const { id: typed } = Object(body)
  if (typed !== undefined) {
    const id = parseId(String(typed))
    return id === null ? null : { id }
  }
  const order_token = await readOrderToken(request.cookies)
  return order_token === null ? null : { order_token, trx_ref: fieldText(body, 'trx_ref') }
}

/** Throws ApiError `refused` (409) when the page of the form shows another order than the one that is opened now. */
export async function requireOpened({
  order_token,
  trx_ref,
}: {
  order_token: string
  trx_ref: string
}) {
  const opened = await getOrderByToken(order_token)
  if (opened.trx_ref === trx_ref) return
  throw new ApiError({
    kind: 'refused',
    call: formCall,
    status: 409,
    shopperMessage: messages.guestOrder.otherOpened,
  })
}

/** Cancels the order and gives the backend's message. Throws ApiError. */
async function cancel(request: NextRequest, order: Cancelled): Promise<string> {
  if ('order_token' in order) {
    await limitByAddress(request, 'POST order-cancel')
    await requireOpened(order)
    const { order_token } = order
    return (await callBackend('POST order-cancel', { body: { order_token } })).message
  }
  await limitByAddress(request, 'POST user/order-cancel')
  const caller = await callerOf(request, 'customer')
  return (await callBackend('POST user/order-cancel', { body: order }, caller)).message
}

/** The page that shows the order, and what was said about it. */
const redirectToOrder = (order: Cancelled | null, said: { message: string; isDone: boolean }) =>
  order && 'id' in order
    ? redirectWithFlash({ page: '/account/orders', ...said }, `/account/orders/${order.id}`)
    : redirectWithFlash({ page: '/order', ...said })

/** Handles the form that cancels an order: a plain post, answered by a redirect to the order. */
export function handleCancelForm(request: NextRequest): Promise<Response> {
  let order: Cancelled | null = null
  const handle = async () => {
    order = await readOrder(request)
    if (order === null) return seeOther('/order')
    return redirectToOrder(order, { message: await cancel(request, order), isDone: true })
  }
  return handleOwnWrite(request, handle, ({ status, code, message }) => {
    if (status === 401) return redirectSessionEnded(request)
    // The order does not exist for who is signed in now.
    if (code === 'SESSION_CHANGED') return redirectWithFlash({ page: '/account/orders', message })
    return redirectToOrder(order, { message, isDone: false })
  })
}
