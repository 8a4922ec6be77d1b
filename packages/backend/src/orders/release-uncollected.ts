import type { Database } from '@etalase/backend-kit/db/connection.ts'
import { orders } from '@etalase/backend-kit/db/schema/orders.ts'
import { runInLanguage } from '@etalase/backend-kit/messages/request-language.ts'
import { lockById } from '@etalase/backend-kit/orders/order-repository.ts'
import { and, eq, isNull, lt } from 'drizzle-orm'
import { giveUp } from '#orders/cash-steps.ts'

/** Releases a pickup that nobody came for. Locked: who pays at the till at the same time comes before, and keeps the order. */
const releaseOne = (db: Database, id: number, now: Date): Promise<boolean> =>
  db.transaction(async (tx) => {
    const order = await lockById(tx, id)
    return order.dueAt < now && runInLanguage(order.language, () => giveUp(tx, order, now))
  })

/**
 * Releases every pickup that was to be paid at the store and is past its time, and returns how many. A failure is reported; the others
 * continue.
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
