import { productSizes, products } from '@etalase/backend-kit/db/schema/catalogue.ts'
import { importedProducts } from '@etalase/backend-kit/db/schema/imports.ts'
import { stock } from '@etalase/backend-kit/db/schema/stores.ts'
import { reserveStock } from '@etalase/backend-kit/stores/stock-repository.ts'
import { openSmallCompany } from '@etalase/backend-kit/tests/support/open-small-company.ts'
import { places } from '@etalase/backend-kit/tests/support/small-company.ts'
import {
  isOnPostgres,
  untilSomebodyWaits,
} from '@etalase/backend-kit/tests/support/test-database.ts'
import { rupiah } from '@etalase/contract/rules/money.ts'
import { and, asc, eq } from 'drizzle-orm'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { setPrice, writeStock } from '#staff/staff-catalogue.ts'
import { importText } from '#tests/support/import-text.ts'

const company = openSmallCompany()

interface Row {
  id?: string
  group?: string
  color?: string
  size?: string
  qty?: string
  title?: string
  availability?: string
  sale?: string
  dates?: string
}

const columns =
  'id,item_group_id,color,size,quantity,title,price,availability,sale_price,sale_price_effective_date'

const line = ({ group = 'SARONG', color = 'Navy', size = 'S', qty = '3', ...row }: Row) =>
  [
    row.id ?? `${group}-${color}-${size}`,
    group,
    color,
    size,
    qty,
    row.title ?? 'Sarong',
    '100000',
    row.availability ?? 'in_stock',
    row.sale ?? '',
    row.dates ?? '',
  ].join(',')

const file = (rows: readonly Row[]) => [columns, ...rows.map(line)].join('\n')

const run = (...rows: Row[]) => importText(company.db, file(rows))

const rowOf = async (sizeName: string) => {
  const [row] = await company.db
    .select({ productId: stock.productId, sizeCode: stock.sizeCode, qty: stock.qty })
    .from(stock)
    .innerJoin(
      productSizes,
      and(eq(productSizes.productId, stock.productId), eq(productSizes.sizeCode, stock.sizeCode)),
    )
    .where(eq(productSizes.sizeName, sizeName))
  if (!row) throw new Error(`There is no stock of ${sizeName}.`)
  return { qty: row.qty, key: { ...row, showroomId: places.hub } }
}

const pieces = async (sizeName = 'S') => (await rowOf(sizeName)).qty

const sell = async (qty: number, sizeName = 'S') =>
  (await reserveStock(company.db, (await rowOf(sizeName)).key, qty)) !== null

const all = () =>
  company.db
    .select({
      id: products.id,
      name: products.name,
      style: products.styleCode,
      color: products.colorName,
    })
    .from(products)
    .orderBy(asc(products.id))

const soldOut = async (id: number) =>
  (await company.db.$count(stock, and(eq(stock.productId, id), eq(stock.qty, 0)))) > 0

describe('a quantity in a file', () => {
  test('that is unchanged restores no sold pieces, and the report says so', async () => {
    await run({ qty: '3' })
    await sell(3)
    const { unchanged, summary } = await run({ qty: '3' })
    expect([unchanged, await pieces()]).toEqual([1, 0])
    expect(summary.join()).toContain(
      '1 × numbers of pieces that are the same as in the last import',
    )
  })

  test('that is unchanged is ignored even when another field of the garment has changed', async () => {
    await run({ qty: '3' })
    await sell(2)
    expect(await run({ qty: '3', title: 'Long sarong' })).toMatchObject({ updated: 1 })
    expect(await pieces()).toBe(1)
    await run({ qty: '3', title: 'Short sarong' })
    expect(await pieces()).toBe(1)
  })

  test('that changed is applied minus sales since, and the report counts the added pieces', async () => {
    await run({ qty: '3' })
    await sell(2)
    const { summary } = await run({ qty: '8' })
    expect(await pieces()).toBe(6)
    expect(summary).toContain('Stock was raised by 5 pieces of 1 sizes.')
    await run({ qty: '7' })
    expect(await pieces()).toBe(7)
  })

  test('never leaves a negative stock', async () => {
    await run({ qty: '9' })
    await sell(7)
    await run({ qty: '5' })
    expect(await pieces()).toBe(0)
  })

  test.runIf(isOnPostgres())(
    "subtracts an order that is placed between the import's read and write",
    async () => {
      await run({ qty: '3' })
      const { key } = await rowOf('S')
      const importing = await company.db.transaction(async (order) => {
        await reserveStock(order, key, 2)
        const again = run({ qty: '8' })
        await untilSomebodyWaits(company.db)
        return { again }
      })
      await importing.again
      expect(await pieces()).toBe(6)
    },
  )

  test('counts cancelled pieces again', async () => {
    await run({ qty: '3' })
    await sell(2)
    await sell(-2)
    await run({ qty: '4' })
    expect(await pieces()).toBe(4)
  })

  test.each([{ qty: 5 }, { delta: 2 }])(
    "doesn't treat a change by staff as a sale: %j",
    async (change) => {
      await run({ qty: '3' })
      const { key } = await rowOf('S')
      await writeStock(company.db, key, change)
      await sell(1)
      await run({ qty: '10' })
      expect(await pieces()).toBe(9)
    },
  )

  test('counts as a new count with --count', async () => {
    await run({ qty: '3' })
    await sell(2)
    await importText(company.db, file([{ qty: '3' }]), { isCount: true })
    expect(await pieces()).toBe(3)
  })

  test('counts as a new count once when the database has no previous one', async () => {
    await run({ qty: '3' })
    await sell(1)
    await company.db.update(stock).set({ fileQty: null, fileLeft: null })
    await company.db.delete(importedProducts)
    await run({ qty: '3' })
    expect(await pieces()).toBe(3)
    await sell(1)
    await run({ qty: '3' })
    expect(await pieces()).toBe(2)
  })

  test('counts as a new count after a size was out of stock or missing', async () => {
    await run({ qty: '3' }, { size: 'M', qty: '2' })
    await run({ qty: '', availability: 'out_of_stock' })
    expect([await pieces('S'), await pieces('M')]).toEqual([0, 0])
    await run({ qty: '3' }, { size: 'M', qty: '2' })
    expect([await pieces('S'), await pieces('M')]).toEqual([3, 2])
  })

  test("that is missing doesn't restock a sold-out size until the file had it out of stock", async () => {
    await run({ qty: '' })
    await sell(10)
    await run({ qty: '' })
    expect(await pieces()).toBe(0)
    await run({ qty: '', availability: 'out_of_stock' })
    await run({ qty: '' })
    expect(await pieces()).toBe(10)
  })

  test('never lets more be sold than the file minus sales, in any order of imports and sales', async () => {
    const step = fc.oneof(
      fc.record({ qty: fc.integer({ min: 0, max: 9 }), title: fc.constantFrom('A', 'B') }),
      fc.record({ sold: fc.integer({ min: 1, max: 4 }) }),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 7 }), async (steps) => {
        await company.db.delete(stock)
        await company.db.delete(importedProducts)
        await run({ qty: '5' })
        let [said, atMost, soldSince] = [5, 5, 0]
        for (const one of steps) {
          if ('sold' in one) {
            if (!(await sell(one.sold))) continue
            soldSince += one.sold
            atMost -= one.sold
            continue
          }
          await run({ qty: String(one.qty), title: one.title })
          if (one.qty !== said) [atMost, soldSince] = [Math.max(0, one.qty - soldSince), 0]
          said = one.qty
          expect(await pieces()).toBe(atMost)
        }
      }),
      { numRuns: 12 },
    )
  })
})

describe('a renamed garment', () => {
  test.each([
    ['colour', { color: 'Blue' }],
    ['handle', { group: 'LONG-SARONG' }],
    ['handle and name', { group: 'LONG-SARONG', title: 'Long sarong' }],
  ])('with another %s and the same ids is the same product', async (_, change) => {
    await run({ id: 'A1' }, { id: 'A2', size: 'M' })
    const [before] = await all()
    const report = await run({ id: 'A1', ...change }, { id: 'A2', size: 'M', ...change })
    expect(report).toMatchObject({ made: 0, updated: 1, dropped: [] })
    const { group = 'SARONG', color = 'Navy', title = 'Sarong' }: Row = change
    expect(await all()).toEqual([{ id: before?.id, name: title, style: group, color }])
    expect(await run({ id: 'A1', ...change }, { id: 'A2', size: 'M', ...change })).toMatchObject({
      unchanged: 1,
    })
  })

  test('whose product is also in the file is a new one, and changes nothing of it', async () => {
    await run({ id: 'A1' })
    const [before] = await all()
    const copied = [{ id: 'A1', group: 'COPY' }, { id: 'A1' }]
    expect(await run(...copied)).toMatchObject({ made: 1, unchanged: 1, dropped: [] })
    expect(await all()).toMatchObject([before ?? {}, { style: 'COPY' }])
    for (const again of [copied, copied.toReversed()])
      expect(await run(...again)).toMatchObject({ made: 0, updated: 0, unchanged: 2, dropped: [] })
  })

  test('with another garment whose ids give the same code is recognised, in any order', async () => {
    const rows = [{ id: '1001-S' }, { id: '1001-M', size: 'M', group: 'OTHER' }]
    expect(await run(...rows)).toMatchObject({ made: 2, dropped: [] })
    for (const again of [rows, rows.toReversed()])
      expect(await run(...again)).toMatchObject({ made: 0, updated: 0, unchanged: 2, dropped: [] })
  })

  test('with the ids of two products is left out by name', async () => {
    await run({ id: 'A1' }, { id: 'A2', group: 'OTHER' })
    const { dropped } = await run({ id: 'A1', group: 'NEW' }, { id: 'A2', group: 'NEW', size: 'M' })
    expect(dropped).toHaveLength(2)
    expect(dropped[0]).toContain('has the ids of sizes of several products')
    expect(await all()).toHaveLength(2)
  })

  test('is counted alike by a dry run and an import', async () => {
    await run({ id: 'A1' })
    const text = file([{ id: 'A1', color: 'Blue' }])
    const { updated, made } = await importText(company.db, text, { isDryRun: true })
    expect([updated, made]).toEqual([1, 0])
    expect(await all()).toMatchObject([{ color: 'Navy' }])
  })

  test('without one of its colours sells that out, names it, and restocks it when it returns', async () => {
    await run({}, { color: 'Red' })
    const [, red] = await all()
    const { updated, summary } = await run({})
    expect(updated).toBe(1)
    expect(summary.join()).toContain('1 × colours that are no longer in the file for their garment')
    expect(await soldOut(red?.id ?? 0)).toBe(true)
    await run({}, { color: 'Red' })
    expect(await soldOut(red?.id ?? 0)).toBe(false)
  })

  test('sells out no colour in a dry run, and no colour of a garment that the file lacks', async () => {
    await run({}, { color: 'Red' }, { group: 'OTHER' })
    await importText(company.db, file([{}]), { isDryRun: true })
    await run({}, { color: 'Red' })
    expect(await company.db.$count(stock, eq(stock.qty, 0))).toBe(0)
  })
})

describe('a sale in the file', () => {
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000)
  const ends = async () =>
    (await company.db.select({ end: products.saleEndsAt }).from(products)).map((row) => row.end)

  test("ignores the end of a staff discount, and has the file's end or none", async () => {
    await run({ sale: '80000' })
    const [product] = await all()
    const prices = {
      retail_price: rupiah(100_000),
      net_price: rupiah(100_000),
      direct_disc_percent: 0,
      direct_disc_nominal: rupiah(20_000),
    }
    const until = `${inDays(9).toISOString().slice(0, 19)}`
    await setPrice(company.db, product?.id ?? 0, { ...prices, sale_ends_at: until }, new Date())
    expect(await ends()).not.toEqual([null])
    expect(await run({ sale: '80000' })).toMatchObject({ updated: 1 })
    expect(await ends()).toEqual([null])
  })

  test('ends when the file says, and takes a new end over', async () => {
    const dates = (days: number) =>
      `2026-01-01T00:00:00Z/${inDays(days).toISOString().slice(0, 19)}Z`
    await run({ sale: '80000', dates: dates(3) })
    const [first] = await ends()
    await run({ sale: '80000', dates: dates(5) })
    const [second] = await ends()
    expect(first?.toISOString().slice(0, 10)).toBe(inDays(3).toISOString().slice(0, 10))
    expect(second?.toISOString().slice(0, 10)).toBe(inDays(5).toISOString().slice(0, 10))
  })

  test('that starts later is named, and the price stays full', async () => {
    const dates = `${inDays(3).toISOString().slice(0, 19)}Z/${inDays(5).toISOString().slice(0, 19)}Z`
    const { dropped } = await run({ sale: '80000', dates })
    expect(dropped).toEqual([expect.stringContaining('belongs to a sale that is not active now')])
  })
})

describe('the sizes of a product', () => {
  const order = async () =>
    (
      await company.db
        .select({ name: productSizes.sizeName })
        .from(productSizes)
        .orderBy(asc(productSizes.position))
    ).map(({ name }) => name)

  const sized = (...sizes: string[]) => run(...sizes.map((size) => ({ size })))

  test('keep the order of the file, even with a new one in front', async () => {
    await sized('S', 'M')
    expect(await sized('XS', 'S', 'M')).toMatchObject({ updated: 1 })
    expect(await order()).toEqual(['XS', 'S', 'M'])
    await sized('M', 'S', 'XS')
    expect(await order()).toEqual(['M', 'S', 'XS'])
  })

  test('that the file lacks stay behind those that they followed', async () => {
    await sized('XS', 'S', 'M', 'L')
    await sized('S', 'L', 'XL')
    expect(await order()).toEqual(['XS', 'S', 'M', 'L', 'XL'])
  })

  test('with similar names stay different, whatever the order of the file', async () => {
    await sized('36 ½', '7.5', '12-18 months old')
    await sized('36', '36 ½', '75', '7.5', '12-18 months new', '12-18 months old')
    expect(await order()).toHaveLength(6)
    await run({ size: '36', qty: '1' }, { size: '36 ½', qty: '2' })
    expect([await pieces('36'), await pieces('36 ½')]).toEqual([1, 2])
  })
})

describe('an unchanged file', () => {
  test('reverts changes by staff', async () => {
    await run({})
    await company.db.update(products).set({ name: 'Other' })
    expect(await run({})).toMatchObject({ updated: 1 })
    expect(await all()).toMatchObject([{ name: 'Sarong' }])
  })

  test('changes no row of its products, so shops are not notified', async () => {
    await run({})
    const [before] = await company.db.select().from(products)
    await company.db.delete(importedProducts)
    await run({})
    await run({})
    expect(await company.db.select().from(products)).toEqual([before])
  })
})
