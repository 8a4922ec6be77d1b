import { addMilliseconds } from 'date-fns/addMilliseconds'
import { and, eq, isNull, lt, lte, type SQL } from 'drizzle-orm'
import type { Database } from '#db/connection.ts'
import type { mails } from '#db/schema/mails.ts'
import type { orderUpdates } from '#db/schema/order-updates.ts'
import { LostAnswer, RefusedMessage } from '#outbox/delivery-errors.ts'

/** A table of messages to send. */
export type OutboxTable = typeof mails | typeof orderUpdates

const minuteMs = 60_000

/** For how long a claimed message is nobody else's: longer than a transport waits, which for a mail server is ten minutes. */
const claimMs = 30 * minuteMs

/** Retries start after half a minute and double up to an hour, so a mail server may be down for a day. */
const maxDelayMs = 60 * minuteMs

/** A message is then not tried any more. */
export const maxAttempts = 30

/** An attempt whose answer was lost counts for so many: a mailbox gets the same message three times at most. */
const lostAnswerAttempts = 10

const retryDelayMs = (attempts: number) => Math.min(maxDelayMs, (minuteMs / 4) * 2 ** attempts)

/** Whether a message is due now. */
export const isDue = (table: OutboxTable, now: SQL<Date>) =>
  and(isNull(table.sentAt), lte(table.nextAttemptAt, now), lt(table.attempts, maxAttempts))

/** When a message that is claimed now is due again. */
export const claimEnd = (now: Date): Date => addMilliseconds(now, claimMs)

/** What a failed attempt changes. A message whose answer was lost stays claimed for a while, since its receiver may have it. */
function nextAttempt(attempts: number, error: unknown, now: Date) {
  if (error instanceof RefusedMessage) return { attempts: maxAttempts }
  if (error instanceof LostAnswer) return { attempts: attempts - 1 + lostAnswerAttempts }
  return { nextAttemptAt: addMilliseconds(now, retryDelayMs(attempts)) }
}

/** Says when a message that was not sent is tried again: soon, and later each time; never when it was refused for good. */
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
