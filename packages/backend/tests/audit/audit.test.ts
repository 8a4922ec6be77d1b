import { readFile } from 'node:fs/promises'
import { setImmediate } from 'node:timers/promises'
import type { Database } from '@etalase/backend-kit/db/connection.ts'
import { orders } from '@etalase/backend-kit/db/schema/orders.ts'
import { stockEntries } from '@etalase/backend-kit/db/schema/stock-entries.ts'
import { emptyTables } from '@etalase/backend-kit/tests/support/empty-tables.ts'
import { places } from '@etalase/backend-kit/tests/support/small-company.ts'
import {
  isOnPostgres,
  untilSomebodyWaits,
} from '@etalase/backend-kit/tests/support/test-database.ts'
import { trxStatuses } from '@etalase/contract/rules/trx-status.ts'
import { eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { audit, checks } from '#audit/audit.ts'
import { auditReport } from '#audit/audit-report.ts'
import { losses } from '#tests/audit/losses.ts'
import { sharedBackend } from '#tests/support/backend-for-tests.ts'
import { addToCart, checkOut, from, guestBody } from '#tests/support/checkout-calls.ts'
import { type LivedCompany, livedCompany } from '#tests/support/lived-company.ts'
import { aDevice } from '#tests/support/test-backend.ts'

const backend = await sharedBackend()
const { app, db } = backend

let company: LivedCompany

beforeAll(async () => {
  company = await livedCompany(backend)
})

/** Returns the checks that don't balance, each with its number of rows. */
const foundIn = async (tx: Database) =>
  (await audit(tx)).findings.flatMap(({ name, count }) => (count > 0 ? [`${name} ${count}`] : []))

async function place(guest: number): Promise<void> {
  const device = aDevice()
  await addToCart(app, device, 1)
  await checkOut(app, device, guestBody(guest), from(guest))
}

class TakenBack extends Error {}

/** Returns what an audit finds after a statement, which is rolled back. */
async function foundAfter(statement: string): Promise<string[]> {
  let found: string[] = []
  const work = db.transaction(async (tx) => {
    await tx.execute(sql.raw(statement))
    found = await foundIn(tx)
    throw new TakenBack()
  })
  await expect(work).rejects.toThrow(TakenBack)
  return found
}

describe('an audit', () => {
  test('finds nothing in a company with orders, payments, refunds and stock changes of all kinds', async () => {
    expect(await foundIn(db)).toEqual([])
    const has = await db.selectDistinct({ status: orders.status }).from(orders)
    const passing = ['PROCESSING', 'SHIPPED', 'READY_FOR_PICKUP', 'COMPLETED']
    expect(new Set(has.map(({ status }) => status))).toEqual(
      new Set(trxStatuses.filter((status) => status === 'COMPLETED' || !passing.includes(status))),
    )
  })

  test('totals the pieces and rupiah by where they are', async () => {
    const { totals } = await audit(db)
    const { put_in, in_stock, in_orders, billed, paid, by_hand, open, ended } = Object.fromEntries(
      Object.entries(totals).map(([name, value]) => [name, Number(value)]),
    )
    expect(put_in).toBe(72)
    expect(put_in).toBe((in_stock ?? 0) + (in_orders ?? 0))
    expect(billed).toBe((paid ?? 0) + (by_hand ?? 0) + (open ?? 0) + (ended ?? 0))
  })

  test.each(losses)('finds $loss', async ({ sql: statement, found }) => {
    expect(await foundAfter(statement(company))).toEqual(found)
  })

  test('has at least 20 losses to find, and each check finds one', () => {
    expect(losses.length).toBeGreaterThanOrEqual(20)
    const finding = new Set(losses.flatMap(({ found }) => found.map((name) => name.split(' ')[0])))
    expect([...finding].toSorted()).toEqual(checks.map(({ name }) => name))
  })

  test('prints at most a hundred unbalanced rows per check, and counts them all', async () => {
    const report = await db
      .transaction(async (tx) => {
        await tx.execute(sql`insert into stock_entries (product_id, size_code, showroom_id, delta, reason)
          select number, 'M', 9, 1, 'lost' from generate_series(1, 120) as number`)
        throw Object.assign(new TakenBack(), { audit: await audit(tx) })
      })
      .catch((error) => auditReport(error.audit))
    expect(report.failed).toBe(1)
    expect(report.text).toContain(
      '  product 1, size M, store 9, put_in 1, in_orders 0, in_stock 0\n',
    )
    expect(report.text).toContain('  and 20 more\n  in all: 120\n')
    expect(report.text.match(/, store 9,/g)).toHaveLength(100)
  })

  test('has an entry for each finding in docs/operations.md', async () => {
    const page = await readFile('docs/operations.md', 'utf8')
    const missing = checks.filter(({ name }) => !page.includes(`| \`${name}\` |`))
    expect(missing.map(({ name }) => name)).toEqual([])
  })

  test('fails in the database when one of its queries writes', async () => {
    await db.execute(sql`alter table order_lines rename to kept_lines`)
    await db.execute(sql`create function spoil() returns boolean language sql as
      $$ update promos set uses = 0 returning true $$`)
    await db.execute(sql`create view order_lines as select * from kept_lines where spoil()`)
    try {
      await expect(audit(db)).rejects.toMatchObject({
        cause: { message: expect.stringContaining('read-only transaction') },
      })
    } finally {
      await db.execute(sql`drop view order_lines`)
      await db.execute(sql`drop function spoil`)
      await db.execute(sql`alter table kept_lines rename to order_lines`)
    }
  })

  test('balances while orders are placed', async () => {
    let isPlacing = true
    const placing = Promise.all(Array.from({ length: 12 }, (_, index) => place(1_000 + index)))
    const watch = async () => {
      const found: string[] = []
      // PGlite would run one audit after another, without orders in between.
      for (; isPlacing; await setImmediate()) found.push(...(await foundIn(db)))
      return found
    }
    const watching = watch()
    await placing.finally(() => {
      isPlacing = false
    })
    expect(await watching).toEqual([])
  })

  test.runIf(isOnPostgres())(
    'uses one snapshot: an order placed meanwhile is in none of its checks and totals',
    async () => {
      const [locked, goesOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
      const halfway = db.transaction(async (tx) => {
        await tx.execute(sql`lock table return_requests in access exclusive mode`)
        locked.resolve()
        await goesOn.promise
      })
      await locked.promise
      const before = await db.$count(orders)
      const auditing = audit(db)
      await untilSomebodyWaits(db)
      await place(2_000)
      goesOn.resolve()
      await halfway
      const { findings, totals } = await auditing
      expect(findings.every(({ count }) => count === 0)).toBe(true)
      expect(Number(totals.orders)).toBe(before)
      expect(await db.$count(orders)).toBe(before + 1)
    },
  )

  test('balances after old stock entries were merged into one', async () => {
    const ofStore = eq(stockEntries.showroomId, places.store)
    expect(await db.$count(stockEntries, ofStore)).toBe(2)
    await db.execute(sql`select carry_stock_entries(now() + interval '1 second')`)
    expect(await db.select().from(stockEntries).where(ofStore)).toMatchObject([
      { productId: 1, sizeCode: 'M', delta: 25, reason: 'opening' },
    ])
    expect(await foundIn(db)).toEqual([])
  })

  test('balances in an empty database', async () => {
    await emptyTables(db)
    const { findings, totals } = await audit(db)
    expect(findings.every(({ count }) => count === 0)).toBe(true)
    expect(new Set(Object.values(totals).map(Number))).toEqual(new Set([0]))
  })
})
