import { afterAll, beforeEach, expect, test } from 'vitest'
import { openPlacements } from '#tests/support/placements.ts'
import { bookOrder } from '../server/src/invoices/booked.ts'
import { missedOrders } from '../server/src/orders/missed.ts'

const { postgres, database, add } = await openPlacements()
afterAll(() => postgres.close())
const missed = () => missedOrders({ raw: (sql) => database.raw<{ trx_ref: string }>(sql, []) })

// The columns of Medusa's tables that are read.
await postgres.exec(`
  create table "return" (order_id text, status text);
  create table payment (id text, payment_collection_id text);
  create table order_payment_collection (order_id text, payment_collection_id text, deleted_at timestamptz);
  create table capture (payment_id text, amount numeric, deleted_at timestamptz);
  create table refund (payment_id text, amount numeric, created_at timestamptz default now(), deleted_at timestamptz);
  insert into payment values ('pay_1', 'coll_1');
  insert into order_payment_collection values ('order_1', 'coll_1', null)`)

beforeEach(() => postgres.exec('truncate placement, booked, "return", capture, refund'))

const seller = { name: 'PT Satu', address: 'Jl. Satu 1', npwp: null, charges_ppn: false }

/** Issues what is due for an order of 110,000. */
async function book(refunded: number, captured = 110_000): Promise<void> {
  await postgres.exec('begin')
  await bookOrder(database, { trx_ref: 'a', seller, total: 110_000, captured, refunded })
  await postgres.exec('commit')
}

const capture = (amount: number) =>
  postgres.query('insert into capture (payment_id, amount) values ($1, $2)', ['pay_1', amount])

const refund = (amount: number) =>
  postgres.query('insert into refund (payment_id, amount) values ($1, $2)', ['pay_1', amount])

const sent = { trx_ref: 'a', status: 'NOT_COLLECTED', payment_way: 'CASH_ON_DELIVERY' }

test("a refused parcel is reported from its return's receipt until it is marked as back", async () => {
  await add({ ...sent, refused_at: new Date() })
  expect(await missed()).toEqual([])
  await postgres.exec(`insert into "return" values ('order_1', 'requested')`)
  expect(await missed()).toEqual([])
  await postgres.exec(`insert into "return" values ('order_1', 'received')`)
  expect(await missed()).toEqual(['a'])
  await postgres.exec('update placement set back_at = now()')
  expect(await missed()).toEqual([])
})

test('the return of a paid order is not reported', async () => {
  await add({ ...sent, refused_at: new Date(), paid_at: new Date() })
  await postgres.exec(`insert into "return" values ('order_1', 'received')`)
  expect(await missed()).toEqual([])
})

test('a refund is reported until credit notes cover it', async () => {
  await add({ trx_ref: 'a', paid_at: new Date() })
  await capture(110_000)
  await book(0)
  expect(await missed()).toEqual([])
  await refund(10_000)
  await refund(20_000)
  expect(await missed()).toEqual(['a'])
  await book(30_000)
  expect(await missed()).toEqual([])
})

test('refunding money paid beyond the total is not reported, and a later refund is', async () => {
  await add({ trx_ref: 'a', paid_at: new Date() })
  await capture(110_000)
  await capture(110_000)
  await book(0, 220_000)
  await refund(110_000)
  expect(await missed()).toEqual([])
  await postgres.exec(`update refund set created_at = now() - interval '8 days'`)
  await refund(10_000)
  expect(await missed()).toEqual(['a'])
  await book(120_000, 220_000)
  expect(await missed()).toEqual([])
})

test('a refund without an invoice, beyond it, or undone is not reported', async () => {
  await add({ trx_ref: 'a', paid_at: new Date() })
  await capture(110_000)
  await refund(10_000)
  expect(await missed()).toEqual([])
  await book(110_000)
  await refund(110_000)
  expect(await missed()).toEqual([])
  await postgres.exec('truncate booked; update refund set deleted_at = now()')
  await book(0)
  expect(await missed()).toEqual([])
})
