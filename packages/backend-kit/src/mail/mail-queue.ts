import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { ContentLanguage } from '#content-language.ts'
import type { Database } from '#db/connection.ts'
import { mails, type OrderMailKind } from '#db/schema/mails.ts'
import { type Given, statement } from '#db/statement.ts'
import { requestLanguage } from '#messages/request-language.ts'

export type Mail = typeof mails.$inferSelect

/**
 * An event that can happen to an order again: each is told, also one that says what was said before. What causes it is a change under
 * the order's lock, so that a repeated call causes none. Any other event is told once.
 */
export interface Repeatable {
  isRepeatable?: boolean | undefined
}

/** What tells events of one kind apart in an outbox; never what they say. */
export const eventName = ({ isRepeatable }: Repeatable): string =>
  isRepeatable ? randomUUID() : ''

interface OrderMail extends Repeatable {
  orderId: number
  kind: OrderMailKind
  /** What staff answered with the event. */
  answer?: string | undefined
  language: ContentLanguage
}

/** An order and the language that it was ordered in: its buyer's, whoever causes the mail. */
export const aboutOrder = ({ id, language }: { id: number; language: ContentLanguage }) => ({
  orderId: id,
  language,
})

type QueuedMail = {
  orderId: number
  kind: OrderMailKind
  detail: string
  answer: string | null
  language: ContentLanguage
  now: Date
}

const insertMail = statement('queue_mail', (db, given: Given<QueuedMail>) => {
  const { orderId, kind, detail, answer, language, now } = given
  return db
    .insert(mails)
    .values({ orderId, kind, detail, answer, language, queuedAt: now, nextAttemptAt: now })
    .onConflictDoNothing()
})

/** Queues a mail about an order in the caller's transaction: for each event, or once for one that is not repeatable. */
export async function queueMail(
  db: Database,
  { isRepeatable, ...about }: OrderMail,
  now: Date,
): Promise<void> {
  const { orderId, kind, answer = null, language } = about
  await insertMail(db, {
    orderId,
    kind,
    detail: eventName({ isRepeatable }),
    answer,
    language,
    now,
  })
}

interface AccountMail {
  kind: 'NEW_PASSWORD' | 'CONFIRM_EMAIL' | 'EMAIL_CHANGED' | 'PASSKEY_ADDED'
  email: string
  /** The id of what it is about, where one address can have several such mails. */
  detail?: string
  /** The name of a passkey. */
  answer?: string
}

/** Queues a mail for an address in the language of the request, whether or not it has an account. */
export async function queueAccountMail(db: Database, about: AccountMail, now: Date): Promise<void> {
  const due = { attempts: 0, queuedAt: now, nextAttemptAt: now, language: requestLanguage() }
  await db
    .insert(mails)
    .values({ ...about, ...due })
    .onConflictDoUpdate({ target: [mails.email, mails.kind, mails.detail], set: due })
}

const markSent = statement('mail_sent', (db, given: Given<{ id: number; now: Date }>) =>
  db.update(mails).set({ sentAt: given.now, answer: null }).where(eq(mails.id, given.id)),
)

/**
 * Marks a mail about an order as sent, without the answer in it, and deletes one to an address together with the address. One that was asked
 * for again while it was sent stays.
 */
export async function completeMail(
  db: Database,
  { id, orderId, queuedAt }: Mail,
  now: Date,
): Promise<void> {
  if (orderId === null)
    await db.delete(mails).where(and(eq(mails.id, id), eq(mails.queuedAt, queuedAt)))
  else await markSent(db, { id, now })
}
