import { count, isNull, min, sql } from 'drizzle-orm'
import type { Database } from '#db/connection.ts'
import { maxAttempts, type OutboxTable } from '#outbox/retries.ts'

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

interface ReporterInput {
  db: Database
  table: OutboxTable
  server: string
  now: () => Date
  log: (error: unknown, failure: DeliveryFailure) => void
}

/** Gives a function that reports a message that could not be sent, with what waits: at most once in a minute. */
export function deliveryFailureReporter({ db, table, server, now, log }: ReporterInput) {
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
