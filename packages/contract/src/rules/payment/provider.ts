import type { PaymentWay } from '#rules/constants.ts'
import { isCashPaid, type ShownStatus } from '#rules/trx-status.ts'

/** Kinds of channels where a payment number is paid later. */
const numberedKinds = ['virtual-account', 'store'] as const
export type NumberedKind = (typeof numberedKinds)[number]

/** `paylater` is credit from another company. */
export type ChannelKind =
  | NumberedKind
  | 'internet-banking'
  | 'e-wallet'
  | 'qris'
  | 'card'
  | 'paylater'

/** A provider's payment channel. */
export interface Channel {
  /** Its name in the provider's notifications, or the adapter's name where they have no single one. */
  code: string
  /** Its name in orders and mails. */
  name: string
  /** Its name in the list of all channels, next to others of its kind. */
  label: string
  kind: ChannelKind
}

/** Whether channels of a kind issue a payment number, to pay at a bank or in a shop. */
export const issuesNumber = (kind: string | null | undefined): kind is NumberedKind =>
  numberedKinds.some((numbered) => numbered === kind)

/** The meanings of a provider's statuses. */
export const paymentOutcomes = [
  'paid',
  'waiting',
  'notCompleted',
  'expired',
  'cancelled',
  'reversed',
  'checking',
] as const
export type PaymentOutcome = (typeof paymentOutcomes)[number]

/** The outcomes that shoppers see: the meaning of the provider's status, or the state of an order paid in cash. */
export const orderOutcomes = [...paymentOutcomes, 'confirmed', 'notCollected'] as const
export type OrderOutcome = (typeof orderOutcomes)[number]

interface KnownPayment {
  /** Whether the signature of the return was valid. */
  verified: boolean
  trx_status?: ShownStatus | null | undefined
  /** How the order is paid without a payment provider. */
  payment_way?: PaymentWay | null | undefined
}

const finalOutcomes: Readonly<Record<Exclude<ShownStatus, 'PENDING'>, OrderOutcome>> = {
  CONFIRMED: 'confirmed',
  PAID: 'paid',
  PROCESSING: 'paid',
  SHIPPED: 'paid',
  READY_FOR_PICKUP: 'paid',
  COMPLETED: 'paid',
  EXPIRED: 'expired',
  CANCELLED: 'cancelled',
  REFUNDED: 'reversed',
  NOT_COLLECTED: 'notCollected',
  UNKNOWN: 'checking',
}

/** Returns the outcome of an order that is not PENDING. A cash order is confirmed, not paid, until it is handed over. */
function finalOutcome(
  status: keyof typeof finalOutcomes,
  { payment_way: way }: Pick<KnownPayment, 'payment_way'>,
): OrderOutcome {
  const outcome = finalOutcomes[status]
  return way && outcome === 'paid' && !isCashPaid(status) ? 'confirmed' : outcome
}

/**
 * Returns the outcome for a shopper who returns from the provider. The order's status decides, and the return is only a hint: a success
 * that the provider has not confirmed to the server is still being checked.
 */
export function returnOutcome(payment: KnownPayment, hint: PaymentOutcome): OrderOutcome {
  if (!payment.verified || !payment.trx_status) return 'checking'
  if (payment.trx_status === 'CANCELLED' && hint === 'reversed') return hint
  if (payment.trx_status !== 'PENDING') return finalOutcome(payment.trx_status, payment)
  return hint === 'paid' ? 'checking' : hint
}
