import type { BookedKind } from '@etalase/contract/staff-invoices.ts'

const prefixes: Readonly<Record<BookedKind, string>> = { INVOICE: 'INV', CREDIT_NOTE: 'CN' }

/** Formats a document number: 'INV-000123'. */
export const bookedNumber = (kind: BookedKind, number: number): string =>
  `${prefixes[kind]}-${String(number).padStart(6, '0')}`
