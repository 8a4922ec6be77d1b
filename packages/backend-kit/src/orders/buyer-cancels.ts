import { isClosed } from '@etalase/contract/rules/trx-status.ts'
import { badRequest, type HttpError } from '#http/http-error.ts'
import { messages } from '#messages/messages.ts'
import type { OrderRow } from '#orders/order-repository.ts'
import { isToCollect } from '#orders/to-collect.ts'

type Cancelled = Pick<OrderRow, 'status' | 'paymentWay' | 'paidAt'>

/** Whether the buyer can cancel an order: it is unpaid and not yet in a parcel. */
export const canCancel = (order: Cancelled): boolean =>
  order.status === 'PENDING' ||
  order.status === 'CONFIRMED' ||
  (order.status === 'READY_FOR_PICKUP' && isToCollect(order))

/** Returns why the buyer can't cancel an order (ORDER_CLOSED); null if they can. */
export function cancelRefusal(order: Cancelled): HttpError | null {
  if (canCancel(order)) return null
  const { status } = order
  const { onItsWay, expired, paid } = messages().answers.order
  const closed = (message: string) => badRequest('ORDER_CLOSED', message)
  if (isToCollect(order) && !isClosed(status)) return closed(onItsWay)
  return closed(status === 'EXPIRED' || status === 'NOT_COLLECTED' ? expired : paid)
}
