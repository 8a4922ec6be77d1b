import { asc, eq } from 'drizzle-orm'
import type { Database } from '#db/connection.ts'
import type { mails } from '#db/schema/mails.ts'
import type { orderUpdates } from '#db/schema/order-updates.ts'
import { claimed, isDue, type OutboxTable } from '#outbox/retries.ts'

type Mail = typeof mails.$inferSelect
type OrderUpdate = typeof orderUpdates.$inferSelect

/**
 * Claims the next message of an outbox that is due, or null, so that no other worker claims it while it is being sent.
 */
export function claimDue(db: Database, table: typeof mails, now: Date): Promise<Mail | null>
export function claimDue(
  db: Database,
  table: typeof orderUpdates,
  now: Date,
): Promise<OrderUpdate | null>
export function claimDue(
  db: Database,
  table: OutboxTable,
  now: Date,
): Promise<Mail | OrderUpdate | null> {
  return db.transaction(async (tx) => {
    const [due] = await tx
      .select()
      .from(table)
      .where(isDue(table, now))
      .orderBy(asc(table.nextAttemptAt), asc(table.id))
      .limit(1)
      .for('update', { skipLocked: true })
    if (!due) return null
    // One update for both: a second update of the row would lock its order, and the order's transaction may wait for this row.
    const attempt = claimed(due.attempts, now)
    await tx.update(table).set(attempt).where(eq(table.id, due.id))
    return { ...due, ...attempt }
  })
}
