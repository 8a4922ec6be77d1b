import { randomUUID } from 'node:crypto'
import { ppnIn, ppnRate } from './ppn'

/** A company, as its invoices name it. */
export interface Seller {
  name: string
  address: string
  npwp: string | null
  /** Whether it charges PPN, which its prices contain. */
  charges_ppn: boolean
}

interface InvoiceFacts {
  seller: Omit<Seller, 'charges_ppn'>
  total: number
  /** Null of a company that charges none. */
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

/** PostgreSQL with `?` for its values; of a transaction where something is issued. */
export interface Database {
  raw: (sql: string, values: (string | readonly string[])[]) => PromiseLike<{ rows: BookedRow[] }>
}

/** The invoices of orders and their credit notes, by their numbers. */
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

/** A number as the buyer reads it: 'INV-000123'. As `bookedNumber` of `packages/backend-kit`, which this package cannot read. */
export const bookedNumber = ({ kind, number }: Pick<BookedRow, 'kind' | 'number'>): string =>
  `${prefixes[kind]}-${String(number).padStart(6, '0')}`

export const isInvoice = (row: BookedRow): row is InvoiceRow => row.kind === 'INVOICE'
export const isCredit = (row: BookedRow): row is CreditRow => row.kind === 'CREDIT_NOTE'

/** What credit notes have taken back, in whole rupiah. */
export const creditedOf = (rows: readonly BookedRow[]): number =>
  rows.filter(isCredit).reduce((sum, { facts }) => sum + facts.amount, 0)

/**
 * Writes a row under the next number of its kind, in the caller's transaction. Who issues one waits for the end of others' transactions, so this is
 * their last lock; a number goes back with its transaction, so that there are no gaps. Its time is that of now, and not of the beginning of a
 * transaction that may have waited: a higher number is never dated earlier.
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

/** What an order's books are to say. */
export interface Account {
  trx_ref: string
  /** Null where nobody has named one: then no invoice is issued. */
  seller: Seller | null
  /** What it costs, what was paid, and what of that has gone back, in whole rupiah. */
  total: number
  captured: number
  refunded: number
}

/** What an invoice of a total says, in whole rupiah. */
export function invoiceOf({ charges_ppn, ...seller }: Seller, total: number): InvoiceFacts {
  return { seller, total, ppn: charges_ppn ? { rate: ppnRate, ...ppnIn(total) } : null }
}

/** What a credit note says that takes back more than before; of the sums before and after, so that rounded parts are together the PPN of the invoice. */
export function creditOf(
  { ppn }: Pick<InvoiceFacts, 'ppn'>,
  before: number,
  after: number,
): CreditFacts {
  const ppn_amount = ppn && ppnIn(after).amount - ppnIn(before).amount
  return { amount: after - before, ppn_amount, reason: null }
}

/**
 * What credit notes are to take back of an invoice: all when all that was paid has gone back; else what has, but for money that was paid beyond it, as twice.
 * In whole rupiah, also where staff have refunded a part of one.
 */
function backOf({ captured, refunded }: Account, total: number): number {
  if (captured > 0 && refunded >= captured) return total
  const beyond = Math.max(0, captured - total)
  return Math.min(Math.max(0, Math.round(refunded - beyond)), total)
}

/** Issues the invoice of a paid order that has none, and a credit note for money that has gone back since the last. What is booked already stays as it is. */
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

/** Whether the books of an order say what they are to say. */
export function isBooked(rows: readonly BookedRow[], account: Account): boolean {
  const invoice = rows.find(isInvoice)
  if (!invoice) return account.seller === null
  return creditedOf(rows) >= backOf(account, invoice.facts.total)
}
