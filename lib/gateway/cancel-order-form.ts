import 'server-only'
import type { NextRequest } from 'next/server'
import { callBackend } from '#lib/api/server.ts'
import { callerOf } from '#lib/gateway/caller.ts'
import {
  type FormOrder,
  pagesOf,
  requireOpened,
  respondToFailure,
} from '#lib/gateway/form-order.ts'
import { handleOwnWrite } from '#lib/gateway/handle-own-write.ts'
import { limitByAddress } from '#lib/gateway/limit-rate.ts'
import { fieldText, readBody } from '#lib/gateway/read-input.ts'
import { redirectWithFlash, seeOther } from '#lib/gateway/redirect.ts'
import { parseId } from '#lib/rules/codes.ts'
import { readOrderToken } from '#lib/session/order-cookie.ts'

const formCall = 'POST order/cancel'

/** The order in a form; null when it names none and none is opened. Throws ApiError. */
async function readOrder(request: NextRequest): Promise<FormOrder | null> {
  const body = await readBody(request, formCall)
  const { id: typed } = Object(body)
  if (typed !== undefined) {
    const id = parseId(String(typed))
    return id === null ? null : { id }
  }
  const order_token = await readOrderToken(request.cookies)
  return order_token === null ? null : { order_token, trx_ref: fieldText(body, 'trx_ref') }
}

/** Cancels the order and gives the backend's message. Throws ApiError. */
async function cancel(request: NextRequest, order: FormOrder): Promise<string> {
  if ('order_token' in order) {
    await limitByAddress(request, 'POST order-cancel')
    await requireOpened(formCall, order)
    const { order_token } = order
    return (await callBackend('POST order-cancel', { body: { order_token } })).message
  }
  await limitByAddress(request, 'POST user/order-cancel')
  const caller = await callerOf(request, 'customer')
  return (await callBackend('POST user/order-cancel', { body: order }, caller)).message
}

/** The page that shows the order, and what was said about it. */
function redirectToOrder(order: FormOrder | null, said: { message: string; isDone: boolean }) {
  const { page, orderPath } = pagesOf(order)
  return redirectWithFlash({ page, ...said }, orderPath)
}

/** Handles the form that cancels an order: a plain post, answered by a redirect to the order. */
export function handleCancelForm(request: NextRequest): Promise<Response> {
  let order: FormOrder | null = null
  const handle = async () => {
    order = await readOrder(request)
    if (order === null) return seeOther('/order')
    return redirectToOrder(order, { message: await cancel(request, order), isDone: true })
  }
  return handleOwnWrite(request, handle, (failure) =>
    respondToFailure(request, failure, (message) =>
      redirectToOrder(order, { message, isDone: false }),
    ),
  )
}
