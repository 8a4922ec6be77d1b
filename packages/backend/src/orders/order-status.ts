import type { Database } from '@etalase/backend-kit/db/connection.ts'
import { orders } from '@etalase/backend-kit/db/schema/orders.ts'
import type { EstimateColumns } from '@etalase/backend-kit/orders/order-estimate.ts'
import type { OrderRow } from '@etalase/backend-kit/orders/order-repository.ts'
import { releasePromo } from '@etalase/backend-kit/promos/promo-repository.ts'
import { releaseStock } from '@etalase/backend-kit/stores/stock-repository.ts'
import {
  type ClosedStatus,
  statusesBefore,
  type TrxStatus,
} from '@etalase/contract/rules/trx-status.ts'
import { and, eq, inArray, lt } from 'drizzle-orm'

/** Columns that can change together with the status. */
type Changes = Partial<
  Pick<
    OrderRow,
    | 'paidAt'
    | 'paidByHandAt'
    | 'paymentChannel'
    | 'paymentNumber'
    | 'noResi'
    | 'pickupCode'
    | 'dueAt'
  >
> &
  EstimateColumns

/** Statuses of orders that may be unpaid. They keep their network, which the limits of unpaid orders count. */
const maybeUnpaid: readonly TrxStatus[] = ['CONFIRMED', 'PROCESSING', 'SHIPPED', 'READY_FOR_PICKUP']

/**
 * Changes an order's status if packages/contract/src/rules/trx-status.ts allows it for the shipping type. Otherwise
 * returns false and changes nothing.
 */
export async function changeStatus(
  db: Database,
  { id, shippingType }: Pick<OrderRow, 'id' | 'shippingType'>,
  to: TrxStatus,
  { now, ...changes }: Changes & { now: Date },
): Promise<boolean> {
  const before = statusesBefore(shippingType, to)
  const moved = await db
    .update(orders)
    .set({
      ...changes,
      ...(maybeUnpaid.includes(to) ? {} : { clientNetwork: null }),
      status: to,
      movedAt: now,
    })
    .where(and(eq(orders.id, id), inArray(orders.status, before)))
    .returning({ id: orders.id })
  return moved.length > 0
}

/** Releases the stock and promos of orders. Stock is locked before promos, as in a checkout, to avoid deadlocks. */
export async function release(tx: Database, closed: readonly OrderRow[]): Promise<void> {
  await releaseStock(
    tx,
    closed.map(({ id }) => id),
  )
  const promoCodes = closed.flatMap(({ promoCode }) => promoCode ?? [])
  for (const code of promoCodes.toSorted()) await releasePromo(tx, code)
}

/** Expires, cancels or refunds orders whose status allows it, releases their stock and promos, and returns how many. */
export function closeOrders(
  db: Database,
  given: readonly OrderRow[],
  to: ClosedStatus,
  now: Date,
): Promise<number> {
  return db.transaction(async (tx) => {
    const closed: OrderRow[] = []
    for (const order of given) {
      if (await changeStatus(tx, order, to, { now })) closed.push(order)
    }
    if (closed.length === 0) return 0
    await release(tx, closed)
    return closed.length
  })
}

/** Expires, cancels or refunds an order and releases its stock and promo. Returns false when its status does not allow it. */
export const closeOrder = async (
  db: Database,
  order: OrderRow,
  to: ClosedStatus,
  now: Date,
): Promise<boolean> => (await closeOrders(db, [order], to, now)) === 1

/** Expires all unpaid orders past their due time and returns how many. A failure is reported; the others continue. */
export async function expireOrders(
  db: Database,
  now: Date,
  onFailure: (error: unknown) => void,
): Promise<number> {
  const due = await db
    .select()
    .from(orders)
    .where(and(eq(orders.status, 'PENDING'), lt(orders.dueAt, now)))
  let expired = 0
  for (const order of due) {
    try {
      if (await closeOrder(db, order, 'EXPIRED', now)) expired++
    } catch (error) {
      onFailure(error)
    }
  }
  return expired
}
