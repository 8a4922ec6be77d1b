import { addMilliseconds } from 'date-fns/addMilliseconds'
import { and, asc, eq, isNull, lt, lte } from 'drizzle-orm'
import type { ContentLanguage } from '#backend/content-language.ts'
import type { Database } from '#backend/db/connection.ts'
import { mails, type OrderMailKind } from '#backend/db/schema/mails.ts'
import { requestLanguage } from '#backend/messages/request-language.ts'

export type Mail = typeof mails.$inferSelect

const minuteMs = 60_000

/** Retries start after half a minute and double up to an hour, so a mail server may be down for a day. */
const maxDelayMs = 60 * minuteMs

/** A mail is then not tried any more. */
export const maxAttempts = 30

const retryDelayMs = (attempts: number) => Math.min(maxDelayMs, (minuteMs / 2) * 2 ** attempts)

interface OrderMail {
  orderId: number
  kind: OrderMailKind
  detail?: string
  language: ContentLanguage
}

/** An order and the language that it was ordered in: its buyer's, whoever causes the mail. */
export const aboutOrder = ({ id, language }: { id: number; language: ContentLanguage }) => ({
  orderId: id,
  language,
})

/** Queues a mail about an order in the caller's transaction, once per kind and `detail`. */
export async function queueMail(db: Database, about: OrderMail, now: Date): Promise<void> {
  await db
    .insert(mails)
    .values({ ...about, queuedAt: now, nextAttemptAt: now })
    .onConflictDoNothing()
}

/** Queues a mail for an address in the language of the request, whether or not it has an account. */
export async function queueAccountMail(
  db: Database,
  { kind, email }: { kind: 'NEW_PASSWORD' | 'CONFIRM_EMAIL' | 'EMAIL_CHANGED'; email: string },
  now: Date,
): Promise<void> {
  const due = { attempts: 0, nextAttemptAt: now, language: requestLanguage() }
  await db
    .insert(mails)
    .values({ kind, email, queuedAt: now, ...due })
    .onConflictDoUpdate({ target: [mails.email, mails.kind, mails.detail], set: due })
}

/**
 * Claims the next mail that is due, or null. Its next attempt is scheduled at once, so that no other
 * worker claims it while it is being sent and a failed one is retried.
 */
export function claimMail(db: Database, now: Date): Promise<Mail | null> {
  return db.transaction(async (tx) => {
    const [due] = await tx
      .select()
      .from(mails)
      .where(
        and(isNull(mails.sentAt), lte(mails.nextAttemptAt, now), lt(mails.attempts, maxAttempts)),
      )
      .orderBy(asc(mails.nextAttemptAt), asc(mails.id))
      .limit(1)
      .for('update', { skipLocked: true })
    if (!due) return null
    // One update for both: a second update of the row would lock its order, and the order's transaction may wait for this row.
    const claimed = {
      attempts: due.attempts + 1,
      nextAttemptAt: addMilliseconds(now, retryDelayMs(due.attempts)),
    }
    await tx.update(mails).set(claimed).where(eq(mails.id, due.id))
    return { ...due, ...claimed }
  })
}

/** Marks a mail about an order as sent, and deletes one to an address together with the address. */
export async function completeMail(db: Database, { id, orderId }: Mail, now: Date): Promise<void> {
  if (orderId === null) await db.delete(mails).where(eq(mails.id, id))
  else await db.update(mails).set({ sentAt: now }).where(eq(mails.id, id))
}
