import { createHmac } from 'node:crypto'
import { sameSignature } from '@etalase/backend-kit/payment/signature.ts'
import { addDays } from 'date-fns/addDays'
import { getUnixTime } from 'date-fns/getUnixTime'
import type { CustomerRow } from '#account/customer-repository.ts'

/** How long a link confirms an e-mail address. */
export const confirmationDays = 7

type Addressee = Pick<CustomerRow, 'id' | 'email' | 'emailChanges'>

const parts = /^([1-9]\d{0,9})\.(\d{1,12})\.([\w-]{43})$/

const sign = (secret: string, { id, email, emailChanges }: Addressee, expires: string) =>
  createHmac('sha256', secret)
    .update(`confirm-email ${id} ${emailChanges} ${expires} ${email}`)
    .digest('base64url')

/** A token that confirms the address that a customer has now. It is signed and not stored. */
export function issueConfirmationToken(secret: string, customer: Addressee, now: Date): string {
  const expires = String(getUnixTime(addDays(now, confirmationDays)))
  return `${customer.id}.${expires}.${sign(secret, customer, expires)}`
}

/** The id of the customer that a token names, whoever has signed it; null when it names none. */
export function addresseeOf(token: string): number | null {
  const id = Number(parts.exec(token)?.[1])
  return id > 0 && id <= 2_147_483_647 ? id : null
}

/** Whether a token is ours, has not expired and was mailed to the address that the customer has now. */
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
