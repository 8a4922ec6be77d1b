import { randomInt } from 'node:crypto'
import { findByEmail, setTemporaryPassword } from '#backend/account/customer-repository.ts'
import { hashPassword } from '#backend/account/password.ts'
import type { Database } from '#backend/db/connection.ts'
import { type MailMessage, mailMessage } from '#backend/mail/mail-message.ts'
import { words } from '#backend/words/words.ts'

/** Letters and digits without lookalikes; 12 of these 56 give more than 69 bits. */
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnpqrstuvwxyz23456789'
const length = 12

const newPassword = () =>
  Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('')

/**
 * Sets a temporary password for the account of an e-mail address and composes its mail, the only
 * place where the password is readable. Null when there is no account.
 */
export async function passwordMail(
  db: Database,
  email: string,
  { shopUrl, now }: { shopUrl: string; now: Date },
): Promise<MailMessage | null> {
  const customer = await findByEmail(db, email)
  if (!customer) return null
  const password = newPassword()
  await setTemporaryPassword(db, customer.id, await hashPassword(password), now)
  return mailMessage(
    { name: `CUSTOMER${customer.id}-new-password`, to: customer.email },
    {
      ...words().mails.newPassword,
      code: password,
      link: `${shopUrl}/sign-in`,
    },
  )
}
