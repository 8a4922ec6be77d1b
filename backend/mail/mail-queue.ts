import { and, eq, isNull, lt, sql } from 'drizzle-orm'
import type { Database } from '#backend/db/connection.ts'
import { mails } from '#backend/db/schema/orders.ts'
import { maxAttempts } from '#backend/mail/attempts.ts'

export type MailKind = (typeof mails.$inferSelect)['kind']

/** Queues a mail in the caller's transaction; an order gets each kind once. */
export async function queueMail(
  db: Database,
  orderId: number,
  kind: MailKind,
  now: Date,
): Promise<void> {
  await db.insert(mails).values({ orderId, kind, queuedAt: now }).onConflictDoNothing()
}

/** Mails that wait to be sent. */
export function waitingMails(db: Database) {
  return db
    .select()
    .from(mails)
    .where(and(isNull(mails.sentAt), lt(mails.attempts, maxAttempts)))
    .orderBy(mails.attempts, mails.queuedAt)
    .limit(100)
}

/** Counts a failed attempt: mails that failed go last, and after some time no more. */
export async function countAttempt(
  db: Database,
  mail: { orderId: number; kind: MailKind },
): Promise<void> {
  await db
    .update(mails)
    .set({ attempts: sql`${mails.attempts} + 1` })
    .where(and(eq(mails.orderId, mail.orderId), eq(mails.kind, mail.kind)))
}

/** Marks a mail as sent. */
export async function markSent(
  db: Database,
  mail: { orderId: number; kind: MailKind },
  now: Date,
): Promise<void> {
  await db
    .update(mails)
    .set({ sentAt: now })
    .where(and(eq(mails.orderId, mail.orderId), eq(mails.kind, mail.kind)))
}
