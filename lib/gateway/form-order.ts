import 'server-only'
import type { NextRequest } from 'next/server'
import { ApiError } from '#lib/api/api-error.ts'
import type { Failure } from '#lib/api/failure.ts'
import { getOrderByToken } from '#lib/api/guest-orders.ts'
import type { Order } from '#lib/contract/order.ts'
import { redirectSessionEnded, redirectWithFlash } from '#lib/gateway/redirect.ts'
import { guestOrderMessages } from '#messages/guest-order.ts'

/** The order that this browser has opened, as the page of a form shows it. */
export interface OpenedOrder {
  order_token: string
  trx_ref: string
}

/** Whose order a form is about: one of the signed-in customer's, by its id, or the one that this browser has opened. */
export type FormOrder = { id: number } | OpenedOrder

/** The page that says what became of a form, and the path of its order; null is the order that this browser has opened. */
export const pagesOf = (order: FormOrder | null) =>
  order && 'id' in order
    ? ({ page: '/account/orders', orderPath: `/account/orders/${order.id}` } as const)
    : ({ page: '/order', orderPath: '/order' } as const)

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

/** Responds to a form of an order that failed; `back` leads to where it can be sent again. */
export function respondToFailure(
  request: NextRequest,
  { status, code, message }: Failure,
  back: (message: string) => Response | Promise<Response>,
): Response | Promise<Response> {
  if (status === 401) return redirectSessionEnded(request)
  // The order does not exist for who is signed in now.
  if (code === 'SESSION_CHANGED') return redirectWithFlash({ page: '/account/orders', message })
  return back(message)
}
