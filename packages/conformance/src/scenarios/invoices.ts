import type { SentOrder } from '@etalase/contract/order.ts'
import { rupiah, sum } from '@etalase/contract/rules/money.ts'
import { ppnIn } from '@etalase/contract/rules/ppn.ts'
import type { Client } from '#client.ts'

type OrderCall = 'POST order-by-token' | 'GET user/orders'

/** Checks that an order has no invoice before its payment. */
export function checkNoInvoice({ report }: Client, call: OrderCall, order: SentOrder): void {
  const problem = `an order that is ${order.trx_status} has ${order.invoice?.number}`
  report.check(call, 'invoice', !order.invoice, problem)
}

/** Checks a paid order's invoice: the tax in its price, and credit notes of at most that price. */
export function checkInvoice({ report }: Client, { invoice, grand_total }: SentOrder): void {
  const call = 'POST order-by-token'
  if (!invoice) {
    report.notOffered(call, 'invoice')
    return
  }
  const { ppn, credit_notes } = invoice
  const contained = ppnIn(rupiah(grand_total))
  const isPpn = !ppn || (ppn.amount === contained.amount && ppn.base === contained.base)
  const problem = `expected ${contained.amount} of ${contained.base}, got ${ppn?.amount} of ${ppn?.base}`
  report.check(call, 'ppn', isPpn, problem)
  const credited = sum(credit_notes.map(({ amount }) => amount))
  const isWithin = credited <= grand_total
  report.check(call, 'credit_notes', isWithin, `are ${credited} in total, more than ${grand_total}`)
}
