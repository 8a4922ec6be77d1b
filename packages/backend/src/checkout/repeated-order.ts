import type { Database } from '@etalase/backend-kit/db/connection.ts'
import type { Customer } from '@etalase/backend-kit/http/customer.ts'
import { badRequest, HttpError } from '@etalase/backend-kit/http/http-error.ts'
import { messages } from '@etalase/backend-kit/messages/messages.ts'
import { findByKey, type OrderRow } from '@etalase/backend-kit/orders/order-repository.ts'
import { isClosed } from '@etalase/contract/rules/trx-status.ts'

interface Repeat {
  deviceId: string
  key: string
  customer: Customer | null
}

/** A customer's order contains their name and address, so only they may repeat it. */
function requireOwner(order: OrderRow, customer: Customer | null): void {
  if (order.customerId === null || order.customerId === customer?.id) return
  if (customer) throw new HttpError(403, 'FORBIDDEN', messages().answers.checkout.anothersOrder)
  throw new HttpError(401, 'UNAUTHORIZED', messages().answers.checkout.signInForOrder)
}

/**
 * Returns the order of a repeated idempotency key while it can be paid, or needs no online payment. Returns undefined
 * for a new key. Throws for a closed order (400) and for another or signed-out customer (403, 401).
 */
export async function repeatedOrder(
  tx: Database,
  { deviceId, key, customer }: Repeat,
  now: Date,
): Promise<OrderRow | undefined> {
  const order = await findByKey(tx, deviceId, key)
  if (!order) return undefined
  requireOwner(order, customer)
  const paysNothing = order.grandTotal === 0 || order.paymentWay !== null
  const isSettled = paysNothing && !isClosed(order.status)
  if (isSettled || (order.status === 'PENDING' && order.dueAt > now)) return order
  throw badRequest('ORDER_CLOSED', messages().answers.checkout.closed)
}
