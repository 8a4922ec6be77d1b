import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { askProvider, readProvider } from '#http/ask-provider.ts'
import type { DokuAccount } from '#payment/doku/account.ts'
import { dokuSignature } from '#payment/doku/signature.ts'

/** Whole rupiah as 20000, 20000.0, '20000' or '20000.00': the documentation has examples of each. */
export const amount = z
  .union([z.number(), z.string().regex(/^\d{1,12}(?:\.0{1,2})?$/)])
  .transform(Number)
  .pipe(z.int().nonnegative().max(999_999_999_999))

/** Formats a request's time: UTC without fractions of a second. */
const timestampOf = (now: Date) => `${now.toISOString().slice(0, 19)}Z`

const headersOf = (
  account: DokuAccount,
  { target, requestId, body }: { target: string; requestId: string; body?: string },
) => {
  const timestamp = timestampOf(new Date())
  return {
    Accept: 'application/json',
    'Client-Id': account.clientId,
    'Request-Id': requestId,
    'Request-Timestamp': timestamp,
    Signature: dokuSignature(account, { requestId, timestamp, target, ...(body && { body }) }),
    ...(body && { 'Content-Type': 'application/json' }),
  }
}

/** Response with the DOKU Checkout page of an invoice. */
export const createdPage = z.object({
  response: z.object({
    order: z.object({ invoice_number: z.string(), amount }),
    payment: z.object({ url: z.url({ protocol: /^https$/ }) }),
  }),
})

/** Requests a page. DOKU answers a repeated `requestId` with its first response and status 409. */
export function postPayment(account: DokuAccount, requestId: string, request: object) {
  const target = '/checkout/v1/payment'
  const body = JSON.stringify(request)
  return askProvider(`${account.host}${target}`, createdPage, {
    method: 'POST',
    headers: headersOf(account, { target, requestId, body }),
    body,
  })
}

/** Reads an invoice's status from DOKU. Throws as `readProvider` does. */
export function readInvoiceStatus<Answer extends z.ZodType>(
  account: DokuAccount,
  invoice: string,
  answer: Answer,
) {
  const target = `/orders/v1/status/${invoice}`
  return readProvider(`${account.host}${target}`, answer, {
    headers: headersOf(account, { target, requestId: randomUUID() }),
  })
}
