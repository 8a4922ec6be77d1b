import { addMilliseconds } from 'date-fns/addMilliseconds'
import { and, isNull, lt, lte } from 'drizzle-orm'
import type { mails } from '#db/schema/mails.ts'
import type { orderUpdates } from '#db/schema/order-updates.ts'

/** A table of messages that are to be sent. */
export type OutboxTable = typeof mails | typeof orderUpdates

const minuteMs = 60_000

/** Retries start after half a minute and double up to an hour, so a mail server may be down for a day. */
const maxDelayMs = 60 * minuteMs

/** A message is then not tried any more. */
export const maxAttempts = 30

const retryDelayMs = (attempts: number) => Math.min(maxDelayMs, (minuteMs / 2) * 2 ** attempts)

/** Whether a message is to be tried now. */
export const isDue = (table: OutboxTable, now: Date) =>
  and(isNull(table.sentAt), lte(table.nextAttemptAt, now), lt(table.attempts, maxAttempts))

/** The columns of a message that is claimed after so many attempts: no other worker claims it while it is being sent. */
export const claimed = (attempts: number, now: Date) => ({
  attempts: attempts + 1,
  nextAttemptAt: addMilliseconds(now, retryDelayMs(attempts)),
})
