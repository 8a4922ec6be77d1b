import type { Order } from '@etalase/contract/order.ts'
import { type HandOff, handOffOf } from '@etalase/contract/rules/payment/hand-off.ts'
import { timeLeft } from '#lib/rules/time-left.ts'

type Billed = Pick<
  Order,
  'trx_status' | 'payment_duedate' | 'payment_data' | 'payment_redirect' | 'grand_total'
>

/** Whether an order can be paid at `now`, in milliseconds. */
export function isPayable(order: Pick<Billed, 'trx_status' | 'payment_duedate'>, now: number) {
  if (order.trx_status !== 'PENDING') return false
  return !order.payment_duedate || timeLeft(order.payment_duedate, now) !== null
}

/**
 * Returns the link or form to the payment provider; null when the order cannot be paid, or when the bill's total differs from the
 * order's.
 */
export function openBill(order: Billed, now: number): HandOff | null {
  const handOff = isPayable(order, now) ? handOffOf(order) : null
  return handOff?.total === order.grand_total ? handOff : null
}
