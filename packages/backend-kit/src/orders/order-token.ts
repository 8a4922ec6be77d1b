import { createHmac } from 'node:crypto'
import { addDays } from 'date-fns/addDays'
import { getUnixTime } from 'date-fns/getUnixTime'
import { sameSignature } from '#http/signature.ts'

/** Days that a mailed order link is valid. */
export const linkDays = 30

/** Days that a token is valid after a lookup by order number and e-mail address. */
export const lookupDays = 1

const parts = /^(\d{1,10})\.(\d{1,12})\.([\w-]{43})$/

const sign = (secret: string, orderId: string, expires: string) =>
  createHmac('sha256', secret).update(`order ${orderId} ${expires}`).digest('base64url')

/**
 * Returns the secret for tokens sent to a buyer's address. It changes with the account's address, which invalidates links mailed to earlier
 * ones.
 */
export const secretFor = (
  secret: string,
  { email, emailChanges }: { email: string; emailChanges: number },
): string => (emailChanges === 0 ? secret : `${secret} ${emailChanges} ${email}`)

/** Returns the order id in a token without checking its signature, or null if there is none. */
export function orderIn(token: string): number | null {
  const id = Number(parts.exec(token)?.[1])
  return id > 0 && id <= 2_147_483_647 ? id : null
}

/** Issues a token that opens one order for some days. Signed, not stored. */
export function issueOrderToken(
  secret: string,
  orderId: number,
  { now, days }: { now: Date; days: number },
): string {
  const expires = String(getUnixTime(addDays(now, days)))
  return `${orderId}.${expires}.${sign(secret, String(orderId), expires)}`
}

/** Reads a token's order and whether it has expired; null unless we signed it. */
export function readOrderToken(
  secret: string,
  token: string,
  now: Date,
): { orderId: number; hasExpired: boolean } | null {
  const [, orderId = '', expires = '', signature = ''] = parts.exec(token) ?? []
  if (!sameSignature(sign(secret, orderId, expires), signature)) return null
  return { orderId: Number(orderId), hasExpired: Number(expires) <= getUnixTime(now) }
}
