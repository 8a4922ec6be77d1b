import type { Database } from '@etalase/backend-kit/db/connection.ts'
import { aboutOrder, queueMail } from '@etalase/backend-kit/mail/mail-queue.ts'
import { estimateAtPayment } from '@etalase/backend-kit/orders/order-estimate.ts'
import type { OrderRow } from '@etalase/backend-kit/orders/order-repository.ts'
import { newPickupCode } from '@etalase/backend-kit/orders/random-code.ts'
import { changeStatus } from '#orders/order-status.ts'

/** Confirms a new cash order and mails its buyer. The shop then prepares it like a paid one. */
export async function confirmOrder(tx: Database, order: OrderRow, now: Date): Promise<void> {
  const isPickup = order.shippingType === 'PICKUP_ON_STORE'
  const code = isPickup ? { pickupCode: newPickupCode() } : {}
  await changeStatus(tx, order, 'CONFIRMED', { now, ...code, ...estimateAtPayment(order, now) })
  await queueMail(tx, { ...aboutOrder(order), kind: 'ORDER_CONFIRMED' }, now)
}
