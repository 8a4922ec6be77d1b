import type { PaymentOutcome } from '@etalase/contract/rules/payment/provider.ts'
import { z } from 'zod'
import { sameSignature } from '#http/signature.ts'
import { notOurs } from '#payment/not-ours.ts'
import type { Notification, NotificationReading, NotificationRequest } from '#payment/provider.ts'
import {
  amount,
  readInvoice,
  readRefund,
  type XenditAccount,
  type XenditInvoice,
} from '#payment/xendit/api.ts'

const id = z.string().regex(/^[\w-]{1,64}$/)

/** How an invoice was paid; the official clients read only `payment_method` of these. */
const wayPaid = z.object({
  paid_amount: amount.nullish(),
  payment_method: z.string().max(64).nullish(),
  payment_channel: z.string().max(64).nullish(),
})
type WayPaid = z.output<typeof wayPaid>

/** A webhook about an invoice: the status is read again, and its payment fields fill gaps in the invoice. */
const aboutInvoice = wayPaid.extend({ id, external_id: z.string().min(1).max(255) })

const refundFields = z.object({ id, invoice_id: id.nullish() })

/** A webhook about a refund. Documented examples have its fields in `data`, or in a nested `data`. */
const aboutRefund = z.object({
  event: z.enum(['refund.succeeded', 'refund.failed']),
  data: z.union([z.object({ data: refundFields }).transform(({ data }) => data), refundFields]),
})

/** Outcomes by invoice status (docs/payments.md has the sources). */
const outcomes: ReadonlyMap<string, PaymentOutcome> = new Map([
  // No channel is chosen or reported yet, so there is nothing to mail.
  ['PENDING', 'notCompleted'],
  ['PAID', 'paid'],
  ['SETTLED', 'paid'],
  ['EXPIRED', 'expired'],
])

/** Whether an order number has our format. */
export const isOurs = (externalId: string): boolean => /^[0-9a-f]{32}$/.test(externalId)

const channelOf = (invoice: WayPaid, told: WayPaid) =>
  invoice.payment_channel ??
  told.payment_channel ??
  invoice.payment_method ??
  told.payment_method ??
  ''

const toNotification = (invoice: XenditInvoice, told: WayPaid = {}): Notification => ({
  billNo: invoice.external_id,
  status: invoice.status,
  outcome: outcomes.get(invoice.status) ?? 'checking',
  channel: channelOf(invoice, told),
  reference: invoice.id,
  transactionId: invoice.id,
  paymentNumber: null,
  amount: invoice.paid_amount ?? told.paid_amount ?? invoice.amount,
})

async function readRefunded(
  account: XenditAccount,
  { event, data }: z.output<typeof aboutRefund>,
): Promise<Notification> {
  // A payment without an invoice isn't ours.
  if (!data.invoice_id) return notOurs(data.id)
  const refund = await readRefund(account, data.id)
  const invoice = await readInvoice(account, data.invoice_id)
  const status = refund.status ?? (event === 'refund.succeeded' ? 'SUCCEEDED' : 'FAILED')
  const payment = toNotification(invoice)
  return {
    ...payment,
    status: `refund ${status}`,
    // Each partial refund is a separate transfer: two may have the same amount.
    reference: refund.amount === payment.amount ? payment.reference : refund.id,
    // A failed refund is logged for the staff who started it.
    outcome: status === 'SUCCEEDED' ? 'reversed' : 'checking',
    amount: refund.amount,
  }
}

/**
 * Verifies a webhook by our account's token, in constant time, then reads the invoice or refund again: the token is the same in all
 * webhooks and doesn't sign their content.
 */
export async function readWebhook(
  account: XenditAccount,
  { body, headers }: NotificationRequest,
): Promise<NotificationReading> {
  if (!sameSignature(account.callbackToken, String(headers['x-callback-token'])))
    return { refusal: 'unsigned' }
  const refunded = aboutRefund.safeParse(body)
  const told = aboutInvoice.safeParse(body)
  try {
    if (refunded.success) return { notification: await readRefunded(account, refunded.data) }
    if (!told.success) return { refusal: 'malformed' }
    const { external_id } = told.data
    if (!isOurs(external_id)) return { notification: notOurs(external_id) }
    const invoice = await readInvoice(account, told.data.id)
    if (invoice.external_id !== external_id) return { refusal: 'unsigned', billNo: external_id }
    return { notification: toNotification(invoice, told.data) }
  } catch (error) {
    return { refusal: 'unconfirmed', billNo: told.data?.external_id ?? '', error }
  }
}
