import { rupiahIn } from '@etalase/contract/rules/money.ts'
import {
  type Booked,
  type BookedKind,
  staffInvoicePageSize,
} from '@etalase/contract/staff-invoices.ts'
import type { Asked, Commands } from '#commands/staff/arguments.ts'
import { call } from '#commands/staff/call.ts'

const rowOf = ({ number, order, issued_at, amount, ppn_amount, reason }: Booked) =>
  [number, order, issued_at, amount, ppn_amount === null ? 'no PPN' : `PPN ${ppn_amount}`, reason]
    .filter((part) => part !== null)
    .join('  ')

/** Returns the commands that list and correct invoices. */
export function invoiceCommands({ given, values }: Asked): Commands {
  const list = (kind: BookedKind) => async () => {
    const { booked } = await call('GET staff/invoices', { kind, after: values.after })
    const last = booked.at(-1)
    const more = last && booked.length === staffInvoicePageSize ? [`More: --after ${last.id}`] : []
    return [...booked.map(rowOf), ...more].join('\n') || 'None.'
  }

  return {
    invoices: list('INVOICE'),
    'credit-notes': list('CREDIT_NOTE'),
    'credit-note': async () => {
      const { amount, words } = values
      const input = { order: given[0] ?? '', amount, words }
      const { credit_note, left } = await call('POST staff/credit-note', input)
      return `${rowOf(credit_note)}\nThe invoice has ${rupiahIn('en', left)} left. Pay the money back at the provider.`
    },
  }
}
