import { and, eq } from 'drizzle-orm'
import { endOrder, findByTrxRef, type OrderRow } from '#backend/checkout/order-repository.ts'
import type { Database } from '#backend/db/connection.ts'
import { orders, paymentNotifications } from '#backend/db/schema/orders.ts'
import { queueMail } from '#backend/mail/mail-queue.ts'
import { providerStatuses as status } from '#lib/rules/payment-status.ts'

/** What the provider told us about a bill, its signature verified. */
export interface Notification {
  billNo: string
  status: string
  channel: string
  reference: string
}

/** False when the order was closed before the money came. */
async function markPaid(
  tx: Database,
  order: OrderRow,
  channel: string,
  now: Date,
): Promise<boolean> {
  const paid = await tx
    .update(orders)
    .set({ status: 'PAID', paidAt: now, paymentChannel: channel })
    .where(and(eq(orders.id, order.id), eq(orders.status, 'PENDING')))
    .returning({ id: orders.id })
  if (paid.length > 0) await queueMail(tx, order.id, 'ORDER_PAID', now)
  return paid.length > 0 || order.paidAt !== null
}

async function markWaiting(
  tx: Database,
  order: OrderRow,
  channel: string,
  now: Date,
): Promise<void> {
  await tx
    .update(orders)
    .set({ paymentChannel: channel })
    .where(and(eq(orders.id, order.id), eq(orders.status, 'PENDING')))
  if (order.status === 'PENDING') await queueMail(tx, order.id, 'ORDER_WAITING', now)
}

/**
 * Moves an order by what the provider says; the same notification twice changes nothing more.
 * A failed or cancelled payment leaves the order open: the shopper may try again until it is due.
 */
async function apply(
  tx: Database,
  order: OrderRow,
  notice: Notification,
  now: Date,
): Promise<Settlement> {
  switch (notice.status) {
    case status.success:
      return (await markPaid(tx, order, notice.channel, now)) ? 'done' : 'too-late'
    case status.unprocessed:
    case status.inProcess:
      await markWaiting(tx, order, notice.channel, now)
      break
    case status.expired:
      await endOrder(tx, order.id, { from: ['PENDING'], to: 'EXPIRED' })
      break
    case status.reversal:
      await endOrder(tx, order.id, { from: ['PENDING', 'PAID'], to: 'CANCELLED' })
  }
  return 'done'
}

/** What became of a notification; `too-late`: money for an order that is closed and must be paid back. */
export type Settlement = 'done' | 'too-late' | 'unknown'

/** Records a notification and moves its order, in one transaction. */
export function settle(db: Database, notice: Notification, now: Date): Promise<Settlement> {
  return db.transaction(async (tx) => {
    const order = await findByTrxRef(tx, notice.billNo)
    if (!order) return 'unknown'
    await tx
      .insert(paymentNotifications)
      .values({ ...notice, receivedAt: now })
      .onConflictDoNothing()
    return apply(tx, order, notice, now)
  })
}
