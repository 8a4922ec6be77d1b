import { hashPassword } from '@etalase/backend-kit/account/password.ts'
import { mailMessage } from '@etalase/backend-kit/mail/mail-message.ts'
import { messages } from '@etalase/backend-kit/messages/messages.ts'
import { randomCode } from '@etalase/backend-kit/orders/random-code.ts'
import { addHours } from 'date-fns/addHours'
import type { Adapter } from '#adapter.ts'
import { findByEmail, updateCustomer } from '#customer/engine-customer.ts'

/** Validity of a mailed password (decisions, Calls). */
const validHours = 24

/** Letters and digits without lookalikes. 12 of these 56 give more than 69 bits. */
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnpqrstuvwxyz23456789'
const length = 12

/** Mails a password that signs in for 24 hours, beside the customer's own. Does nothing for an address without an account. */
export async function mailPassword(
  { engine, mail, shopUrl, now }: Adapter,
  email: string,
): Promise<void> {
  const customer = await findByEmail(engine, email)
  if (!customer) return
  const password = randomCode(alphabet, length)
  const until = addHours(now(), validHours).getTime()
  await updateCustomer(engine, customer, {
    adapter_mailed_password: { hash: await hashPassword(password), until },
  })
  const envelope = { name: `CUSTOMER${customer.id}-new-password`, to: customer.email }
  const content = messages().mails.newPassword
  await mail.send(mailMessage(envelope, { ...content, code: password, link: `${shopUrl}/sign-in` }))
}
