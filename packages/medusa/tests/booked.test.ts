import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { openPlacements } from '#tests/support/placements.ts'
import { type Account, bookOrder, isBooked, readBooked } from '../server/src/invoices/booked.ts'

const { postgres, database } = await openPlacements()
afterAll(() => postgres.close())
beforeEach(() => postgres.exec('truncate booked'))

const seller = { name: 'PT Satu', address: 'Jl. Satu 1', npwp: '01', charges_ppn: true }
const paid = (trx_ref: string, more: Partial<Account> = {}): Account => ({
  trx_ref,
  seller,
  total: 111_000,
  captured: 111_000,
  refunded: 0,
  ...more,
})

/** Books in a transaction, as the engine does; rolls back with `undone`. */
async function book(account: Account, undone = false): Promise<void> {
  await postgres.exec('begin')
  await bookOrder(database, account)
  await postgres.exec(undone ? 'rollback' : 'commit')
}

const booked = async (...trxRefs: string[]) =>
  (await readBooked(database, trxRefs)).map(({ kind, number, facts }) => ({
    kind,
    number,
    ...facts,
  }))

describe('an invoice', () => {
  test('is issued once, with the company, the total and the PPN included in it', async () => {
    await book(paid('a'))
    await book(paid('a', { total: 1, seller: { ...seller, name: 'Another' } }))
    expect(await booked('a')).toEqual([
      {
        kind: 'INVOICE',
        number: 1,
        seller: { name: 'PT Satu', address: 'Jl. Satu 1', npwp: '01' },
        total: 111_000,
        ppn: { rate: 12, base: 91_667, amount: 11_000 },
      },
    ])
  })

  test('of a company that charges no PPN has none, and neither has its credit note', async () => {
    await book(paid('a', { seller: { ...seller, npwp: null, charges_ppn: false } }))
    await book(paid('a', { refunded: 50_000 }))
    expect(await booked('a')).toMatchObject([{ ppn: null }, { amount: 50_000, ppn_amount: null }])
  })

  test('is numbered without gaps, even after a rolled-back transaction', async () => {
    await book(paid('a'))
    await book(paid('b'), true)
    await book(paid('c'))
    await book(paid('c'))
    await book(paid('d'))
    const numbers = (await booked('a', 'b', 'c', 'd')).map(({ number }) => number)
    expect(numbers).toEqual([1, 2, 3])
  })
})

describe('a credit note', () => {
  test('covers what was refunded since the last one, and has its own numbers', async () => {
    await book(paid('z'))
    await book(paid('a', { refunded: 10_000 }))
    await book(paid('a', { refunded: 10_000 }))
    await book(paid('a', { refunded: 111_000 }))
    expect(await booked('a')).toMatchObject([
      { kind: 'CREDIT_NOTE', number: 1, amount: 10_000, reason: null },
      { kind: 'INVOICE', number: 2 },
      { kind: 'CREDIT_NOTE', number: 2, amount: 101_000 },
    ])
  })

  test('never exceeds the invoice, and the rounded PPN of all notes equals the PPN of the invoice', async () => {
    for (const refunded of [1, 5, 9, 33_333, 99_999_999]) await book(paid('a', { refunded }))
    const notes = (await booked('a')).flatMap((row) => ('amount' in row ? row : []))
    expect(notes.reduce((sum, { amount }) => sum + amount, 0)).toBe(111_000)
    expect(notes.reduce((sum, { ppn_amount }) => sum + (ppn_amount ?? 0), 0)).toBe(11_000)
  })

  test('is in whole rupiah, even after refunds of fractions', async () => {
    for (const refunded of [10_000.4, 10_000.4, 33_333.33, 66_666.66, 111_000.4])
      await book(paid('a', { refunded }))
    const amounts = (await booked('a')).flatMap((row) => ('amount' in row ? row.amount : []))
    expect(amounts).toEqual([10_000, 23_333, 33_334, 44_333])
    expect(isBooked(await readBooked(database, ['a']), paid('a', { refunded: 111_000.4 }))).toBe(
      true,
    )
  })
})

describe('a credit note for a payment that differs from the invoice total', () => {
  const credited = async () =>
    (await booked('a')).reduce((sum, row) => sum + ('amount' in row ? row.amount : 0), 0)

  test('does not cover the refund of a double payment', async () => {
    await book(paid('a'))
    for (const refunded of [0, 50_000, 111_000]) {
      await book(paid('a', { captured: 222_000, refunded }))
      expect(await credited()).toBe(0)
    }
    await book(paid('a', { captured: 222_000, refunded: 121_000 }))
    expect(await credited()).toBe(10_000)
  })

  test('covers the whole invoice when a smaller payment is refunded in full', async () => {
    await book(paid('a', { captured: 100_000, refunded: 20_000 }))
    expect(await credited()).toBe(20_000)
    await book(paid('a', { captured: 100_000, refunded: 100_000 }))
    expect(await credited()).toBe(111_000)
  })

  test('is not issued when nothing was paid', async () => {
    await book(paid('a', { total: 0, captured: 0 }))
    expect(await credited()).toBe(0)
  })
})

test('a higher number never has an earlier date, even when its transaction waited for another', async () => {
  await postgres.exec('begin')
  const later = "clock_timestamp() > now() + interval '2 ms'"
  await postgres.exec(`do $$ begin while not (${later}) loop end loop; end $$`)
  const { rows } = await postgres.query<{ waited: Date }>('select clock_timestamp() as waited')
  await bookOrder(database, paid('a'))
  await postgres.exec('commit')
  const [invoice] = await readBooked(database, ['a'])
  const waited = rows[0]?.waited.getTime() ?? Number.POSITIVE_INFINITY
  expect(new Date(invoice?.issued_at ?? 0).getTime()).toBeGreaterThanOrEqual(waited)
})
