import { eq, ne, or } from 'drizzle-orm'
import type { Database } from '#backend/db/connection.ts'
import { orders, paymentNotifications } from '#backend/db/schema/orders.ts'
import { aboutOrder, queueMail } from '#backend/mail/mail-queue.ts'
import { estimateAtPayment } from '#backend/orders/order-estimate.ts'
import { lockByTrxRef, type OrderRow } from '#backend/orders/order-repository.ts'
import { changeStatus, closeOrder } from '#backend/orders/order-status.ts'
import { newPickupCode } from '#backend/orders/random-code.ts'
import { tellBuyer } from '#backend/orders/tell-buyer.ts'
import type { Notification, NotificationResult } from '#backend/payment/provider.ts'
import type { PaymentOutcome } from '#lib/rules/payment/provider.ts'
import { isClosed } from '#lib/rules/trx-status.ts'

/** What comes of a notification whose order is known. */
type Applied = Exclude<NotificationResult, 'unknown'>

type Apply = (tx: Database, order: OrderRow, notice: Notification, now: Date) => Promise<Applied>

const markPaid: Apply = async (tx, order, { channel, amount }, now) => {
  // Staff have recorded that it came after the end: a repeated notification is no alarm.
  if (order.paidAt !== null && isClosed(order.status)) return 'done'
  if (amount !== undefined && amount !== order.grandTotal) return 'wrong-amount'
  const isPickup = order.shippingType === 'PICKUP_ON_STORE'
  // The purchase has succeeded with a pickup code (spec §2); the store has the items ready later.
  const code = isPickup ? { pickupCode: newPickupCode() } : {}
  const estimate = estimateAtPayment(order, now)
  const payment = { paidAt: now, paymentChannel: channel, now, ...code, ...estimate }
  if (await changeStatus(tx, order, 'PAID', payment)) {
    await tellBuyer(tx, order, { kind: 'ORDER_PAID' }, now)
    return 'done'
  }
  return order.paidAt === null ? 'too-late' : 'done'
}

const markWaiting: Apply = async (tx, order, { channel, paymentNumber, paymentQr }, now) => {
  if (order.status !== 'PENDING') return 'done'
  await tx
    .update(orders)
    .set({ paymentChannel: channel, paymentNumber, paymentQr: paymentQr ?? null })
    .where(eq(orders.id, order.id))
  // A new payment number needs a new mail: the old one may no longer be valid.
  const detail = paymentNumber ?? channel
  await queueMail(tx, { ...aboutOrder(order), kind: 'ORDER_WAITING', detail }, now)
  return 'done'
}

const expire: Apply = async (tx, order, _, now) => {
  await closeOrder(tx, order, 'EXPIRED', now)
  return 'done'
}

/** Cancels an order whose payment was reversed, unless its parcel is on the way already. */
const reverse: Apply = async (tx, order, _, now) => {
  const isEnded = await closeOrder(tx, order, 'CANCELLED', now)
  if (!isEnded && !isClosed(order.status)) return 'too-late'
  await tx.update(orders).set({ reversedAt: now }).where(eq(orders.id, order.id))
  return 'done'
}

/** A failed or cancelled payment has no effect: the shopper may try again until the order is due. */
const effects: Partial<Record<PaymentOutcome, Apply>> = {
  paid: markPaid,
  waiting: markWaiting,
  expired: expire,
  reversed: reverse,
}

/** Gets a notification that has to be settled by hand, before it is recorded. */
type Alarm = (result: Exclude<Applied, 'done'>) => void

/**
 * Records a notification and changes the status of its order in one transaction. Idempotent: a
 * repeated notification changes nothing, and raises no second alarm.
 */
export function handleNotification(
  db: Database,
  notice: Notification,
  now: Date,
  alarm: Alarm = () => {},
): Promise<NotificationResult> {
  return db.transaction(async (tx) => {
    const order = await lockByTrxRef(tx, notice.billNo)
    if (!order) return 'unknown'
    const { billNo, status, channel, reference } = notice
    const effect = effects[notice.outcome]
    const result: Applied = effect ? await effect(tx, order, notice, now) : 'done'
    const recorded = await tx
      .insert(paymentNotifications)
      .values({ billNo, status, channel, reference, result, receivedAt: now })
      // Another payment with the same status is news, and so is another result.
      .onConflictDoUpdate({
        target: [paymentNotifications.billNo, paymentNotifications.status],
        set: { channel, reference, result, receivedAt: now },
        setWhere: or(
          ne(paymentNotifications.reference, reference),
          ne(paymentNotifications.result, result),
        ),
      })
      .returning({ status: paymentNotifications.status })
    // Before the commit: a process that is killed after it would never raise it.
    if (result !== 'done' && recorded.length > 0) alarm(result)
    return result
  })
}
