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

/** The calls of each form: about an order of the customer, and about the one that is opened. */
const calls = {
  cancel: { own: 'POST user/order-cancel', opened: 'POST order-cancel' },
  'updates-stop': { own: 'POST user/order-updates-stop', opened: 'POST order-updates-stop' },
} as const

/** The forms of `POST /api/order/<form>` that name an order and nothing else. */
export const orderActions = ['cancel', 'updates-stop'] as const
export type OrderAction = keyof typeof calls

const formCall = (action: OrderAction) => `POST order/${action}`

/** The order in a form; null when it names none and none is opened. Throws ApiError. */
async function readOrder(request: NextRequest, action: OrderAction): Promise<FormOrder | null> {
  const body = await readBody(request, formCall(action))
  const { id: typed } = Object(body)
  if (typed !== undefined) {
    const id = parseId(String(typed))
    return id === null ? null : { id }
  }
  const order_token = await readOrderToken(request.cookies)
  return order_token === null ? null : { order_token, trx_ref: fieldText(body, 'trx_ref') }
}

/** Does it with the order and gives the backend's message. Throws ApiError. */
async function act(request: NextRequest, action: OrderAction, order: FormOrder): Promise<string> {
  const { own, opened } = calls[action]
  if ('order_token' in order) {
    await limitByAddress(request, opened)
    await requireOpened(formCall(action), order)
    const { order_token } = order
    return (await callBackend(opened, { body: { order_token } })).message
  }
  await limitByAddress(request, own)
  const caller = await callerOf(request, 'customer')
  return (await callBackend(own, { body: order }, caller)).message
}

/** The page that shows the order, and what was said about it. */
function redirectToOrder(order: FormOrder | null, said: { message: string; isDone: boolean }) {
  const { page, orderPath } = pagesOf(order)
  return redirectWithFlash({ page, ...said }, orderPath)
}

/** Handles a form that cancels an order or ends its updates: a plain post, answered by a redirect to the order. */
export function handleOrderAction(request: NextRequest, action: OrderAction): Promise<Response> {
  let order: FormOrder | null = null
  const handle = async () => {
    order = await readOrder(request, action)
    if (order === null) return seeOther('/order')
    return redirectToOrder(order, { message: await act(request, action, order), isDone: true })
  }
  return handleOwnWrite(request, handle, (failure) =>
    respondToFailure(request, failure, (message) =>
      redirectToOrder(order, { message, isDone: false }),
    ),
  )
}
