import { findByEmail } from '#backend/account/customer-repository.ts'
import { issueTemporaryPassword } from '#backend/account/temporary-password.ts'
import type { Database } from '#backend/db/connection.ts'
import { type MailMessage, mailMessage } from '#backend/mail/mail-message.ts'
import { words } from '#backend/words/words.ts'

/**
 * Makes a temporary password for the account of an e-mail address and composes its mail, the only
 * place where the password is readable. Null when there is no account.
 */
export async function passwordMail(
  db: Database,
  email: string,
  { shopUrl, now }: { shopUrl: string; now: Date },
): Promise<MailMessage | null> {
  const customer = await findByEmail(db, email)
  if (!customer) return null
  const password = await issueTemporaryPassword(db, customer.id, now)
  return mailMessage(
    { name: `CUSTOMER${customer.id}-new-password`, to: customer.email },
    {
      ...words().mails.newPassword,
      code: password,
      link: `${shopUrl}/sign-in`,
    },
  )
}
