import { billOf, costOf, moneyOf } from './amounts'
import type { MedusaOrder } from './medusa-order'
import { goodsOf } from './order-lines'

/** Statuses of an order in the contract. */
export type Status =
  | 'PENDING'
  | 'CONFIRMED'
  | 'PAID'
  | 'PROCESSING'
  | 'SHIPPED'
  | 'READY_FOR_PICKUP'
  | 'COMPLETED'
  | 'EXPIRED'
  | 'CANCELLED'
  | 'REFUNDED'
  | 'NOT_COLLECTED'

/** Final statuses, which hold no stock and no use of a promo code. */
export const closed: readonly Status[] = ['EXPIRED', 'CANCELLED', 'REFUNDED', 'NOT_COLLECTED']

export const isClosed = (status: string): boolean => closed.some((each) => each === status)

/** The contract's status of an order that is cancelled in Medusa. */
export type Ending = 'EXPIRED' | 'CANCELLED' | 'REFUNDED' | 'NOT_COLLECTED'

interface Kept {
  shipping_type: string
  /** Why we cancelled it, or are about to; null when it was cancelled in the admin. */
  ending: Ending | null
  /** When it was paid; for a free order, when it was placed. */
  paid_at: Date | null
  /** Cash payment method; null for the payment provider. */
  payment_way: string | null
  /** When the buyer refused the parcel. */
  refused_at: Date | null
}

/** Whether an order is paid: its bill, or its cost since staff have edited it. A partial payment doesn't count. */
export function isPaid(order: MedusaOrder, { paid_at }: Pick<Kept, 'paid_at'>): boolean {
  if (paid_at !== null) return true
  const { captured } = moneyOf(order)
  const due = Math.min(billOf(order) || costOf(order), costOf(order))
  return captured >= due && goodsOf(order).length > 0
}

/** Returns the progress of goods. An order has arrived when all of its goods have. */
function progressOf(order: MedusaOrder, { shipping_type }: Kept): Status {
  const goods = goodsOf(order).map(({ item: { detail }, qty }) => ({
    qty,
    packed: Number(detail.fulfilled_quantity),
    sent: Math.max(Number(detail.shipped_quantity), Number(detail.delivered_quantity)),
    arrived: Number(detail.delivered_quantity),
  }))
  if (goods.length === 0 || goods.every(({ packed }) => packed === 0)) return 'PAID'
  if (goods.every(({ arrived, qty }) => arrived >= qty)) return 'COMPLETED'
  if (shipping_type === 'PICKUP_ON_STORE')
    return goods.every(({ packed, qty }) => packed >= qty) ? 'READY_FOR_PICKUP' : 'PROCESSING'
  return goods.some(({ sent }) => sent > 0) ? 'SHIPPED' : 'PROCESSING'
}

/** Returns the progress of an unpaid cash order. Goods handed over without payment don't count as arrived. */
function unpaidProgressOf(order: MedusaOrder, kept: Kept): Status {
  if (kept.refused_at) return 'NOT_COLLECTED'
  const status = progressOf(order, kept)
  if (status === 'PAID') return 'CONFIRMED'
  if (status !== 'COMPLETED') return status
  return kept.shipping_type === 'PICKUP_ON_STORE' ? 'READY_FOR_PICKUP' : 'SHIPPED'
}

/**
 * Returns the contract's status of Medusa's order. Medusa refunds every paid order that it cancels, and its 'completed' says nothing about
 * goods: staff set it for unsent orders too.
 */
export function statusOf(order: MedusaOrder, kept: Kept): Status {
  const { captured, refunded } = moneyOf(order)
  if (order.canceled_at && kept.ending) return kept.ending
  const isRefunded = captured > 0 && refunded >= captured
  if (isRefunded && (order.canceled_at || isPaid(order, kept))) return 'REFUNDED'
  if (order.canceled_at) return 'CANCELLED'
  if (isPaid(order, kept)) return progressOf(order, kept)
  return kept.payment_way === null ? 'PENDING' : unpaidProgressOf(order, kept)
}
