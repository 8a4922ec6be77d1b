import 'server-only'
import { cancelOrder, reviewLine, stopOrderUpdates } from '#lib/actions/order-actions.ts'
import { ApiError } from '#lib/api/api-error.ts'
import { getOrderByToken } from '#lib/api/guest-orders.ts'
import { callBackend } from '#lib/api/server.ts'
import { endpoints } from '#lib/contract/endpoints.ts'
import type { Order } from '#lib/contract/order.ts'
import { fieldText, parseBody } from '#lib/gateway/read-input.ts'
import { seeOther } from '#lib/gateway/respond.ts'
import type { Answer, Arrival, Handler, Handlers, Visit } from '#lib/gateway/visit.ts'
import { parseId } from '#lib/rules/codes.ts'
import { readOrderToken } from '#lib/session/order-cookie.ts'
import { guestOrderMessages } from '#messages/guest-order.ts'

/** The order that this browser has opened, as the page of a form shows it. */
export interface OpenedOrder {
  order_token: string
  trx_ref: string
}

/** Whose order a form is about: one of the signed-in customer's, by its id, or the one that this browser has opened. */
export type FormOrder = { id: number } | OpenedOrder

/** The order that a form names; null when it names none and none is opened. */
export async function readFormOrder({ given, cookies }: Arrival): Promise<FormOrder | null> {
  const named = fieldText(given, 'id')
  if (named !== '') {
    const id = parseId(named)
    return id === null ? null : { id }
  }
  const order_token = await readOrderToken(cookies)
  return order_token === null ? null : { order_token, trx_ref: fieldText(given, 'trx_ref') }
}

/** The page that says what became of a form about an order, and the path of its order. */
export function pagesOf({ given }: Arrival) {
  const id = fieldText(given, 'id')
  return id === ''
    ? ({ page: '/order', orderPath: '/order' } as const)
    : ({ page: '/account/orders', orderPath: `/account/orders/${parseId(id) ?? 0}` } as const)
}

/** That page, at a path below the order's. */
export const placeBelow =
  (folder: '' | '/return' | '/review'): Required<Handler>['place'] =>
  (arrival) => {
    const { page, orderPath } = pagesOf(arrival)
    return { page, location: orderPath + folder }
  }

/** The answer to a form about an order that does not exist for who is signed in now. */
export const refuseOther: Required<Handler>['refuse'] = (_, { failure: { code, message } }) =>
  code === 'SESSION_CHANGED'
    ? { page: '/account/orders', location: '/account/orders', message }
    : null

/** The opened order. Throws ApiError `refused` (409) when the page of the form shows another one. */
export async function requireOpened(
  call: string,
  { order_token, trx_ref }: OpenedOrder,
): Promise<Order> {
  const opened = await getOrderByToken(order_token)
  if (opened.trx_ref === trx_ref) return opened
  const shopperMessage = guestOrderMessages.otherOpened
  throw new ApiError({ kind: 'refused', call, status: 409, shopperMessage })
}

/** The calls about an order of the customer, and about the one that is opened. */
const calls = {
  cancel: { own: 'POST user/order-cancel', opened: 'POST order-cancel' },
  stopUpdates: { own: 'POST user/order-updates-stop', opened: 'POST order-updates-stop' },
} as const

/** Does it with the order that a form names, and gives the backend's message. Throws ApiError. */
const act =
  ({ own, opened }: (typeof calls)[keyof typeof calls]) =>
  async (visit: Visit): Promise<Answer> => {
    const { caller } = visit
    const order = await readFormOrder(visit)
    if (order === null) return seeOther('/order')
    if ('id' in order) {
      const { message } = await callBackend(own, { body: order }, caller)
      return { message, isDone: true }
    }
    await requireOpened(opened, order)
    const { order_token } = order
    const { message } = await callBackend(opened, { body: { order_token } }, caller)
    return { message, isDone: true }
  }

/** A form that names an order and nothing else. */
const onOrder = (of: Parameters<typeof act>[0]): Handler => ({
  handle: act(of),
  place: placeBelow(''),
  refuse: refuseOther,
})

const withoutEmpty = (texts: object) =>
  Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== ''))

/** Sends the review of a line of an order. Throws ApiError. */
async function review(visit: Visit): Promise<Answer> {
  const { caller, given, fields } = visit
  const line = {
    product_detail_id: fieldText(given, 'product_detail_id'),
    size: fieldText(given, 'size'),
  }
  const written = { ...line, ...withoutEmpty(fields) }
  const order = await readFormOrder(visit)
  if (order === null) return seeOther('/order')
  const location = pagesOf(visit).orderPath
  if ('id' in order) {
    const call = 'POST user/review'
    const body = parseBody(call, endpoints[call].body, { ...written, ...order })
    return { message: (await callBackend(call, { body }, caller)).message, isDone: true, location }
  }
  const call = 'POST order-review'
  await requireOpened(call, order)
  const { order_token } = order
  const body = parseBody(call, endpoints[call].body, { ...written, order_token })
  return { message: (await callBackend(call, { body }, caller)).message, isDone: true, location }
}

/** The form of the line that is reviewed. */
function placeOfReview(arrival: Arrival) {
  const { page, orderPath } = pagesOf(arrival)
  const item = fieldText(arrival.given, 'product_detail_id')
  const query = new URLSearchParams({ item, size: fieldText(arrival.given, 'size') })
  return { page, location: `${orderPath}/review?${query}` }
}

export const ownOrderHandlers: Handlers = {
  [cancelOrder.at]: onOrder(calls.cancel),
  [stopOrderUpdates.at]: onOrder(calls.stopUpdates),
  [reviewLine.at]: { handle: review, place: placeOfReview, refuse: refuseOther },
}
