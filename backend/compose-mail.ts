import { passwordMail } from '#backend/account/password-mail.ts'
import type { Context } from '#backend/context.ts'
import type { ComposeMail } from '#backend/mail/mail-worker.ts'
import { orderMail } from '#backend/orders/order-mail.ts'

/** Composes each queued mail with the module that knows its kind. */
export function mailComposer({
  db,
  shopUrl,
  now,
}: Pick<Context, 'db' | 'shopUrl' | 'now'>): ComposeMail {
  return async (mail) => {
    if (mail.kind === 'NEW_PASSWORD') {
      return passwordMail(db, mail.email ?? '', { shopUrl, now: now() })
    }
    return orderMail(db, { orderId: mail.orderId ?? 0, kind: mail.kind }, shopUrl)
  }
}
