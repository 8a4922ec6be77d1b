import type { Database } from '@etalase/backend-kit/db/connection.ts'
import { estimateAtPayment } from '@etalase/backend-kit/orders/order-estimate.ts'
import type { OrderRow } from '@etalase/backend-kit/orders/order-repository.ts'
import { newPickupCode } from '@etalase/backend-kit/orders/random-code.ts'
import { issueInvoice } from '#invoices/issue-invoice.ts'
import { changeStatus } from '#orders/order-status.ts'
import { tellBuyer } from '#orders/tell-buyer.ts'

/** Marks an unpaid order as paid, writes to its buyer and issues its invoice; false, and nothing changed, when its status does not allow it. */
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
  await issueInvoice(tx, order, now)
  return true
}
