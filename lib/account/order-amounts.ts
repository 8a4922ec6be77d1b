import type { Order } from '@etalase/contract/order.ts'
import { type Rupiah, rupiah, sum } from '@etalase/contract/rules/money.ts'
import type { OrderAmounts } from '@etalase/contract/rules/order-total.ts'

type Priced = Pick<Order, 'grand_total' | 'shipping_cost' | 'payment_fee' | 'sales_trx_details'>

/** Returns the amounts of an order, in whole rupiah. Computes the discount from the total, since not every backend sends it. */
export function orderAmounts(order: Priced): Required<OrderAmounts> & { total: Rupiah } {
  const subtotal = sum(order.sales_trx_details.map((line) => line.subtotal))
  const shippingCost = order.shipping_cost
  const paymentFee = order.payment_fee ?? rupiah(0)
  const full = subtotal + shippingCost + paymentFee
  const discount = rupiah(Math.max(0, full - order.grand_total))
  return { subtotal, shippingCost, discount, paymentFee, total: order.grand_total }
}
