import { confirmationDays, issueConfirmationToken } from '#backend/account/confirmation-token.ts'
import { findByEmail } from '#backend/account/customer-repository.ts'
import type { Context } from '#backend/context.ts'
import type { Database } from '#backend/db/connection.ts'
import { type MailMessage, mailMessage } from '#backend/mail/mail-message.ts'

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
      subject: 'Confirm your email address',
      paragraphs: [
        'There is an account with this email address. Confirm that both are yours, and the orders that you made as a guest move to the account.',
        `The link works once, for ${confirmationDays} days.`,
        'Did you not create the account? Then do not use the link: your orders stay where they are.',
      ],
      link: `${shopUrl}/confirm-email?token=${token}`,
    },
  )
}
