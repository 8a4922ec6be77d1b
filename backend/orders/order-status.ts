import { and, eq, inArray, lt } from 'drizzle-orm'
import type { Database } from '#backend/db/connection.ts'
import { orders } from '#backend/db/schema/orders.ts'
import type { OrderRow } from '#backend/orders/order-repository.ts'
import { releasePromo } from '#backend/promos/promo-repository.ts'
import { releaseStock } from '#backend/stores/stock-repository.ts'
import { statusesBefore, type TrxStatus } from '#lib/rules/trx-status.ts'

/** What else changes with a step of an order's life. */
type Changes = Partial<
  Pick<OrderRow, 'paidAt' | 'paymentChannel' | 'paymentNumber' | 'noResi' | 'pickupCode'>
>

/**
 * Moves an order to a status, if it is in one from which its kind of order may go there
 * (lib/rules/trx-status.ts); false, and nothing changed, when it is not.
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
    .set({ ...changes, status: to, movedAt: now })
    .where(and(eq(orders.id, id), inArray(orders.status, before)))
    .returning({ id: orders.id })
  return moved.length > 0
}

/** Ends an order unbought: its stock and its promo's use go back. False when it may not end so. */
export function closeOrder(
  db: Database,
  order: OrderRow,
  to: 'EXPIRED' | 'CANCELLED',
  now: Date,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    if (!(await changeStatus(tx, order, to, { now }))) return false
    await releaseStock(tx, order.id)
    if (order.promoCode) await releasePromo(tx, order.promoCode)
    return true
  })
}

/** Expires every unpaid order past its due time; how many. One that fails is reported and does not hold up the others. */
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
