import { addMilliseconds } from 'date-fns/addMilliseconds'
import { and, asc, eq, isNull, lt, lte } from 'drizzle-orm'
import type { Database } from '#db/connection.ts'
import { sandboxBills, sandboxNotifications } from '#db/schema/sandbox.ts'

/** Delay before each of the three retries, in milliseconds (payment-courier-facts.md). */
const retryDelaysMs = [2_000, 15_000, 60_000]

type NotificationRow = typeof sandboxNotifications.$inferSelect

/** Queues a notification about a bill, to be sent at `dueAt` or later. */
export async function queueNotification(
  db: Database,
  notification: Pick<NotificationRow, 'billNo' | 'status' | 'channel' | 'dueAt'>,
): Promise<void> {
  await db.insert(sandboxNotifications).values(notification)
}

/** Loads due notifications that are not acknowledged, each with its bill. */
export function dueNotifications(db: Database, now: Date) {
  return db
    .select({ notification: sandboxNotifications, bill: sandboxBills })
    .from(sandboxNotifications)
    .innerJoin(sandboxBills, eq(sandboxBills.billNo, sandboxNotifications.billNo))
    .where(
      and(
        isNull(sandboxNotifications.answeredAt),
        lte(sandboxNotifications.dueAt, now),
        lt(sandboxNotifications.attempts, retryDelaysMs.length + 1),
      ),
    )
    .orderBy(asc(sandboxNotifications.id))
    .limit(100)
}

/** Marks a notification as acknowledged, so that it isn't sent again. */
export async function markAnswered(db: Database, id: number, now: Date): Promise<void> {
  await db
    .update(sandboxNotifications)
    .set({ answeredAt: now })
    .where(eq(sandboxNotifications.id, id))
}

/** Schedules the next attempt of an unacknowledged notification. */
export async function scheduleRetry(
  db: Database,
  { id, attempts }: Pick<NotificationRow, 'id' | 'attempts'>,
  now: Date,
): Promise<void> {
  const dueAt = addMilliseconds(now, retryDelaysMs[attempts] ?? 0)
  await db
    .update(sandboxNotifications)
    .set({ attempts: attempts + 1, dueAt })
    .where(eq(sandboxNotifications.id, id))
}
