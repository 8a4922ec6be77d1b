import { count, isNull, min, sql } from 'drizzle-orm'
import type { Database } from '#backend/db/connection.ts'
import { mails } from '#backend/db/schema/mails.ts'
import { maxAttempts } from '#backend/mail/mail-queue.ts'

/** What the log says of a mail that could not be sent, besides the error: nothing of whom it is for. */
export interface MailFailure {
  /** Host and port of the mail server, or the folder that takes its place. */
  server: string
  /** Mails that are not sent. */
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

const isGivenUp = sql`${mails.attempts} >= ${maxAttempts}`

async function readBacklog(db: Database) {
  const [row] = await db
    .select({
      waiting: count(),
      givenUp: sql<number>`count(*) filter (where ${isGivenUp})`.mapWith(Number),
      since: min(mails.queuedAt),
    })
    .from(mails)
    .where(isNull(mails.sentAt))
  return row
}

interface ReporterInput {
  db: Database
  server: string
  now: () => Date
  log: (error: unknown, failure: MailFailure) => void
}

/** Gives a function that reports a mail that could not be sent, with what waits: at most once in a minute. */
export function mailFailureReporter({ db, server, now, log }: ReporterInput) {
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
    const backlog = await readBacklog(db).catch(() => undefined)
    log(error, { server, ...backlog, leftOut })
    leftOut = 0
  }
}
