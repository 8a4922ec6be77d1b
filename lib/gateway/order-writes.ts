import 'server-only'
import type { Order } from '@etalase/contract/order.ts'
import { parseId } from '@etalase/contract/rules/codes.ts'
import { cancelOrder, reviewLine, stopOrderUpdates } from '#lib/actions/order-actions.ts'
import { ApiError } from '#lib/api/api-error.ts'
import { getOrderByToken } from '#lib/api/guest-orders.ts'
import { fieldText } from '#lib/gateway/read-input.ts'
import { seeOther } from '#lib/gateway/respond.ts'
import { sendForm } from '#lib/gateway/send-form.ts'
import type { Answer, Arrival, Handler, Handlers, Said, Visit } from '#lib/gateway/visit.ts'
import { readOrderToken } from '#lib/session/order-cookie.ts'
import { guestOrderMessages } from '#messages/guest-order.ts'

/** The order opened in this browser, as the form's page shows it. */
interface OpenedOrder {
  order_token: string
  trx_ref: string
}

/** The order that a form is about: one of the signed-in customer's, by id, or the one opened in this browser. */
export type FormOrder = { id: number } | OpenedOrder

/** Returns the order that a form names; null when it names none and none is open. */
export async function readFormOrder({ given, cookies }: Arrival): Promise<FormOrder | null> {
  const named = fieldText(given, 'id')
  if (named !== '') {
    const id = parseId(named)
    return id === null ? null : { id }
  }
  const order_token = await readOrderToken(cookies)
  return order_token === null ? null : { order_token, trx_ref: fieldText(given, 'trx_ref') }
}

/** Returns the page that reports a form's result, and the path of its order. */
export function pagesOf({ given }: Arrival) {
  const id = fieldText(given, 'id')
  return id === ''
    ? ({ page: '/order', orderPath: '/order' } as const)
    : ({ page: '/account/orders', orderPath: `/account/orders/${parseId(id) ?? 0}` } as const)
}

/** Answers a form about an order that doesn't exist for the customer now signed in. */
export const refuseOther: Required<Handler>['refuse'] = (_, { failure: { code, message } }) =>
  code === 'SESSION_CHANGED'
    ? { page: '/account/orders', location: '/account/orders', message }
    : null

/** Returns the opened order. Throws ApiError `refused` (409) when the form's page shows a different one. */
export async function requireOpened(
  call: string,
  { order_token, trx_ref }: OpenedOrder,
): Promise<Order> {
  const opened = await getOrderByToken(order_token)
  if (opened.trx_ref === trx_ref) return opened
  const shopperMessage = guestOrderMessages.otherOpened
  throw new ApiError({ kind: 'refused', call, status: 409, shopperMessage })
}

/** Sends a form with its order, and redirects back to that order. Throws ApiError. */
export async function sendAbout(visit: Visit, order: FormOrder, more: object = {}): Promise<Said> {
  const about = 'id' in order ? order : { order_token: order.order_token }
  return { ...(await sendForm(visit, { ...more, ...about })), location: pagesOf(visit).orderPath }
}

/** Does the same for the order that a form names. Throws ApiError. */
async function send(visit: Visit, more?: object): Promise<Answer> {
  const order = await readFormOrder(visit)
  if (order === null) return seeOther('/order')
  if ('order_token' in order) await requireOpened(visit.call, order)
  return sendAbout(visit, order, more)
}

const lineOf = ({ given }: Arrival) => ({
  product_detail_id: fieldText(given, 'product_detail_id'),
  size: fieldText(given, 'size'),
})

/** The review form of a line. */
function placeOfReview(arrival: Arrival): Said {
  const { page, orderPath } = pagesOf(arrival)
  const { product_detail_id: item, size } = lineOf(arrival)
  return { page, location: `${orderPath}/review?${new URLSearchParams({ item, size })}` }
}

/** Handles a form that names only an order. */
const onOrder: Handler = {
  handle: (visit) => send(visit),
  place: (arrival) => ({ page: pagesOf(arrival).page, location: pagesOf(arrival).orderPath }),
  refuse: refuseOther,
}

export const ownOrderHandlers: Handlers = {
  [cancelOrder.at]: onOrder,
  [stopOrderUpdates.at]: onOrder,
  [reviewLine.at]: {
    handle: (visit) => send(visit, lineOf(visit)),
    place: placeOfReview,
    refuse: refuseOther,
  },
}
