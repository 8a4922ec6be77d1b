import type { Order } from '#lib/contract/order.ts'
import type { PaymentForm } from '#lib/contract/payment.ts'
import { timeLeft } from '#lib/rules/time-left.ts'

type Billed = Pick<Order, 'trx_status' | 'payment_duedate' | 'payment_data' | 'grand_total'>

/** Whether an order can be paid at `now`, in milliseconds. */
export function isPayable(order: Pick<Billed, 'trx_status' | 'payment_duedate'>, now: number) {
  if (order.trx_status !== 'PENDING') return false
  return !order.payment_duedate || timeLeft(order.payment_duedate, now) !== null
}

/**
 * The form that posts to the payment provider; null when the order cannot be paid, or when the bill's total
 * differs from the order's.
 */
export function openBill(order: Billed, now: number): PaymentForm | null {
  if (!order.payment_data || !isPayable(order, now)) return null
  return Number(order.payment_data.bill_total) === order.grand_total ? order.payment_data : null
}
