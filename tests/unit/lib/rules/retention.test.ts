import { readFileSync } from 'node:fs'
import { keptDays } from '@etalase/contract/rules/retention.ts'
import { expect, test } from 'vitest'
import { privacy } from '#lib/messages/help/legal-texts.ts'

const operations = readFileSync('docs/operations.md', 'utf8')

/** Returns the cell of a table row in the docs, found by the row's beginning. */
const cellOf = (row: string) =>
  operations
    .split('\n')
    .find((line) => line.startsWith(`| ${row}`))
    ?.split('|')[2]

test.each([
  ['cart', [keptDays.cart], 'Keranjang:'],
  ["guest's order", [keptDays.unpaidGuestOrder], 'Pesanan:'],
  ['record of a sent mail', [keptDays.sentMail], 'Email dari kami:'],
  ['mail that could not', [keptDays.undeliveredMail], 'Email dari kami:'],
  ['request for a mail', [keptDays.notifiedAlert, keptDays.waitingAlert], 'Kabar stok:'],
  ['consent to the newsletter', [keptDays.withdrawnConsent], 'Newsletter:'],
  ['session', [keptDays.session], 'Akun:'],
])('the docs and the privacy notice say how long the job keeps: %s', (row, days, clause) => {
  const clauses = privacy.sections.flatMap((section) => section.clauses)
  const notice = clauses.filter((text) => text.startsWith(clause)).at(-1)
  for (const age of days) {
    expect(cellOf(row)).toContain(`${age} days`)
    expect(notice).toContain(`${age} hari`)
  }
})
