import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Database } from '#backend/db/connection.ts'
import { type OrderUpdateKind, orderUpdates } from '#backend/db/schema/order-updates.ts'
import { openConsentOf } from '#backend/order-updates/update-consents.ts'
import { claimed, isDue, maxAttempts } from '#backend/outbox/retries.ts'

export type OrderUpdate = typeof orderUpdates.$inferSelect

interface QueuedUpdate {
  orderId: number
  kind: OrderUpdateKind
  detail?: string | undefined
}

/** Queues an update of an order in the caller's transaction, once per kind and `detail`, if its buyer wants updates. */
export async function queueUpdate(db: Database, update: QueuedUpdate, now: Date): Promise<void> {
  if (!(await openConsentOf(db, update.orderId))) return
  await db
    .insert(orderUpdates)
    .values({ ...update, queuedAt: now, nextAttemptAt: now })
    .onConflictDoNothing()
}

/** Claims the next update that is due, or null, as `claimMail` does. */
export function claimUpdate(db: Database, now: Date): Promise<OrderUpdate | null> {
  return db.transaction(async (tx) => {
    const [due] = await tx
      .select()
      .from(orderUpdates)
      .where(isDue(orderUpdates, now))
      .orderBy(asc(orderUpdates.nextAttemptAt), asc(orderUpdates.id))
      .limit(1)
      .for('update', { skipLocked: true })
    if (!due) return null
    const attempt = claimed(due.attempts, now)
    await tx.update(orderUpdates).set(attempt).where(eq(orderUpdates.id, due.id))
    return { ...due, ...attempt }
  })
}

/** Marks an update as sent. */
export async function completeUpdate(db: Database, id: number, now: Date): Promise<void> {
  await db.update(orderUpdates).set({ sentAt: now }).where(eq(orderUpdates.id, id))
}

/** Tries an update no more. */
export async function giveUpUpdate(db: Database, id: number): Promise<void> {
  await db.update(orderUpdates).set({ attempts: maxAttempts }).where(eq(orderUpdates.id, id))
}

/** Deletes what waits to be sent about an order. */
export async function dropWaitingUpdates(db: Database, orderId: number): Promise<void> {
  const waits = and(eq(orderUpdates.orderId, orderId), isNull(orderUpdates.sentAt))
  await db.delete(orderUpdates).where(waits)
}
