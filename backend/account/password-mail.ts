import { randomInt } from 'node:crypto'
import { setTemporaryPassword } from '#backend/account/customer-repository.ts'
import { hashPassword } from '#backend/account/password.ts'
import type { Database } from '#backend/db/connection.ts'
import { type Letter, letter } from '#backend/mail/letter.ts'

/** Letters and digits that nobody mistakes for others: 12 of 54 are more than 69 bits. */
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnpqrstuvwxyz23456789'
const length = 12

const newPassword = () =>
  Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('')

interface Recipient {
  customerId: number
  email: string
}

/** Makes a customer a temporary password and the mail that carries it, the only place where it can be read. */
export async function passwordMail(
  db: Database,
  { customerId, email }: Recipient,
  { shopUrl, now }: { shopUrl: string; now: Date },
): Promise<Letter> {
  const password = newPassword()
  await setTemporaryPassword(db, customerId, await hashPassword(password), now)
  return letter(
    { name: `CUSTOMER${customerId}-new-password`, to: email },
    {
      subject: 'Your new password',
      paragraphs: [
        'You asked for a new password. Sign in with this one within 24 hours, then change it in your account.',
        'Until you use it, your old password works too. If you did not ask, there is nothing to do.',
      ],
      code: password,
      link: `${shopUrl}/sign-in`,
    },
  )
}
