import { type MedusaOrder, paymentsOf } from './medusa-order'
import { linesOf, type OrderLine, takenOff } from './order-lines'

/**
 * The amounts of an order in the contract, in whole rupiah, as its lines and its delivery stand. A cancellation, a return or a refund
 * changes none of them: Medusa takes those off the order's total.
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

/** Whether a delivery is that of a return, an exchange or a claim: it is settled with it. */
const isOfChange = (detail: MedusaOrder['shipping_methods'][number]['detail']) =>
  Boolean(detail?.return_id ?? detail?.exchange_id ?? detail?.claim_id)

/**
 * An order that is not paid, as it was billed: what staff add is for later, and its bill stays, since the buyer may hold it. Medusa cancels
 * its payment when they edit the order.
 */
export function billedOf(order: MedusaOrder) {
  const lines = linesOf(order).filter(({ kind }) => kind === 'BOUGHT')
  const { shipping_cost } = amountsOf(order)
  const subtotal = subtotalOf(lines)
  const grand_total = billOf(order)
  const discount = Math.max(0, subtotal + shipping_cost - grand_total)
  return { lines, subtotal, discount, shipping_cost, grand_total }
}

/** What an order costs as it stands, in whole rupiah. */
export const costOf = (order: MedusaOrder): number => amountsOf(order).grand_total

/** The bill that the buyer of an order was given, in whole rupiah. */
export const billOf = (order: MedusaOrder): number => Number(paymentsOf(order)[0]?.amount ?? 0)

const sum = (amounts: readonly { amount: number | string }[]) =>
  amounts.reduce((total, { amount }) => total + Number(amount), 0)

/** What was captured and refunded of an order, in whole rupiah. */
export function moneyOf(order: MedusaOrder) {
  const payments = paymentsOf(order)
  return {
    captured: payments.reduce((total, { captures }) => total + sum(captures), 0),
    refunded: payments.reduce((total, { refunds }) => total + sum(refunds), 0),
  }
}
