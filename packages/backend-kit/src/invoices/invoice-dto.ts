import type { Invoice } from '@etalase/contract/invoice.ts'
import { toWib } from '@etalase/contract/rules/time-zone.ts'
import type { creditNotes, invoices } from '#db/schema/invoices.ts'
import { bookedNumber } from '#invoices/booked-number.ts'

/** An invoice and its credit notes, oldest first. */
interface Issued {
  invoice: Omit<typeof invoices.$inferSelect, 'orderId' | 'total'>
  notes: readonly Omit<typeof creditNotes.$inferSelect, 'orderId'>[]
}

/** Converts an invoice to the contract's form. */
export function toInvoiceDto({ invoice, notes }: Issued): Invoice {
  const { ppnRate: rate, ppnBase: base, ppnAmount: amount } = invoice
  const { sellerName: name, sellerAddress: address, sellerNpwp: npwp } = invoice
  return {
    number: bookedNumber('INVOICE', invoice.number),
    issued_at: toWib(invoice.issuedAt),
    seller: { name, address, npwp },
    ppn: rate === null || base === null || amount === null ? null : { rate, base, amount },
    credit_notes: notes.map((note) => ({
      number: bookedNumber('CREDIT_NOTE', note.number),
      issued_at: toWib(note.issuedAt),
      amount: note.amount,
      ppn_amount: note.ppnAmount,
      reason: note.reason,
    })),
  }
}
