import { givenText } from '@etalase/contract/fields.ts'
import type { PaymentOutcome } from '@etalase/contract/rules/payment/provider.ts'
import { z } from 'zod'
import { amount } from '#payment/doku/api.ts'
import { channelCode } from '#payment/doku/channels.ts'
import type { Notification } from '#payment/provider.ts'

const id = z.object({ id: givenText(64).nullish() }).nullish()

/** A payment of an invoice, in a notification or a status. It has no transaction until the shopper chooses a channel. */
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
  /** The refunded amount. */
  refund: z.object({ amount }).nullish(),
})
export type DokuPayment = z.output<typeof dokuPayment>

/** Outcomes by status (docs/payments.md has the sources). */
const outcomes: ReadonlyMap<string, PaymentOutcome> = new Map([
  ['SUCCESS', 'paid'],
  ['PENDING', 'waiting'],
  // Only this attempt ended: the page accepts more until the order's deadline, which our clock decides.
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
  // There is nothing to mail without a payment number.
  if (outcome === 'waiting') return paymentNumber(payment) ? 'waiting' : 'notCompleted'
  // A reversal needs a refund amount, which tells a partial one from a full one; an authorized card isn't charged yet.
  if (outcome === 'reversed' && !refund) return 'checking'
  return outcome === 'paid' && transaction?.type === 'AUTHORIZE' ? 'checking' : outcome
}

/** Whether a status reverses a successful payment. */
const isOver = ({ transaction }: DokuPayment) =>
  outcomes.get(transaction?.status ?? '') === 'reversed'

/**
 * Chooses between the notification and the status. The status lags by up to a minute, as documented, and may show an earlier attempt, so
 * only a refund overrides a signed success. A status without a channel would change the reference, so it is ignored.
 */
export function presentPayment(told: DokuPayment, read: DokuPayment | null): DokuPayment {
  const over = [read, told].find((payment) => payment && isOver(payment))
  if (over) return over
  const isWhole = read?.transaction && read.channel?.id
  return told.transaction?.status === 'SUCCESS' || !isWhole ? told : read
}

/** Converts a payment's current state to a notification about a bill. */
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
    // Each partial refund is a separate transfer: two may have the same amount.
    reference: isPart ? `${reference} ${transaction?.original_request_id ?? 'refund'}` : reference,
    transactionId: order.invoice_number,
    paymentNumber: paymentNumber(payment),
    amount: outcome === 'reversed' ? (refund?.amount ?? 0) : order.amount,
  }
}
