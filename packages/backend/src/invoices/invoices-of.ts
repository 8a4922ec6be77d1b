import type { Database } from '@etalase/backend-kit/db/connection.ts'
import { creditNotes, invoices } from '@etalase/backend-kit/db/schema/invoices.ts'
import { toInvoiceDto } from '@etalase/backend-kit/invoices/invoice-dto.ts'
import type { OrderRow } from '@etalase/backend-kit/orders/order-repository.ts'
import type { Invoice } from '@etalase/contract/invoice.ts'
import { asc, eq, inArray } from 'drizzle-orm'
import type { Booked } from '#invoices/credit-notes.ts'

/** Loads invoices by order id. Unpaid orders have none. */
export async function invoicesOf(
  db: Database,
  orders: readonly Pick<OrderRow, 'id' | 'paidAt'>[],
): Promise<ReadonlyMap<number, Invoice>> {
  const ids = orders.flatMap(({ id, paidAt }) => (paidAt === null ? [] : id))
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ invoice: invoices, note: creditNotes })
    .from(invoices)
    .leftJoin(creditNotes, eq(creditNotes.orderId, invoices.orderId))
    .where(inArray(invoices.orderId, ids))
    .orderBy(asc(creditNotes.number))
  const booked = new Map<number, Booked>()
  for (const { invoice, note } of rows) {
    const known = booked.get(invoice.orderId) ?? { invoice, notes: [] }
    booked.set(invoice.orderId, known)
    if (note) known.notes.push(note)
  }
  return new Map([...booked].map(([id, each]) => [id, toInvoiceDto(each)]))
}
