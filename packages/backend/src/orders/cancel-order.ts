import type { Database } from '@etalase/backend-kit/db/connection.ts'
import { queueMail } from '@etalase/backend-kit/mail/mail-queue.ts'
import { requestLanguage } from '@etalase/backend-kit/messages/request-language.ts'
import { cancelRefusal } from '@etalase/backend-kit/orders/buyer-cancels.ts'
import { lockById } from '@etalase/backend-kit/orders/order-repository.ts'
import { closeOrder } from '#orders/order-status.ts'

/**
 * Cancels an unpaid order that is neither packed nor shipped, and releases its stock and promo. Idempotent. Throws ORDER_CLOSED (400)
 * when it was paid, packed or shipped, or has expired. A later payment counts as too late, as after the deadline.
 */
export function cancelOrder(db: Database, id: number, now: Date): Promise<void> {
  return db.transaction(async (tx) => {
    // The lock serialises this with a concurrent payment.
    const order = await lockById(tx, id)
    if (order.status === 'CANCELLED') return
    const refusal = cancelRefusal(order)
    if (refusal) throw refusal
    await closeOrder(tx, order, 'CANCELLED', now)
    await queueMail(tx, { orderId: id, kind: 'ORDER_CANCELLED', language: requestLanguage() }, now)
  })
}
