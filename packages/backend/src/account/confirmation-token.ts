import { createHmac } from 'node:crypto'
import { sameSignature } from '@etalase/backend-kit/http/signature.ts'
import { addDays } from 'date-fns/addDays'
import { getUnixTime } from 'date-fns/getUnixTime'
import type { CustomerRow } from '#account/customer-repository.ts'

/** Days for which a link can confirm an e-mail address. */
export const confirmationDays = 7

type Addressee = Pick<CustomerRow, 'id' | 'email' | 'emailChanges'>

const parts = /^([1-9]\d{0,9})\.(\d{1,12})\.([\w-]{43})$/

const sign = (secret: string, { id, email, emailChanges }: Addressee, expires: string) =>
  createHmac('sha256', secret)
    .update(`confirm-email ${id} ${emailChanges} ${expires} ${email}`)
    .digest('base64url')

/** Issues a token that confirms the customer's current address. It is signed, not stored. */
export function issueConfirmationToken(secret: string, customer: Addressee, now: Date): string {
  const expires = String(getUnixTime(addDays(now, confirmationDays)))
  return `${customer.id}.${expires}.${sign(secret, customer, expires)}`
}

/** Reads the customer id in a token without verifying its signature. Returns null for malformed tokens. */
export function addresseeOf(token: string): number | null {
  const id = Number(parts.exec(token)?.[1])
  return id > 0 && id <= 2_147_483_647 ? id : null
}

/** Returns whether a token has our signature, has not expired and was mailed to the customer's current address. */
export function isTokenFor(
  token: string,
  customer: Addressee,
  { secret, now }: { secret: string; now: Date },
): boolean {
  const [, , expires = '', signature = ''] = parts.exec(token) ?? []
  return (
    sameSignature(sign(secret, customer, expires), signature) && Number(expires) > getUnixTime(now)
  )
}
