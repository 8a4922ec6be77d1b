import { randomUUID } from 'node:crypto'
import { ppnIn, ppnRate } from './ppn'

/** A company as its invoices name it. */
export interface Seller {
  name: string
  address: string
  npwp: string | null
  /** Whether it charges PPN, which its prices include. */
  charges_ppn: boolean
}

interface InvoiceFacts {
  seller: Omit<Seller, 'charges_ppn'>
  total: number
  /** Null for a company that doesn't charge PPN. */
  ppn: { rate: number; base: number; amount: number } | null
}

interface CreditFacts {
  amount: number
  ppn_amount: number | null
  reason: string | null
}

interface Row<Kind extends string, Facts> {
  kind: Kind
  number: number
  trx_ref: string
  issued_at: Date | string
  facts: Facts
}

export type InvoiceRow = Row<'INVOICE', InvoiceFacts>
export type CreditRow = Row<'CREDIT_NOTE', CreditFacts>
export type BookedRow = InvoiceRow | CreditRow

/** PostgreSQL with `?` for its values. Issuing needs a transaction. */
export interface Database {
  raw: (sql: string, values: (string | readonly string[])[]) => PromiseLike<{ rows: BookedRow[] }>
}

/** Loads the invoices and credit notes of orders, by number. */
export async function readBooked(
  database: Database,
  trxRefs: readonly string[],
): Promise<BookedRow[]> {
  if (trxRefs.length === 0) return []
  const { rows } = await database.raw(
    'select kind, number, trx_ref, issued_at, facts from booked where trx_ref = any(?) order by number',
    [trxRefs],
  )
  return rows
}

const prefixes = { INVOICE: 'INV', CREDIT_NOTE: 'CN' }

/** Formats a number for the buyer: 'INV-000123'. Duplicates `bookedNumber` of `packages/backend-kit`, which this package can't import. */
export const bookedNumber = ({ kind, number }: Pick<BookedRow, 'kind' | 'number'>): string =>
  `${prefixes[kind]}-${String(number).padStart(6, '0')}`

export const isInvoice = (row: BookedRow): row is InvoiceRow => row.kind === 'INVOICE'
export const isCredit = (row: BookedRow): row is CreditRow => row.kind === 'CREDIT_NOTE'

/** Returns the sum of credit notes, in whole rupiah. */
export const creditedOf = (rows: readonly BookedRow[]): number =>
  rows.filter(isCredit).reduce((sum, { facts }) => sum + facts.amount, 0)

/**
 * Inserts a row under the next number of its kind, in the caller's transaction. Concurrent callers wait for it to end, so this must be
 * their last lock. A rollback returns the number, so there are no gaps. The time is the current one, not the start of a transaction that
 * may have waited, so a higher number is never dated earlier.
 */
async function issue(
  tx: Database,
  { kind, trx_ref, facts }: Pick<BookedRow, 'kind' | 'trx_ref' | 'facts'>,
): Promise<void> {
  await tx.raw(
    `insert into booked (id, kind, number, trx_ref, issued_at, facts)
     select ?, ?, coalesce(max(number), 0) + 1, ?, clock_timestamp(), ?::jsonb from booked where kind = ?`,
    [`book_${randomUUID()}`, kind, trx_ref, JSON.stringify(facts), kind],
  )
}

/** What an order's books should say. */
export interface Account {
  trx_ref: string
  /** Null when the adapter has named no company; then no invoice is issued. */
  seller: Seller | null
  /** Total, captured and refunded amounts, in whole rupiah. */
  total: number
  captured: number
  refunded: number
}

/** Returns an invoice's facts for a total, in whole rupiah. */
export function invoiceOf({ charges_ppn, ...seller }: Seller, total: number): InvoiceFacts {
  return { seller, total, ppn: charges_ppn ? { rate: ppnRate, ...ppnIn(total) } : null }
}

/**
 * Returns the facts of a credit note from its sums before and after. Computing PPN from both makes the rounded parts add up to the
 * invoice's PPN.
 */
export function creditOf(
  { ppn }: Pick<InvoiceFacts, 'ppn'>,
  before: number,
  after: number,
): CreditFacts {
  const ppn_amount = ppn && ppnIn(after).amount - ppnIn(before).amount
  return { amount: after - before, ppn_amount, reason: null }
}

/**
 * Returns what credit notes should take back of an invoice, in whole rupiah: all of it after a full refund; else the refunds, less what was
 * paid beyond the total. Rounds, since staff may refund fractions of a rupiah.
 */
function backOf({ captured, refunded }: Account, total: number): number {
  if (captured > 0 && refunded >= captured) return total
  const beyond = Math.max(0, captured - total)
  return Math.min(Math.max(0, Math.round(refunded - beyond)), total)
}

/** Issues the missing invoice of a paid order, and a credit note for refunds since the last one. Never changes what is booked. */
export async function bookOrder(tx: Database, account: Account): Promise<void> {
  const { trx_ref, seller, total } = account
  await tx.raw("select pg_advisory_xact_lock(hashtext('booked'))", [])
  const rows = await readBooked(tx, [trx_ref])
  const known = rows.find(isInvoice)
  const facts = known?.facts ?? (seller && invoiceOf(seller, total))
  if (!facts) return
  if (!known) await issue(tx, { kind: 'INVOICE', trx_ref, facts })
  const before = creditedOf(rows)
  const after = backOf(account, facts.total)
  if (after > before)
    await issue(tx, { kind: 'CREDIT_NOTE', trx_ref, facts: creditOf(facts, before, after) })
}

/** Whether an order's books are complete. */
export function isBooked(rows: readonly BookedRow[], account: Account): boolean {
  const invoice = rows.find(isInvoice)
  if (!invoice) return account.seller === null
  return creditedOf(rows) >= backOf(account, invoice.facts.total)
}
