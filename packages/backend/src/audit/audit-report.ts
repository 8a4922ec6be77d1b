import type { Audit, Finding } from '#audit/audit.ts'

const textOf = (value: unknown): string => {
  if (value === null) return 'none'
  return value instanceof Date ? value.toISOString() : String(value)
}

const rowLine = (row: object) =>
  `  ${Object.entries(row)
    .map(([column, value]) => `${column} ${textOf(value)}`)
    .join(', ')}`

function linesOf({ name, promise, count, rows, seconds }: Finding): string[] {
  const head = `${count === 0 ? 'ok   ' : 'WRONG'}  ${name}  ${seconds.toFixed(2)} s  ${promise}`
  if (count === 0) return [head]
  const more = count - rows.length
  return [
    head,
    ...rows.map(rowLine),
    ...(more > 0 ? [`  and ${more.toLocaleString('en-US')} more`] : []),
    `  in all: ${count.toLocaleString('en-US')}`,
  ]
}

const numberOf = (value: unknown) => Number(value).toLocaleString('en-US')

/** Formats an audit as text, and counts its failed checks. */
export function auditReport({ findings, totals, seconds }: Audit): {
  text: string
  failed: number
} {
  const { put_in, in_stock, in_orders, orders, billed, paid, by_hand, open, ended } = totals
  const failed = findings.filter(({ count }) => count > 0).length
  const lines = [
    ...findings.flatMap(linesOf),
    `Pieces: ${numberOf(put_in)} put in, ${numberOf(in_stock)} in stock, ${numberOf(in_orders)} in orders.`,
    `Rupiah of ${numberOf(orders)} orders: ${numberOf(billed)} billed, ${numberOf(paid)} paid, ${numberOf(by_hand)} recorded by staff, ${numberOf(open)} open, ${numberOf(ended)} ended unpaid.`,
    `${findings.length} checks in ${seconds.toFixed(1)} s: ${failed === 0 ? 'the books balance.' : `${failed} failed.`}`,
  ]
  return { text: lines.join('\n'), failed }
}
