import type { Context } from '@etalase/backend-kit/context.ts'
import type { ComposeMail } from '@etalase/backend-kit/mail/mail-worker.ts'
import { runInLanguage } from '@etalase/backend-kit/messages/request-language.ts'
import {
  confirmationMail,
  emailChangedMail,
  passkeyAddedMail,
  passwordMail,
} from '#account/account-mails.ts'
import { orderMail } from '#orders/order-mail.ts'
import { stockAlertMail } from '#stock-alerts/stock-alert-mail.ts'

/** Returns a function that composes each queued mail in its language, with the module for its kind. */
export function mailComposer(
  context: Pick<Context, 'db' | 'shopUrl' | 'orderLinkSecret' | 'now'>,
): ComposeMail {
  const { db, shopUrl, now } = context
  const compose: ComposeMail = async (mail) => {
    if (mail.kind === 'NEW_PASSWORD') {
      return passwordMail(db, mail.email ?? '', { shopUrl, now: now() })
    }
    if (mail.kind === 'CONFIRM_EMAIL') return confirmationMail(db, mail.email ?? '', context)
    if (mail.kind === 'EMAIL_CHANGED') return emailChangedMail(mail, shopUrl)
    if (mail.kind === 'PASSKEY_ADDED') return passkeyAddedMail(mail, shopUrl)
    if (mail.kind === 'BACK_IN_STOCK') return stockAlertMail(db, Number(mail.detail), shopUrl)
    const { orderId, kind, answer } = mail
    return orderMail(db, { orderId: orderId ?? 0, kind, answer }, context)
  }
  return (mail) => runInLanguage(mail.language, () => compose(mail))
}
