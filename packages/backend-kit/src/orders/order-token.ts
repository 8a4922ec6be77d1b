import { createHmac } from 'node:crypto'
import { addDays } from 'date-fns/addDays'
import { getUnixTime } from 'date-fns/getUnixTime'
import { sameSignature } from '#payment/signature.ts'

/** How long a link in a mail opens its order. */
export const linkDays = 30

/** How long a token opens an order after its number and e-mail address were given. */
export const lookupDays = 1

const parts = /^(\d{1,10})\.(\d{1,12})\.([\w-]{43})$/

const sign = (secret: string, orderId: string, expires: string) =>
  createHmac('sha256', secret).update(`order ${orderId} ${expires}`).digest('base64url')

/**
 * The secret of the tokens that go to a buyer's address: another one with each address that the account gets, so that what
 * was mailed to an earlier one opens nothing.
 */
export const secretFor = (
  secret: string,
  { email, emailChanges }: { email: string; emailChanges: number },
): string => (emailChanges === 0 ? secret : `${secret} ${emailChanges} ${email}`)

/** The id of the order that a token names, whoever has signed it; null when it names none. */
export function orderIn(token: string): number | null {
  const id = Number(parts.exec(token)?.[1])
  return id > 0 && id <= 2_147_483_647 ? id : null
}

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
