import type { Database } from '@etalase/backend-kit/db/connection.ts'
import { type OrderUpdateKind, orderUpdates } from '@etalase/backend-kit/db/schema/order-updates.ts'
import { eventName, type Repeatable } from '@etalase/backend-kit/mail/mail-queue.ts'
import { and, eq, isNull } from 'drizzle-orm'
import { openConsentOf } from '#order-updates/update-consents.ts'

export type OrderUpdate = typeof orderUpdates.$inferSelect

interface QueuedUpdate extends Repeatable {
  orderId: number
  kind: OrderUpdateKind
}

/**
 * Queues an update of an order in the caller's transaction, if its buyer consented: for every event if repeatable,
 * otherwise once.
 */
export async function queueUpdate(
  db: Database,
  { isRepeatable, ...update }: QueuedUpdate,
  now: Date,
): Promise<void> {
  if (!(await openConsentOf(db, update.orderId))) return
  await db
    .insert(orderUpdates)
    .values({ ...update, detail: eventName({ isRepeatable }), queuedAt: now, nextAttemptAt: now })
    .onConflictDoNothing()
}

/** Marks an update as sent. */
export async function completeUpdate(db: Database, id: number, now: Date): Promise<void> {
  await db.update(orderUpdates).set({ sentAt: now }).where(eq(orderUpdates.id, id))
}

/** Deletes an order's unsent updates. */
export async function dropWaitingUpdates(db: Database, orderId: number): Promise<void> {
  const waits = and(eq(orderUpdates.orderId, orderId), isNull(orderUpdates.sentAt))
  await db.delete(orderUpdates).where(waits)
}
