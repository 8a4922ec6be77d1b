import type { TrxStatus } from '#lib/rules/trx-status.ts'

/** Status codes of the payment provider (payment-courier-facts.md). */
export const providerStatuses = {
  unprocessed: '0',
  inProcess: '1',
  success: '2',
  failed: '3',
  reversal: '4',
  noBill: '5',
  expired: '7',
  cancelled: '8',
  unknown: '9',
} as const

export type PaymentOutcome =
  | 'paid'
  | 'waiting'
  | 'notCompleted'
  | 'expired'
  | 'cancelled'
  | 'reversed'
  | 'checking'

const outcomes: ReadonlyMap<string, PaymentOutcome> = new Map([
  [providerStatuses.unprocessed, 'waiting'],
  [providerStatuses.inProcess, 'waiting'],
  [providerStatuses.success, 'paid'],
  [providerStatuses.failed, 'notCompleted'],
  [providerStatuses.cancelled, 'notCompleted'],
  [providerStatuses.expired, 'expired'],
  [providerStatuses.reversal, 'reversed'],
])

/** The outcome for a provider's status code; an unknown code is still being checked. */
function paymentOutcome(status: string | null | undefined): PaymentOutcome {
  return outcomes.get(status ?? '') ?? 'checking'
}

interface KnownPayment {
  /** Whether the signature of the return was valid. */
  verified: boolean
  trx_status?: TrxStatus | null | undefined
}

const finalOutcomes: Readonly<Record<Exclude<TrxStatus, 'PENDING'>, PaymentOutcome>> = {
  PAID: 'paid',
  PROCESSING: 'paid',
  SHIPPED: 'paid',
  READY_FOR_PICKUP: 'paid',
  COMPLETED: 'paid',
  EXPIRED: 'expired',
  CANCELLED: 'cancelled',
}

/**
 * The outcome for a shopper who returns from the provider. The order's status decides, the status in the return
 * URL is only a hint: a success that the provider has not yet confirmed to the server is still being checked.
 */
export function returnOutcome(payment: KnownPayment, status: string): PaymentOutcome {
  if (!payment.verified || !payment.trx_status) return 'checking'
  const hint = paymentOutcome(status)
  if (payment.trx_status === 'CANCELLED' && hint === 'reversed') return hint
  if (payment.trx_status !== 'PENDING') return finalOutcomes[payment.trx_status]
  return hint === 'paid' ? 'checking' : hint
}
