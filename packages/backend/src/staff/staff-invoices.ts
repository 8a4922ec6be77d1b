import type { Database } from '@etalase/backend-kit/db/connection.ts'
import { creditNotes, invoices } from '@etalase/backend-kit/db/schema/invoices.ts'
import { orders } from '@etalase/backend-kit/db/schema/orders.ts'
import { HttpError, invalidForStaff } from '@etalase/backend-kit/http/http-error.ts'
import { bookedNumber } from '@etalase/backend-kit/invoices/booked-number.ts'
import { lockById } from '@etalase/backend-kit/orders/order-repository.ts'
import { orderNumber } from '@etalase/contract/rules/codes.ts'
import { type Rupiah, rupiahIn } from '@etalase/contract/rules/money.ts'
import { toWib } from '@etalase/contract/rules/time-zone.ts'
import {
  type Booked,
  type BookedKind,
  staffInvoicePageSize,
} from '@etalase/contract/staff-invoices.ts'
import { asc, eq, gt, sql } from 'drizzle-orm'
import { findInvoice, issueCreditNote, leftOf } from '#invoices/credit-notes.ts'
import { idOf } from '#staff/staff-orders.ts'

interface BookedRow {
  number: number
  trxRef: string
  issuedAt: Date
  amount: Rupiah
  ppnAmount: Rupiah | null
  reason: string | null
}

const toBookedDto = (kind: BookedKind, row: BookedRow): Booked => ({
  id: row.number,
  number: bookedNumber(kind, row.number),
  order: orderNumber(row.trxRef),
  issued_at: toWib(row.issuedAt),
  amount: row.amount,
  ppn_amount: row.ppnAmount,
  reason: row.reason,
})

const tables = { INVOICE: invoices, CREDIT_NOTE: creditNotes } as const

const columns = {
  INVOICE: { amount: invoices.total, reason: sql<string | null>`null` },
  CREDIT_NOTE: { amount: creditNotes.amount, reason: creditNotes.reason },
} as const

/** Lists invoices or credit notes after a number. */
export async function listBooked(
  db: Database,
  { kind, after = 0 }: { kind: BookedKind; after?: number | undefined },
): Promise<Booked[]> {
  const table = tables[kind]
  const { number, issuedAt, ppnAmount } = table
  const rows = await db
    .select({ number, trxRef: orders.trxRef, issuedAt, ppnAmount, ...columns[kind] })
    .from(table)
    .innerJoin(orders, eq(orders.id, table.orderId))
    .where(gt(number, after))
    .orderBy(asc(number))
    .limit(staffInvoicePageSize)
  return rows.map((row) => toBookedDto(kind, row))
}

/**
 * Credits a part of an order's invoice. Repeating amount and words returns the same note. Throws NOT_FOUND,
 * ORDER_CLOSED (409) for an order without an invoice, and INVALID_INPUT (422) for 0 or more than its balance.
 */
export function creditForStaff(
  db: Database,
  { order: name, amount, words }: { order: string; amount: Rupiah; words: string },
  now: Date,
): Promise<{ credit_note: Booked; left: Rupiah }> {
  return db.transaction(async (tx) => {
    const { id, trxRef } = await lockById(tx, await idOf(tx, name))
    const booked = await findInvoice(tx, id)
    if (!booked)
      throw new HttpError(
        409,
        'ORDER_CLOSED',
        'This order has no invoice: it was never paid, its money arrived after it ended, or it is older than invoices.',
      )
    const { notes } = booked
    const same = notes.find((note) => note.amount === amount && note.reason === words)
    const left = leftOf(booked)
    if (!same && amount === 0) throw invalidForStaff('A credit note must be for more than 0.')
    if (!same && amount > left)
      throw invalidForStaff(`This invoice has ${rupiahIn('en', left)} left.`)
    const note = same ?? (await issueCreditNote(tx, booked, { amount, reason: words, now }))
    const after = same ? booked : { ...booked, notes: [...notes, note] }
    return { credit_note: toBookedDto('CREDIT_NOTE', { ...note, trxRef }), left: leftOf(after) }
  })
}
