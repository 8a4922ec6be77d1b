import { count, isNull, min, sql } from 'drizzle-orm'
import type { Database } from '#db/connection.ts'
import { maxAttempts, type OutboxTable, settleFailure } from '#outbox/retries.ts'

/** What the log says of a message that could not be sent, besides the error: nothing of whom it is for. */
export interface DeliveryFailure {
  /** Host and port of what takes the messages, or the folder in its place. */
  server: string
  /** Messages that are not sent. */
  waiting?: number
  /** Those among them that are not tried any more. */
  givenUp?: number
  /** Since when the oldest waits. */
  since?: Date | null
  /** Failures since the last line that have none of their own. */
  leftOut: number
}

/** Milliseconds from one line to the next: while a mail server is away, each mail fails. */
const pauseMs = 60_000

async function readBacklog(db: Database, table: OutboxTable) {
  const isGivenUp = sql`${table.attempts} >= ${maxAttempts}`
  const [row] = await db
    .select({
      waiting: count(),
      givenUp: sql<number>`count(*) filter (where ${isGivenUp})`.mapWith(Number),
      since: min(table.queuedAt),
    })
    .from(table)
    .where(isNull(table.sentAt))
  return row
}

interface FailuresInput {
  db: Database
  table: OutboxTable
  server: string
  now: () => Date
  log: (error: unknown, failure: DeliveryFailure) => void
}

/** Gives a function that logs a message that could not be sent, with what waits: at most once in a minute. */
function failureLog({ db, table, server, now, log }: FailuresInput) {
  let nextAt = Number.NEGATIVE_INFINITY
  let leftOut = 0
  return async (error: unknown): Promise<void> => {
    const time = now().getTime()
    if (time < nextAt) {
      leftOut++
      return
    }
    nextAt = time + pauseMs
    // The database may be what has failed.
    const backlog = await readBacklog(db, table).catch(() => undefined)
    log(error, { server, ...backlog, leftOut })
    leftOut = 0
  }
}

/**
 * Gives what a worker does with a message of the table that could not be sent: it says when the message is tried again, and logs it with
 * what waits, at most once in a minute.
 */
export function onFailedDelivery(input: FailuresInput) {
  const { db, table, now } = input
  const report = failureLog(input)
  return async (error: unknown, message: { id: number; attempts: number }): Promise<void> => {
    await settleFailure(db, table, message, { error, now: now() })
    await report(error)
  }
}
