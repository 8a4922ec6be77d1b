import type { Database } from '@etalase/backend-kit/db/connection.ts'
import { orders } from '@etalase/backend-kit/db/schema/orders.ts'
import { runInLanguage } from '@etalase/backend-kit/messages/request-language.ts'
import { lockById } from '@etalase/backend-kit/orders/order-repository.ts'
import { and, eq, isNull, lt } from 'drizzle-orm'
import { giveUp } from '#orders/cash-steps.ts'

/** Releases an uncollected pickup. The lock serialises this with a payment at the till, which keeps the order if it comes first. */
const releaseOne = (db: Database, id: number, now: Date): Promise<boolean> =>
  db.transaction(async (tx) => {
    const order = await lockById(tx, id)
    return order.dueAt < now && runInLanguage(order.language, () => giveUp(tx, order, now))
  })

/**
 * Releases all overdue pickups that were to be paid at the store, and returns how many. A failure is reported; the
 * others continue.
 */
export async function releaseUncollected(
  db: Database,
  now: Date,
  onFailure: (error: unknown) => void,
): Promise<number> {
  const due = await db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.paymentWay, 'PAY_AT_STORE'),
        isNull(orders.paidAt),
        isNull(orders.releasedAt),
        lt(orders.dueAt, now),
      ),
    )
  let released = 0
  for (const { id } of due) {
    try {
      if (await releaseOne(db, id, now)) released++
    } catch (error) {
      onFailure(error)
    }
  }
  return released
}
