import type { Context } from '@etalase/backend-kit/context.ts'
import type { Database } from '@etalase/backend-kit/db/connection.ts'
import { findLockedCustomer } from '@etalase/backend-kit/db/lock-rows.ts'
import { type MailMessage, mailMessage } from '@etalase/backend-kit/mail/mail-message.ts'
import type { Mail } from '@etalase/backend-kit/mail/mail-queue.ts'
import { messages } from '@etalase/backend-kit/messages/messages.ts'
import { confirmationDays, issueConfirmationToken } from '#account/confirmation-token.ts'
import { findByEmail } from '#account/customer-repository.ts'
import { issueTemporaryPassword } from '#account/temporary-password.ts'

/** Composes the notice to an account's previous e-mail address, because someone else may have changed it. */
export const emailChangedMail = ({ id, email }: Mail, shopUrl: string): MailMessage =>
  mailMessage(
    { name: `MAIL${id}-email-changed`, to: email ?? '' },
    { ...messages().mails.emailChanged, link: `${shopUrl}/faq` },
  )

/** Composes the notice to an account's owner about a new passkey, because someone else may have added it. */
export const passkeyAddedMail = (
  { id, email, detail, answer }: Mail,
  shopUrl: string,
): MailMessage =>
  mailMessage(
    { name: `MAIL${id}-passkey-added`, to: email ?? '' },
    { ...messages().mails.passkeyAdded(answer ?? detail), link: `${shopUrl}/forgot-password` },
  )

/**
 * Creates a temporary password for the account of an e-mail address and composes its mail. The password is readable
 * only there. Returns null when there is no account.
 */
export async function passwordMail(
  db: Database,
  email: string,
  { shopUrl, now }: { shopUrl: string; now: Date },
): Promise<MailMessage | null> {
  const customer = await findByEmail(db, email)
  if (!customer) return null
  const password = await db.transaction(async (tx) => {
    // The lock serialises this with a change of address: the change comes first, or voids this password.
    const locked = await findLockedCustomer(tx, customer.id)
    return locked?.email === customer.email ? issueTemporaryPassword(tx, customer.id, now) : null
  })
  if (password === null) return null
  return mailMessage(
    { name: `CUSTOMER${customer.id}-new-password`, to: customer.email },
    {
      ...messages().mails.newPassword,
      code: password,
      link: `${shopUrl}/sign-in`,
    },
  )
}

/** Composes the mail with the link that confirms an e-mail address. Returns null without an account, or if already confirmed. */
export async function confirmationMail(
  db: Database,
  email: string,
  { shopUrl, orderLinkSecret, now }: Pick<Context, 'shopUrl' | 'orderLinkSecret' | 'now'>,
): Promise<MailMessage | null> {
  const customer = await findByEmail(db, email)
  if (!customer || customer.emailConfirmedAt) return null
  const token = issueConfirmationToken(orderLinkSecret, customer, now())
  return mailMessage(
    { name: `CUSTOMER${customer.id}-confirm-email`, to: customer.email },
    {
      ...messages().mails.confirmEmail(confirmationDays),
      link: `${shopUrl}/confirm-email?token=${token}`,
    },
  )
}
