import { asc, eq, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#db/connection.ts'
import { mails } from '#db/schema/mails.ts'
import { orderUpdates } from '#db/schema/order-updates.ts'
import { type Given, statement } from '#db/statement.ts'
import { claimEnd, isDue, type OutboxTable } from '#outbox/retries.ts'

type Mail = typeof mails.$inferSelect
type OrderUpdate = typeof orderUpdates.$inferSelect
type Times = { now: Date; until: Date }

/** Selects and locks the next due message, skipping rows that another worker has locked. */
function nextDue(db: Database, table: OutboxTable, now: SQL<Date>) {
  const next = db
    .select({ id: table.id })
    .from(table)
    .where(isDue(table, now))
    .orderBy(asc(table.nextAttemptAt), asc(table.id))
    .limit(1)
    .for('update', { skipLocked: true })
  return eq(table.id, sql`(${next})`)
}

/** A single update: a second one would lock the row's order, whose transaction may be waiting for this row. */
const claimed = (table: OutboxTable, until: SQL<Date>) => ({
  attempts: sql`${table.attempts} + 1`,
  nextAttemptAt: until,
})

const claimMail = statement('claim_mail', (db, { now, until }: Given<Times>) =>
  db
    .update(mails)
    .set(claimed(mails, until))
    .where(nextDue(db, mails, now))
    .returning(),
)

const claimUpdate = statement('claim_update', (db, { now, until }: Given<Times>) =>
  db
    .update(orderUpdates)
    .set(claimed(orderUpdates, until))
    .where(nextDue(db, orderUpdates, now))
    .returning(),
)

/**
 * Claims the next due message of an outbox, or returns null. A claim keeps other workers off; if the worker is killed, it expires and the
 * message is due again.
 */
export function claimDue(db: Database, table: typeof mails, now: Date): Promise<Mail | null>
export function claimDue(
  db: Database,
  table: typeof orderUpdates,
  now: Date,
): Promise<OrderUpdate | null>
export async function claimDue(
  db: Database,
  table: OutboxTable,
  now: Date,
): Promise<Mail | OrderUpdate | null> {
  const times = { now, until: claimEnd(now) }
  const [due] = table === mails ? await claimMail(db, times) : await claimUpdate(db, times)
  return due ?? null
}
