import { count, isNull, min, sql } from 'drizzle-orm'
import type { Database } from '#db/connection.ts'
import { maxAttempts, type OutboxTable, settleFailure } from '#outbox/retries.ts'

/** What the log says about a failed message besides the error; it names no recipient. */
export interface DeliveryFailure {
  /** Host and port of the server, or the folder used instead. */
  server: string
  /** Unsent messages. */
  waiting?: number
  /** Unsent messages that are no longer retried. */
  givenUp?: number
  /** When the oldest unsent message was queued. */
  since?: Date | null
  /** Failures since the last log line. */
  leftOut: number
}

/** Milliseconds between log lines: while a mail server is down, every mail fails. */
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

/** Returns a function that logs a failed message and the backlog, at most once a minute. */
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
    // The database may be what failed.
    const backlog = await readBacklog(db, table).catch(() => undefined)
    log(error, { server, ...backlog, leftOut })
    leftOut = 0
  }
}

/** Returns the failure handler of a worker: it schedules the retry, and logs the failure with the backlog at most once a minute. */
export function onFailedDelivery(input: FailuresInput) {
  const { db, table, now } = input
  const report = failureLog(input)
  return async (error: unknown, message: { id: number; attempts: number }): Promise<void> => {
    await settleFailure(db, table, message, { error, now: now() })
    await report(error)
  }
}
