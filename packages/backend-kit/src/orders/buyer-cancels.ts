import { isClosed } from '@etalase/contract/rules/trx-status.ts'
import { isToCollect } from '#cash/to-collect.ts'
import { badRequest, type HttpError } from '#http/http-error.ts'
import { messages } from '#messages/messages.ts'
import type { OrderRow } from '#orders/order-repository.ts'

type Cancelled = Pick<OrderRow, 'status' | 'paymentWay' | 'paidAt'>

/** Whether the buyer of an order can cancel it: it is unpaid, and in no parcel yet. */
export const canCancel = (order: Cancelled): boolean =>
  order.status === 'PENDING' ||
  order.status === 'CONFIRMED' ||
  (order.status === 'READY_FOR_PICKUP' && isToCollect(order))

/** Why an order is not cancelled by its buyer (ORDER_CLOSED); null for one that can be. */
export function cancelRefusal(order: Cancelled): HttpError | null {
  if (canCancel(order)) return null
  const { status } = order
  const { onItsWay, expired, paid } = messages().answers.order
  const closed = (message: string) => badRequest('ORDER_CLOSED', message)
  if (isToCollect(order) && !isClosed(status)) return closed(onItsWay)
  return closed(status === 'EXPIRED' || status === 'NOT_COLLECTED' ? expired : paid)
}
