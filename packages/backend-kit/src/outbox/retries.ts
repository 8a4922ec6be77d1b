import { addMilliseconds } from 'date-fns/addMilliseconds'
import { and, eq, isNull, lt, lte, type SQL } from 'drizzle-orm'
import type { Database } from '#db/connection.ts'
import type { mails } from '#db/schema/mails.ts'
import type { orderUpdates } from '#db/schema/order-updates.ts'
import { LostAnswer, RefusedMessage } from '#outbox/delivery-errors.ts'

/** An outbox table. */
export type OutboxTable = typeof mails | typeof orderUpdates

const minuteMs = 60_000

/** Duration of a claim: longer than any transport's timeout, which for a mail server is ten minutes. */
const claimMs = 30 * minuteMs

/** Retries start at half a minute and double up to an hour, so that a mail server may be down for a day. */
const maxDelayMs = 60 * minuteMs

/** Attempts before giving up. */
export const maxAttempts = 30

/** Attempts charged for a lost acknowledgement, so that a mailbox gets at most three copies. */
const lostAnswerAttempts = 10

const retryDelayMs = (attempts: number) => Math.min(maxDelayMs, (minuteMs / 4) * 2 ** attempts)

/** Whether a message is due. */
export const isDue = (table: OutboxTable, now: SQL<Date>) =>
  and(isNull(table.sentAt), lte(table.nextAttemptAt, now), lt(table.attempts, maxAttempts))

/** Returns when a claim made now expires. */
export const claimEnd = (now: Date): Date => addMilliseconds(now, claimMs)

/** Updates a message after a failed attempt. After a lost acknowledgement its claim is kept, as it may have been delivered. */
function nextAttempt(attempts: number, error: unknown, now: Date) {
  if (error instanceof RefusedMessage) return { attempts: maxAttempts }
  if (error instanceof LostAnswer) return { attempts: attempts - 1 + lostAnswerAttempts }
  return { nextAttemptAt: addMilliseconds(now, retryDelayMs(attempts)) }
}

/** Schedules the retry of a failed message with growing delays; gives up on a permanent rejection. */
export async function settleFailure(
  db: Database,
  table: OutboxTable,
  { id, attempts }: { id: number; attempts: number },
  { error, now }: { error: unknown; now: Date },
): Promise<void> {
  await db
    .update(table)
    .set(nextAttempt(attempts, error, now))
    .where(eq(table.id, id))
}
