import type { Database } from '#backend/db/connection.ts'
import { estimateAtPayment } from '#backend/orders/order-estimate.ts'
import type { OrderRow } from '#backend/orders/order-repository.ts'
import { changeStatus } from '#backend/orders/order-status.ts'
import { newPickupCode } from '#backend/orders/random-code.ts'
import { tellBuyer } from '#backend/orders/tell-buyer.ts'

/** Marks an unpaid order as paid and writes to its buyer; false, and nothing changed, when its status does not allow it. */
export async function payOrder(
  tx: Database,
  order: OrderRow,
  { channel, now }: { channel: string | null; now: Date },
): Promise<boolean> {
  const isPickup = order.shippingType === 'PICKUP_ON_STORE'
  // The purchase has succeeded with a pickup code (spec §2); the store has the items ready later.
  const code = isPickup ? { pickupCode: newPickupCode() } : {}
  const estimate = estimateAtPayment(order, now)
  const payment = { paidAt: now, paymentChannel: channel, now, ...code, ...estimate }
  if (!(await changeStatus(tx, order, 'PAID', payment))) return false
  await tellBuyer(tx, order, { kind: 'ORDER_PAID' }, now)
  return true
}
