import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { ContentLanguage } from '#content-language.ts'
import type { Database } from '#db/connection.ts'
import { mails, type OrderMailKind } from '#db/schema/mails.ts'
import { type Given, statement } from '#db/statement.ts'
import { requestLanguage } from '#messages/request-language.ts'

export type Mail = typeof mails.$inferSelect

/**
 * An event that can recur for an order: each occurrence sends a mail, even with the same content. It is caused by a change under the
 * order's lock, so repeated calls don't duplicate it. Other events send one mail.
 */
export interface Repeatable {
  isRepeatable?: boolean | undefined
}

/** Returns a key that distinguishes events of one kind in an outbox; it contains none of their content. */
export const eventName = ({ isRepeatable }: Repeatable): string =>
  isRepeatable ? randomUUID() : ''

interface OrderMail extends Repeatable {
  orderId: number
  kind: OrderMailKind
  /** The staff's answer that accompanies the event. */
  answer?: string | undefined
  language: ContentLanguage
}

/** Refers to an order and its language: the mail goes to the buyer, whoever causes it. */
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

/** Queues a mail about an order in the caller's transaction: one per event, or only once if not repeatable. */
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
  /** Id of the mail's subject, if one address can have several such mails. */
  detail?: string
  /** The name of a passkey. */
  answer?: string
}

/** Queues a mail to an address in the language of the request, even if it has no account. */
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
 * Marks an order's mail as sent and clears its answer, or deletes a mail to an address together with the address. Keeps a mail that was
 * requested again during sending.
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
