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
  | 'reversed'
  | 'checking'

const outcomes: Readonly<Record<string, PaymentOutcome>> = {
  [providerStatuses.unprocessed]: 'waiting',
  [providerStatuses.inProcess]: 'waiting',
  [providerStatuses.success]: 'paid',
  [providerStatuses.failed]: 'notCompleted',
  [providerStatuses.cancelled]: 'notCompleted',
  [providerStatuses.expired]: 'expired',
  [providerStatuses.reversal]: 'reversed',
}

/** What a provider's status code means to the shopper; anything unheard of is still being checked. */
export function paymentOutcome(status: string | null | undefined): PaymentOutcome {
  return outcomes[status ?? ''] ?? 'checking'
}
