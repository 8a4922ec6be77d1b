import { type MedusaOrder, paymentsOf } from './medusa-order'

/**
 * What an order costs, in whole rupiah: its bill. Medusa takes what is refunded at a cancellation off the order's total, and goods that
 * have come back.
 */
export const costOf = (order: MedusaOrder): number =>
  paymentsOf(order).reduce((sum, { amount }) => sum + Number(amount), 0)

/** The amounts of an order in the contract: the same after a cancellation, return or refund as when it was placed. */
export function amountsOf(order: MedusaOrder) {
  const subtotal = order.items.reduce(
    (sum, { unit_price, quantity }) => sum + Number(unit_price) * Number(quantity),
    0,
  )
  const shipping_cost = order.shipping_methods.reduce((sum, { amount }) => sum + Number(amount), 0)
  const grand_total = costOf(order)
  const discount = subtotal + shipping_cost - grand_total
  return { subtotal, discount, shipping_cost, grand_total }
}
