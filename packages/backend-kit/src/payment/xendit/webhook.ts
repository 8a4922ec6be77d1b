import type { PaymentOutcome } from '@etalase/contract/rules/payment/provider.ts'
import { z } from 'zod'
import { notOurs } from '#payment/not-ours.ts'
import type { Notification, NotificationReading, NotificationRequest } from '#payment/provider.ts'
import { sameSignature } from '#payment/signature.ts'
import {
  amount,
  readInvoice,
  readRefund,
  type XenditAccount,
  type XenditInvoice,
} from '#payment/xendit/api.ts'

const id = z.string().regex(/^[\w-]{1,64}$/)

/** How an invoice was paid; the official clients read none of it, but `payment_method`. */
const wayPaid = z.object({
  paid_amount: amount.nullish(),
  payment_method: z.string().max(64).nullish(),
  payment_channel: z.string().max(64).nullish(),
})
type WayPaid = z.output<typeof wayPaid>

/** A webhook about an invoice: its status is read again, and how it was paid counts where the invoice does not say it. */
const aboutInvoice = wayPaid.extend({ id, external_id: z.string().min(1).max(255) })

const refundFields = z.object({ id, invoice_id: id.nullish() })

/** A webhook about a refund. Documented examples have its fields in `data`, or in a `data` within. */
const aboutRefund = z.object({
  event: z.enum(['refund.succeeded', 'refund.failed']),
  data: z.union([z.object({ data: refundFields }).transform(({ data }) => data), refundFields]),
})

/** What a status of an invoice means for the order (docs/payments.md has the sources). */
const outcomes: ReadonlyMap<string, PaymentOutcome> = new Map([
  // No channel is chosen yet, or it is not told: nothing to mail.
  ['PENDING', 'notCompleted'],
  ['PAID', 'paid'],
  ['SETTLED', 'paid'],
  ['EXPIRED', 'expired'],
])

/** Whether an order number is one that we give. */
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
  // Of a payment without an invoice, and so not of ours.
  if (!data.invoice_id) return notOurs(data.id)
  const refund = await readRefund(account, data.id)
  const invoice = await readInvoice(account, data.invoice_id)
  const status = refund.status ?? (event === 'refund.succeeded' ? 'SUCCEEDED' : 'FAILED')
  const payment = toNotification(invoice)
  return {
    ...payment,
    status: `refund ${status}`,
    // Each part that goes back is money of its own: two may be equal.
    reference: refund.amount === payment.amount ? payment.reference : refund.id,
    // One that failed is logged for staff, who began it.
    outcome: status === 'SUCCEEDED' ? 'reversed' : 'checking',
    amount: refund.amount,
  }
}

/**
 * Verifies a webhook by the token of our account, in constant time, and then reads invoice or refund again: the token is the same in
 * all webhooks, and signs nothing of them.
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
