import { createHash } from 'node:crypto'

/** The account at the payment provider of the spec; the password never leaves the backend. */
interface Credentials {
  user: string
  password: string
}

const hex = (algorithm: 'md5' | 'sha1', text: string) =>
  createHash(algorithm).update(text).digest('hex')

const sign = ({ user, password }: Credentials, text: string) =>
  hex('sha1', hex('md5', `${user}${password}${text}`))

/** Signs the form that the backend sends to the provider: sha1(md5(user_id + password + order_id + bill_total)) (spec §3). */
export function signRequest(account: Credentials, orderId: string, billTotal: string): string {
  return sign(account, `${orderId}${billTotal}`)
}

/** Signs the provider's return and notification: sha1(md5(user_id + password + bill_no + status)) (spec §3). */
export function signStatus(account: Credentials, billNo: string, status: string): string {
  return sign(account, `${billNo}${status}`)
}
