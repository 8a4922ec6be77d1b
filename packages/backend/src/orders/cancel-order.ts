import type { Database } from '@etalase/backend-kit/db/connection.ts'
import { badRequest } from '@etalase/backend-kit/http/http-error.ts'
import { queueMail } from '@etalase/backend-kit/mail/mail-queue.ts'
import { messages } from '@etalase/backend-kit/messages/messages.ts'
import { requestLanguage } from '@etalase/backend-kit/messages/request-language.ts'
import { lockById, type OrderRow } from '@etalase/backend-kit/orders/order-repository.ts'
import { isClosed } from '@etalase/contract/rules/trx-status.ts'
import { isToCollect } from '#orders/cash-steps.ts'
import { closeOrder } from '#orders/order-status.ts'

const closed = (message: string) => badRequest('ORDER_CLOSED', message)

/** Whether the buyer of an order can cancel it: it is unpaid, and in no parcel yet. */
export const canCancel = (order: OrderRow): boolean =>
  order.status === 'PENDING' ||
  order.status === 'CONFIRMED' ||
  (order.status === 'READY_FOR_PICKUP' && isToCollect(order))

/** Why an order is not cancelled by its buyer; null for one that can be. */
function refusalOf(order: OrderRow) {
  if (canCancel(order)) return null
  const { status } = order
  if (isToCollect(order) && !isClosed(status)) return closed(messages().answers.order.onItsWay)
  if (status === 'NOT_COLLECTED') return closed(messages().answers.order.expired)
  return status === 'EXPIRED'
    ? closed(messages().answers.order.expired)
    : closed(messages().answers.order.paid)
}

/**
 * Cancels an unpaid order, or one that is to be paid in cash and not on its way, for its buyer and releases its stock and promo. A cancelled order stays as it is. Throws
 * ORDER_CLOSED (400) when it was paid or has expired. A payment that arrives later is too late, as after the deadline.
 */
export function cancelOrder(db: Database, id: number, now: Date): Promise<void> {
  return db.transaction(async (tx) => {
    // Locked: a payment that arrives at the same time comes before or after.
    const order = await lockById(tx, id)
    if (order.status === 'CANCELLED') return
    const refusal = refusalOf(order)
    if (refusal) throw refusal
    await closeOrder(tx, order, 'CANCELLED', now)
    await queueMail(tx, { orderId: id, kind: 'ORDER_CANCELLED', language: requestLanguage() }, now)
  })
}
