import type { Database } from '@etalase/backend-kit/db/connection.ts'
import { estimateAtPayment } from '@etalase/backend-kit/orders/order-estimate.ts'
import type { OrderRow } from '@etalase/backend-kit/orders/order-repository.ts'
import { newPickupCode } from '@etalase/backend-kit/orders/random-code.ts'
import { issueInvoice } from '#invoices/issue-invoice.ts'
import { changeStatus } from '#orders/order-status.ts'
import { tellBuyer } from '#orders/tell-buyer.ts'

/** Marks an unpaid order as paid, mails its buyer and issues its invoice. False, and no change, if its status forbids it. */
export async function payOrder(
  tx: Database,
  order: OrderRow,
  { channel, now }: { channel: string | null; now: Date },
): Promise<boolean> {
  const isPickup = order.shippingType === 'PICKUP_ON_STORE'
  // A paid pickup has its code at once (spec §2); the store prepares the items later.
  const code = isPickup ? { pickupCode: newPickupCode() } : {}
  const estimate = estimateAtPayment(order, now)
  const payment = { paidAt: now, paymentChannel: channel, now, ...code, ...estimate }
  if (!(await changeStatus(tx, order, 'PAID', payment))) return false
  await tellBuyer(tx, order, { kind: 'ORDER_PAID' }, now)
  await issueInvoice(tx, order, now)
  return true
}
