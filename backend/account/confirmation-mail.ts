import { confirmationDays, issueConfirmationToken } from '#backend/account/confirmation-token.ts'
import { findByEmail } from '#backend/account/customer-repository.ts'
import type { Context } from '#backend/context.ts'
import type { Database } from '#backend/db/connection.ts'
import { type MailMessage, mailMessage } from '#backend/mail/mail-message.ts'
import { words } from '#backend/words/words.ts'

/** The mail with the link that confirms an e-mail address. Null when it has no account, or is confirmed already. */
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
      ...words().mails.confirmEmail(confirmationDays),
      link: `${shopUrl}/confirm-email?token=${token}`,
    },
  )
}
