import type { PaymentWay } from '#rules/constants.ts'
import { isCashPaid, type ShownStatus } from '#rules/trx-status.ts'

/** The kinds of channels at which a payment number is paid later. */
const numberedKinds = ['virtual-account', 'store'] as const
export type NumberedKind = (typeof numberedKinds)[number]

/** `paylater` is a credit that another company gives the shopper. */
export type ChannelKind =
  | NumberedKind
  | 'internet-banking'
  | 'e-wallet'
  | 'qris'
  | 'card'
  | 'paylater'

/** A way to pay that a provider offers. */
export interface Channel {
  /** As the provider's notifications name it, or as its adapter does where they have no single name. */
  code: string
  /** In orders and mails. */
  name: string
  /** In the list of all channels, where it stands among others of its kind. */
  label: string
  kind: ChannelKind
}

/** Whether a channel of a kind issues a payment number, to pay at a bank or in a shop. */
export const issuesNumber = (kind: string | null | undefined): kind is NumberedKind =>
  numberedKinds.some((numbered) => numbered === kind)

/** What a status of a provider means. */
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

/** What a shopper is told of an order: what the provider's status means, or how an order that is paid in cash stands. */
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

/** How an order stands that is not PENDING. One in cash is on its way without its money: until it is handed over it is confirmed, not paid. */
function finalOutcome(
  status: keyof typeof finalOutcomes,
  { payment_way: way }: Pick<KnownPayment, 'payment_way'>,
): OrderOutcome {
  const outcome = finalOutcomes[status]
  return way && outcome === 'paid' && !isCashPaid(status) ? 'confirmed' : outcome
}

/**
 * The outcome for a shopper who returns from the provider. The order's status decides, what the return says is only a
 * hint: a success that the provider has not yet confirmed to the server is still being checked.
 */
export function returnOutcome(payment: KnownPayment, hint: PaymentOutcome): OrderOutcome {
  if (!payment.verified || !payment.trx_status) return 'checking'
  if (payment.trx_status === 'CANCELLED' && hint === 'reversed') return hint
  if (payment.trx_status !== 'PENDING') return finalOutcome(payment.trx_status, payment)
  return hint === 'paid' ? 'checking' : hint
}
