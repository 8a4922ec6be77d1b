import 'server-only'
import type { NextRequest } from 'next/server'
import type { Caller } from '#lib/api/backend.ts'
import { callBackend } from '#lib/api/server.ts'
import {
  type FormOrder,
  pagesOf,
  requireOpened,
  respondToFailure,
} from '#lib/gateway/form-order.ts'
import { fieldText } from '#lib/gateway/read-input.ts'
import { redirectWithFlash, seeOther } from '#lib/gateway/redirect.ts'
import { serveWrite } from '#lib/gateway/serve-write.ts'
import { parseId } from '#lib/rules/codes.ts'
import { readOrderToken } from '#lib/session/order-cookie.ts'

/** The forms that name an order and nothing else, with their calls: about an order of the customer, and about the one that is opened. */
export const orderActions = {
  cancel: { own: 'POST user/order-cancel', opened: 'POST order-cancel' },
  'updates-stop': { own: 'POST user/order-updates-stop', opened: 'POST order-updates-stop' },
} as const

export type OrderAction = keyof typeof orderActions

/** The id of the order in a form; undefined when it means the opened one, null when it is no id. */
function idIn(body: unknown): number | null | undefined {
  const { id } = Object(body)
  return id === undefined ? undefined : parseId(String(id))
}

/** The order in a form; null when it names none and none is opened. */
async function readOrder({ cookies }: NextRequest, body: unknown): Promise<FormOrder | null> {
  const id = idIn(body)
  if (id !== undefined) return id === null ? null : { id }
  const order_token = await readOrderToken(cookies)
  return order_token === null ? null : { order_token, trx_ref: fieldText(body, 'trx_ref') }
}

/** Does it with the order and gives the backend's message. Throws ApiError. */
async function act(action: OrderAction, order: FormOrder, caller: Caller): Promise<string> {
  const { own, opened } = orderActions[action]
  if ('id' in order) return (await callBackend(own, { body: order }, caller)).message
  await requireOpened(opened, order)
  const { order_token } = order
  return (await callBackend(opened, { body: { order_token } }, caller)).message
}

/** The page that shows the order, and what was said about it. */
function redirectToOrder(order: FormOrder | null, said: { message: string; isDone: boolean }) {
  const { page, orderPath } = pagesOf(order)
  return redirectWithFlash({ page, ...said }, orderPath)
}

/** Handles a form that cancels an order or ends its updates: a plain post, answered by a redirect to the order. */
export const handleOrderAction = (request: NextRequest, action: OrderAction): Promise<Response> =>
  serveWrite(request, {
    sends: (body) =>
      idIn(body) === undefined
        ? { call: orderActions[action].opened, access: 'server' }
        : { call: orderActions[action].own, access: 'customer' },
    handle: async ({ body, caller }) => {
      const order = await readOrder(request, body)
      if (order === null) return seeOther('/order')
      return redirectToOrder(order, { message: await act(action, order, caller), isDone: true })
    },
    refuse: (failure, { body }) =>
      respondToFailure(request, failure, async (message) =>
        redirectToOrder(await readOrder(request, body), { message, isDone: false }),
      ),
  })
