import { createHmac } from 'node:crypto'
import { addDays } from 'date-fns/addDays'
import { getUnixTime } from 'date-fns/getUnixTime'
import { sameSignature } from '#backend/payment/signature.ts'

/** How long a link in a mail opens its order. */
export const linkDays = 30

/** How long a token opens an order after its number and e-mail address were given. */
export const lookupDays = 1

const parts = /^(\d{1,10})\.(\d{1,12})\.([\w-]{43})$/

const sign = (secret: string, orderId: string, expires: string) =>
  createHmac('sha256', secret).update(`order ${orderId} ${expires}`).digest('base64url')

/** A token that opens one order for so many days. It is signed and not stored. */
export function issueOrderToken(
  secret: string,
  orderId: number,
  { now, days }: { now: Date; days: number },
): string {
  const expires = String(getUnixTime(addDays(now, days)))
  return `${orderId}.${expires}.${sign(secret, String(orderId), expires)}`
}

/** The order of a token and whether it has expired; null when it is not signed by us. */
export function readOrderToken(
  secret: string,
  token: string,
  now: Date,
): { orderId: number; hasExpired: boolean } | null {
  const [, orderId = '', expires = '', signature = ''] = parts.exec(token) ?? []
  if (!sameSignature(sign(secret, orderId, expires), signature)) return null
  return { orderId: Number(orderId), hasExpired: Number(expires) <= getUnixTime(now) }
}
