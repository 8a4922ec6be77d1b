import { fulfillmentsOf, type MedusaOrder, paymentsOf } from './medusa-order'

/** The statuses of an order in the contract. */
export type Status =
  | 'PENDING'
  | 'PAID'
  | 'PROCESSING'
  | 'SHIPPED'
  | 'READY_FOR_PICKUP'
  | 'COMPLETED'
  | 'EXPIRED'
  | 'CANCELLED'
  | 'REFUNDED'

/** Orders in one of these are over, and hold no stock and no use of a promo code. */
export const closed: readonly Status[] = ['EXPIRED', 'CANCELLED', 'REFUNDED']

/** What an order that is cancelled in Medusa is in the contract. */
export type Ending = 'EXPIRED' | 'CANCELLED' | 'REFUNDED'

interface Kept {
  shipping_type: string
  /** Why we cancelled it, or are about to; null when it was cancelled in the admin. */
  ending: Ending | null
  /** When it was paid; of an order with nothing to pay, when it was placed. */
  paid_at: Date | null
}

const sum = (amounts: readonly { amount: number | string }[]) =>
  amounts.reduce((total, { amount }) => total + Number(amount), 0)

/** What was captured and refunded of an order, in whole rupiah. */
function moneyOf(order: MedusaOrder) {
  const payments = paymentsOf(order)
  return {
    captured: payments.reduce((total, { captures }) => total + sum(captures), 0),
    refunded: payments.reduce((total, { refunds }) => total + sum(refunds), 0),
  }
}

function fulfilledStatus(order: MedusaOrder, { shipping_type }: Kept): Status | undefined {
  const fulfillments = fulfillmentsOf(order)
  if (fulfillments.length === 0) return undefined
  if (fulfillments.every(({ delivered_at }) => delivered_at)) return 'COMPLETED'
  if (fulfillments.some(({ shipped_at }) => shipped_at)) return 'SHIPPED'
  return shipping_type === 'PICKUP_ON_STORE' ? 'READY_FOR_PICKUP' : 'PROCESSING'
}

/** What an order of Medusa's is in the contract. Medusa refunds what was paid of every order that it cancels. */
export function statusOf(order: MedusaOrder, kept: Kept): Status {
  const { captured, refunded } = moneyOf(order)
  if (order.canceled_at && kept.ending) return kept.ending
  if (captured > 0 && refunded >= captured) return 'REFUNDED'
  if (order.canceled_at) return 'CANCELLED'
  if (captured === 0 && kept.paid_at === null) return 'PENDING'
  if (order.status === 'completed') return 'COMPLETED'
  return fulfilledStatus(order, kept) ?? 'PAID'
}
