import { answeredStatus } from '#http/ask-provider.ts'
import { sameSignature } from '#http/signature.ts'
import type { DokuAccount } from '#payment/doku/account.ts'
import { readInvoiceStatus } from '#payment/doku/api.ts'
import { billOfInvoice } from '#payment/doku/invoice-number.ts'
import { dokuSignature } from '#payment/doku/signature.ts'
import {
  type DokuPayment,
  dokuPayment,
  presentPayment,
  toNotification,
} from '#payment/doku/status.ts'
import { notOurs } from '#payment/not-ours.ts'
import type { NotificationReading, NotificationRequest } from '#payment/provider.ts'

/** The path covered by a notification's signature, as configured in DOKU's dashboard. */
const target = '/payment/notification'

/** Whether DOKU signed these bytes for our account. Re-serialized JSON would differ. */
function isSigned(account: DokuAccount, { headers, rawBody: body }: NotificationRequest): boolean {
  const requestId = String(headers['request-id'])
  const timestamp = String(headers['request-timestamp'])
  const expected = dokuSignature(account, { requestId, timestamp, target, body })
  return sameSignature(expected, String(headers.signature))
}

/** Reads an invoice's current status; null while DOKU's status API doesn't know it. */
async function readPayment(account: DokuAccount, invoice: string): Promise<DokuPayment | null> {
  try {
    return await readInvoiceStatus(account, invoice, dokuPayment)
  } catch (error) {
    if (answeredStatus(error) === 404) return null
    throw error
  }
}

/** Verifies a notification's signature in constant time, then reads the current status, because an old notification can be replayed. */
export async function readNotification(
  account: DokuAccount,
  request: NotificationRequest,
): Promise<NotificationReading> {
  if (!isSigned(account, request)) return { refusal: 'unsigned' }
  const { data: told } = dokuPayment.safeParse(request.body)
  if (!told?.transaction) return { refusal: 'malformed' }
  const { invoice_number: invoice } = told.order
  const billNo = billOfInvoice(invoice)
  if (!billNo) return { notification: notOurs(invoice) }
  try {
    const read = await readPayment(account, invoice)
    if (read && read.order.invoice_number !== invoice) return { refusal: 'unsigned', billNo }
    return { notification: toNotification(billNo, presentPayment(told, read)) }
  } catch (error) {
    return { refusal: 'unconfirmed', billNo, error }
  }
}
