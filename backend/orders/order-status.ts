import { and, eq, inArray, lt } from 'drizzle-orm'
import type { Database } from '#backend/db/connection.ts'
import { orders } from '#backend/db/schema/orders.ts'
import type { OrderRow } from '#backend/orders/order-repository.ts'
import { releasePromo } from '#backend/promos/promo-repository.ts'
import { releaseStock } from '#backend/stores/stock-repository.ts'
import { statusesBefore, type TrxStatus } from '#lib/rules/trx-status.ts'

/** The columns that may change together with the status. */
type Changes = Partial<
  Pick<OrderRow, 'paidAt' | 'paymentChannel' | 'paymentNumber' | 'noResi' | 'pickupCode'>
>

/**
 * Changes the status of an order if lib/rules/trx-status.ts allows it for its shipping type; false,
 * and nothing changed, when it does not.
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
    .set({ ...changes, status: to, movedAt: now, clientNetwork: null })
    .where(and(eq(orders.id, id), inArray(orders.status, before)))
    .returning({ id: orders.id })
  return moved.length > 0
}

/** Expires or cancels an order and releases its stock and promo. False when its status does not allow it. */
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

/** Expires every unpaid order past its due time and returns how many. A failure is reported; the others continue. */
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
