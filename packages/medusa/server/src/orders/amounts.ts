import { type MedusaOrder, paymentsOf } from './medusa-order'
import { linesOf, type OrderLine, takenOff } from './order-lines'

/**
 * Returns an order's amounts in the contract, in whole rupiah, from its current lines and delivery. A cancellation, return or refund
 * changes none of them: Medusa subtracts those from the order's total.
 */
export function amountsOf(order: MedusaOrder) {
  const lines = linesOf(order)
  const subtotal = subtotalOf(lines)
  const methods = order.shipping_methods.filter(({ detail }) => !isOfChange(detail))
  const shipping_cost = methods.reduce((sum, { amount }) => sum + Number(amount), 0)
  const taken = [...lines.map(({ discount }) => discount), ...methods.map(takenOff)]
  const discount = Math.min(
    taken.reduce((sum, amount) => sum + amount, 0),
    subtotal + shipping_cost,
  )
  return {
    lines,
    subtotal,
    discount,
    shipping_cost,
    grand_total: subtotal + shipping_cost - discount,
  }
}

const subtotalOf = (lines: readonly OrderLine[]) =>
  lines.reduce((total, { price, qty }) => total + price * qty, 0)

/** Whether a delivery belongs to a return, an exchange or a claim, and is settled with it. */
const isOfChange = (detail: MedusaOrder['shipping_methods'][number]['detail']) =>
  Boolean(detail?.return_id ?? detail?.exchange_id ?? detail?.claim_id)

/**
 * Returns an unpaid order as it was billed. The buyer may hold the bill, so it stays, and what staff add is settled later. Medusa cancels
 * the payment when they edit the order.
 */
export function billedOf(order: MedusaOrder) {
  const lines = linesOf(order).filter(({ kind }) => kind === 'BOUGHT')
  const { shipping_cost } = amountsOf(order)
  const subtotal = subtotalOf(lines)
  const grand_total = billOf(order)
  const discount = Math.max(0, subtotal + shipping_cost - grand_total)
  return { lines, subtotal, discount, shipping_cost, grand_total }
}

/** Returns what an order costs now, in whole rupiah. */
export const costOf = (order: MedusaOrder): number => amountsOf(order).grand_total

/** Returns the bill that the buyer was given, in whole rupiah. */
export const billOf = (order: MedusaOrder): number => Number(paymentsOf(order)[0]?.amount ?? 0)

const sum = (amounts: readonly { amount: number | string }[]) =>
  amounts.reduce((total, { amount }) => total + Number(amount), 0)

/** Returns what was captured and refunded of an order, in whole rupiah. */
export function moneyOf(order: MedusaOrder) {
  const payments = paymentsOf(order)
  return {
    captured: payments.reduce((total, { captures }) => total + sum(captures), 0),
    refunded: payments.reduce((total, { refunds }) => total + sum(refunds), 0),
  }
}
