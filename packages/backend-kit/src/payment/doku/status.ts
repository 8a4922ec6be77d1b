import { givenText } from '@etalase/contract/fields.ts'
import type { PaymentOutcome } from '@etalase/contract/rules/payment/provider.ts'
import { z } from 'zod'
import { amount } from '#payment/doku/api.ts'
import { channelCode } from '#payment/doku/channels.ts'
import type { Notification } from '#payment/provider.ts'

const id = z.object({ id: givenText(64).nullish() }).nullish()

/** A payment of an invoice, as a notification and the status say it. Before a shopper has chosen a channel there is no transaction. */
export const dokuPayment = z.object({
  order: z.object({ invoice_number: z.string(), amount }),
  transaction: z
    .object({
      status: z.string().max(40),
      type: z.string().max(40).nullish(),
      original_request_id: givenText(128).nullish(),
    })
    .nullish(),
  channel: id,
  virtual_account_info: z.object({ virtual_account_number: givenText(64).nullish() }).nullish(),
  online_to_offline_info: z.object({ payment_code: givenText(64).nullish() }).nullish(),
  /** What went back of it. */
  refund: z.object({ amount }).nullish(),
})
export type DokuPayment = z.output<typeof dokuPayment>

/** What a status means for the order (docs/payments.md has the sources). */
const outcomes: ReadonlyMap<string, PaymentOutcome> = new Map([
  ['SUCCESS', 'paid'],
  ['PENDING', 'waiting'],
  // Of one attempt: the page takes another one until the order is due, which our clock decides.
  ['FAILED', 'notCompleted'],
  ['EXPIRED', 'notCompleted'],
  ['TIMEOUT', 'notCompleted'],
  ['REDIRECT', 'notCompleted'],
  ['REFUNDED', 'reversed'],
  ['VOIDED', 'reversed'],
])

const paymentNumber = ({ virtual_account_info, online_to_offline_info }: DokuPayment) =>
  virtual_account_info?.virtual_account_number ?? online_to_offline_info?.payment_code ?? null

function outcomeOf(payment: DokuPayment): PaymentOutcome {
  const { transaction, refund } = payment
  const outcome = outcomes.get(transaction?.status ?? 'PENDING') ?? 'checking'
  // Without a number there is nothing to mail.
  if (outcome === 'waiting') return paymentNumber(payment) ? 'waiting' : 'notCompleted'
  // What went back, and whether that is all, must be said; an authorized card is not charged yet.
  if (outcome === 'reversed' && !refund) return 'checking'
  return outcome === 'paid' && transaction?.type === 'AUTHORIZE' ? 'checking' : outcome
}

/** Whether a status ends a payment that had succeeded. */
const isOver = ({ transaction }: DokuPayment) =>
  outcomes.get(transaction?.status ?? '') === 'reversed'

/**
 * Which of the two counts. A status follows a payment by up to a minute, as documented, and a shopper may have tried before: what takes a
 * signed success back is a refund alone. A status without a channel would name the same payment otherwise: the notification counts.
 */
export function presentPayment(told: DokuPayment, read: DokuPayment | null): DokuPayment {
  const over = [read, told].find((payment) => payment && isOver(payment))
  if (over) return over
  const isWhole = read?.transaction && read.channel?.id
  return told.transaction?.status === 'SUCCESS' || !isWhole ? told : read
}

/** The present state of a payment as a notification about a bill. */
export function toNotification(billNo: string, payment: DokuPayment): Notification {
  const { order, transaction, refund } = payment
  const channel = channelCode(payment.channel?.id ?? '')
  const outcome = outcomeOf(payment)
  const reference = `${order.invoice_number} ${channel}`.trim()
  const isPart = outcome === 'reversed' && refund?.amount !== order.amount
  return {
    billNo,
    status: transaction?.status ?? 'PENDING',
    outcome,
    channel,
    // Each part that goes back is money of its own: two may be equal.
    reference: isPart ? `${reference} ${transaction?.original_request_id ?? 'refund'}` : reference,
    transactionId: order.invoice_number,
    paymentNumber: paymentNumber(payment),
    amount: outcome === 'reversed' ? (refund?.amount ?? 0) : order.amount,
  }
}
