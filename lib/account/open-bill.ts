import type { Order } from '#lib/contract/order.ts'
import type { PaymentForm } from '#lib/contract/payment.ts'
import { timeLeft } from '#lib/rules/time-left.ts'

type Billed = Pick<Order, 'trx_status' | 'payment_duedate' | 'payment_data' | 'grand_total'>

/** Whether an order still waits to be paid at a moment, in milliseconds. */
export function isPayable(order: Pick<Billed, 'trx_status' | 'payment_duedate'>, now: number) {
  if (order.trx_status !== 'PENDING') return false
  return !order.payment_duedate || timeLeft(order.payment_duedate, now) !== null
}

/**
 * The form that takes the customer back to the payment provider; null when nothing can be paid, or when
 * the bill is not what the order says: such a one is never handed over.
 */
export function openBill(order: Billed, now: number): PaymentForm | null {
  if (!order.payment_data || !isPayable(order, now)) return null
  return Number(order.payment_data.bill_total) === order.grand_total ? order.payment_data : null
}
