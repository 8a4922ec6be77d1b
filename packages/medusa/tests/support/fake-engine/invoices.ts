import { z } from 'zod'
import type { FakeOrder, FakeState } from '#tests/support/fake-engine/state.ts'
import { creditOf, invoiceOf } from '../../../server/src/invoices/booked.ts'

const seller = z.object({
  name: z.string(),
  address: z.string(),
  npwp: z.string().nullable(),
  charges_ppn: z.boolean(),
})

const note = z.looseObject({ amount: z.number() })
const issued = z.looseObject({
  total: z.number(),
  ppn: z.object({ rate: z.number(), base: z.number(), amount: z.number() }).nullable(),
  credit_notes: z.array(note),
})

const invoicesOf = ({ orders }: FakeState) =>
  orders.flatMap(({ invoice }) => (invoice ? issued.parse(invoice) : []))

/** Books an order: an invoice when it is paid, a credit note when a part was refunded. */
export function book(state: FakeState, order: FakeOrder): void {
  const issued_at = new Date().toISOString()
  const named = seller.safeParse(Object(order.details).seller)
  const invoices = invoicesOf(state)
  if (!order.invoice && order.paid_at && named.success)
    order.invoice = {
      number: invoices.length + 1,
      issued_at,
      ...invoiceOf(named.data, Number(order.grand_total)),
      credit_notes: [],
    }
  if (!order.invoice) return
  const invoice = issued.parse(order.invoice)
  const before = invoice.credit_notes.reduce((sum, { amount }) => sum + amount, 0)
  const after = Math.min(Number(order.refunded ?? 0), invoice.total)
  if (after <= before) return
  const number = invoices.flatMap(({ credit_notes }) => credit_notes).length + 1
  const credit = { number, issued_at, ...creditOf(invoice, before, after) }
  order.invoice = { ...invoice, credit_notes: [...invoice.credit_notes, credit] }
}
