import type { Database } from '@etalase/backend-kit/db/connection.ts'
import { orders } from '@etalase/backend-kit/db/schema/orders.ts'
import { aboutOrder, queueMail } from '@etalase/backend-kit/mail/mail-queue.ts'
import type { OrderRow } from '@etalase/backend-kit/orders/order-repository.ts'
import { isToCollect } from '@etalase/backend-kit/orders/to-collect.ts'
import { eq } from 'drizzle-orm'
import { issueInvoice } from '#invoices/issue-invoice.ts'
import { queueUpdate } from '#order-updates/update-queue.ts'
import { changeStatus, closeOrder, release } from '#orders/order-status.ts'

/**
 * Completes an order that is paid in cash and issues its invoice, even if its parcel was refused before. Returns false
 * when it is already paid, back in the shop, or not yet with its buyer.
 */
export async function collect(tx: Database, order: OrderRow, now: Date): Promise<boolean> {
  if (order.releasedAt !== null) return false
  if (!isToCollect(order)) return false
  const paid = { now, paidAt: now, paidByHandAt: now }
  if (!(await changeStatus(tx, order, 'COMPLETED', paid))) return false
  await queueMail(tx, { ...aboutOrder(order), kind: 'ORDER_COLLECTED' }, now)
  const isPickup = order.shippingType === 'PICKUP_ON_STORE'
  const kind = isPickup ? 'ORDER_PICKED_UP' : 'ORDER_DELIVERED'
  await queueUpdate(tx, { orderId: order.id, kind }, now)
  await issueInvoice(tx, order, now)
  return true
}

const tellNotCollected = (tx: Database, order: OrderRow, now: Date) =>
  queueMail(tx, { ...aboutOrder(order), kind: 'ORDER_NOT_COLLECTED' }, now)

/** Ends a delivery whose parcel was refused. Its stock stays reserved until the parcel is back in the shop. */
export async function refuse(tx: Database, order: OrderRow, now: Date): Promise<boolean> {
  if (order.status !== 'SHIPPED' || !isToCollect(order)) return false
  await changeStatus(tx, order, 'NOT_COLLECTED', { now })
  await tellNotCollected(tx, order, now)
  return true
}

/** Ends a pickup that was not collected, and releases its stock and promo. */
export async function giveUp(tx: Database, order: OrderRow, now: Date): Promise<boolean> {
  if (order.shippingType !== 'PICKUP_ON_STORE' || !isToCollect(order)) return false
  if (!(await closeOrder(tx, order, 'NOT_COLLECTED', now))) return false
  await tellNotCollected(tx, order, now)
  return true
}

/** Releases the stock and promo of a refused parcel, once it is back in the shop. */
export async function takeBack(tx: Database, order: OrderRow, now: Date): Promise<boolean> {
  if (order.status !== 'NOT_COLLECTED') return false
  if (order.releasedAt !== null) return true
  await tx.update(orders).set({ releasedAt: now }).where(eq(orders.id, order.id))
  await release(tx, [order])
  return true
}
