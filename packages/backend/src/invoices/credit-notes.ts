import type { Database } from '@etalase/backend-kit/db/connection.ts'
import { creditNotes, invoices } from '@etalase/backend-kit/db/schema/invoices.ts'
import { type Rupiah, rupiah, sum } from '@etalase/contract/rules/money.ts'
import { ppnIn } from '@etalase/contract/rules/ppn.ts'
import { asc, eq } from 'drizzle-orm'
import { nextNumber } from '#invoices/next-number.ts'

type InvoiceRow = typeof invoices.$inferSelect
export type CreditNoteRow = typeof creditNotes.$inferSelect

/** An order's invoice with its credit notes, oldest first. */
export interface Booked {
  invoice: InvoiceRow
  notes: CreditNoteRow[]
}

/** Finds the invoice of an order. Returns null while it has none. */
export async function findInvoice(db: Database, orderId: number): Promise<Booked | null> {
  const [invoice] = await db.select().from(invoices).where(eq(invoices.orderId, orderId))
  if (!invoice) return null
  const notes = await db
    .select()
    .from(creditNotes)
    .where(eq(creditNotes.orderId, orderId))
    .orderBy(asc(creditNotes.number))
  return { invoice, notes }
}

/** Returns the total of the credit notes, in whole rupiah. */
export const creditedOf = ({ notes }: Booked): Rupiah => sum(notes.map(({ amount }) => amount))

/** Returns the balance of an invoice after credit notes, in whole rupiah. */
export const leftOf = (booked: Booked): Rupiah => rupiah(booked.invoice.total - creditedOf(booked))

/** Credits a part of an invoice: more than zero, at most its balance. The caller has locked the order. */
export async function issueCreditNote(
  tx: Database,
  booked: Booked,
  { amount, reason, now }: { amount: Rupiah; reason: string | null; now: Date },
): Promise<CreditNoteRow> {
  const { orderId, ppnAmount } = booked.invoice
  const before = creditedOf(booked)
  // The difference of the sums, so that the rounded parts add up to the PPN of the invoice.
  const ppn = ppnIn(rupiah(before + amount)).amount - ppnIn(before).amount
  const note: CreditNoteRow = {
    number: await nextNumber(tx, 'CREDIT_NOTE'),
    orderId,
    issuedAt: now,
    amount,
    ppnAmount: ppnAmount === null ? null : rupiah(ppn),
    reason,
  }
  await tx.insert(creditNotes).values(note)
  return note
}

/** Credits the balance of a refunded order's invoice; does nothing without an invoice. The caller has locked the order. */
export async function creditRest(tx: Database, orderId: number, now: Date): Promise<void> {
  const booked = await findInvoice(tx, orderId)
  if (!booked) return
  const amount = leftOf(booked)
  if (amount > 0) await issueCreditNote(tx, booked, { amount, reason: null, now })
}
