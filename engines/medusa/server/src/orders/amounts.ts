import type { MedusaOrder } from './medusa-order'

/** What an order costs, in whole rupiah. Medusa takes what was refunded at a cancellation off its total: here it is put back. */
export const costOf = ({ total, credit_line_total }: MedusaOrder): number =>
  Number(total) + Number(credit_line_total)

/** The amounts of an order in the contract: the same after a cancellation or refund as when it was placed. */
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
