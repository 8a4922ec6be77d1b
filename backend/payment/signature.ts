import { createHash, timingSafeEqual } from 'node:crypto'
import type { PaymentAccount } from '#backend/config.ts'

const hex = (algorithm: 'md5' | 'sha1', text: string) =>
  createHash(algorithm).update(text).digest('hex')

type Credentials = Pick<PaymentAccount, 'user' | 'password'>

const sign = ({ user, password }: Credentials, text: string) =>
  hex('sha1', hex('md5', `${user}${password}${text}`))

/** sha1(md5(user_id + password + order_id + bill_total)), of the form that we send to the provider. */
export function signRequest(account: Credentials, orderId: string, billTotal: string): string {
  return sign(account, `${orderId}${billTotal}`)
}

/** sha1(md5(user_id + password + bill_no + status)), of the provider's return and notification. */
export function signStatus(account: Credentials, billNo: string, status: string): string {
  return sign(account, `${billNo}${status}`)
}

/** Whether two signatures are the same, in constant time. */
export function sameSignature(expected: string, given: string): boolean {
  const a = Buffer.from(expected)
  const b = Buffer.from(given)
  return a.length === b.length && timingSafeEqual(a, b)
}
