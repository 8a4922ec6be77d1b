import { eq } from 'drizzle-orm'
import type { ContentLanguage } from '#backend/content-language.ts'
import type { Database } from '#backend/db/connection.ts'
import { mails, type OrderMailKind } from '#backend/db/schema/mails.ts'
import { requestLanguage } from '#backend/messages/request-language.ts'

export type Mail = typeof mails.$inferSelect

interface OrderMail {
  orderId: number
  kind: OrderMailKind
  detail?: string
  /** What staff answered with the event. */
  answer?: string | undefined
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

interface AccountMail {
  kind: 'NEW_PASSWORD' | 'CONFIRM_EMAIL' | 'EMAIL_CHANGED' | 'PASSKEY_ADDED'
  email: string
  detail?: string
}

/** Queues a mail for an address in the language of the request, whether or not it has an account. */
export async function queueAccountMail(db: Database, about: AccountMail, now: Date): Promise<void> {
  const due = { attempts: 0, nextAttemptAt: now, language: requestLanguage() }
  await db
    .insert(mails)
    .values({ ...about, queuedAt: now, ...due })
    .onConflictDoUpdate({ target: [mails.email, mails.kind, mails.detail], set: due })
}

/** Marks a mail about an order as sent, without the answer in it, and deletes one to an address together with the address. */
export async function completeMail(db: Database, { id, orderId }: Mail, now: Date): Promise<void> {
  if (orderId === null) await db.delete(mails).where(eq(mails.id, id))
  else await db.update(mails).set({ sentAt: now, answer: null }).where(eq(mails.id, id))
}
