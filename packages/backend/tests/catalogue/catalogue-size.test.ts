import type { Connection, Database } from '@etalase/backend-kit/db/connection.ts'
import { categories, categorySubs, products } from '@etalase/backend-kit/db/schema/catalogue.ts'
import { productSearch } from '@etalase/backend-kit/db/schema/search.ts'
import { stock } from '@etalase/backend-kit/db/schema/stores.ts'
import { listPageQuery, listProducts } from '@etalase/backend-kit/search/list-products.ts'
import { seedSmallCompany, stockProduct } from '@etalase/backend-kit/tests/support/small-company.ts'
import { openTestDatabase } from '@etalase/backend-kit/tests/support/test-database.ts'
import { maxSearchCount, sorts } from '@etalase/contract/rules/constants.ts'
import { rupiah } from '@etalase/contract/rules/money.ts'
import { eq, type SQL, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

let connection: Connection
let db: Database

beforeAll(async () => {
  connection = await openTestDatabase()
  db = connection.db
  await seedSmallCompany(db)
  const cover = { coverImageUrl: '/media/c.webp', coverText: 'All of it' }
  await db.insert(categories).values({ id: 7, name: 'WOMEN', groupId: 2, position: 1, ...cover })
  await db
    .insert(categorySubs)
    .values({ id: 701, categoryId: 7, name: 'Tops', showCover: false, position: 0 })
})

beforeEach(() => db.execute(sql`truncate products cascade`))

afterAll(() => connection.close())

type Asked = Parameters<typeof listProducts>[1]

const list = async (query: Partial<Asked> = {}) => {
  const page = await listProducts(db, { page: 1, limit: 100, sort: 'NEWEST', ...query })
  return { ids: page.products.map(({ id }) => id), count: page.product_count }
}

const countOf = async (query: Partial<Asked>) => (await list(query)).count

/** Inserts many products: pairs with equal prices, dozens with equal dates, any text. */
const fill = (count: number, searchText: SQL = sql`'plain shirt ' || n`) =>
  db.execute(sql`
    insert into products (id, code, name, brand_name, category_id, category_sub_id, group_id,
      retail_price, net_price, disc_percent, disc_nominal, grand_price, short_description,
      detailed_description, weight_grams, volume_cm3, search_text, listed_at)
    select n, 'F-' || n, 'Shirt', 'Rimba', 6, 601, 1, 1000 + n / 2, 1000 + n / 2, 0, 0,
      1000 + n / 2, '', '', 1, 1, ${searchText}, date '2026-01-01' + n % 30
    from generate_series(1, ${count}::int) as n`)

describe('the count of a list', () => {
  beforeEach(() => Promise.all([1, 2, 3].map((id) => stockProduct(db, { id, price: 100_000 }))))

  test('includes a new product at once', async () => {
    await stockProduct(db, { id: 4 })
    expect(await countOf({ category_id: 6 })).toBe(4)
  })

  test('follows a price change into and out of a sale', async () => {
    const setPrice = (price: number) =>
      db
        .update(products)
        .set({ grandPrice: rupiah(price) })
        .where(eq(products.id, 2))
    await setPrice(80_000)
    expect(await list({ sale: 1 })).toEqual({ ids: [2], count: 1 })
    await setPrice(100_000)
    expect(await list({ sale: 1 })).toEqual({ ids: [], count: 0 })
    expect(await countOf({})).toBe(3)
  })

  test('follows a product to another category', async () => {
    await db
      .update(products)
      .set({ categoryId: 7, categorySubId: 701, groupId: 2 })
      .where(eq(products.id, 1))
    expect(await countOf({ category_id: 6 })).toBe(2)
    expect(await countOf({ category_id: 7, category_sub_id: 701, group_id: 2 })).toBe(1)
  })

  test('follows a product to another brand', async () => {
    await db.update(products).set({ brandName: 'Laras' }).where(eq(products.id, 1))
    expect(await list({ brand: 'laras' })).toEqual({ ids: [1], count: 1 })
    expect(await countOf({ brand: 'rimba' })).toBe(2)
  })

  test('is zero for contradictory filters', async () => {
    expect(await list({ category_id: 6, group_id: 2 })).toEqual({ ids: [], count: 0 })
  })

  test('excludes a deleted product', async () => {
    await db.execute(sql`truncate products cascade`)
    await fill(10)
    await db.delete(products).where(sql`${products.id} > 4`)
    expect(await countOf({ category_sub_id: 601 })).toBe(4)
  })

  test('excludes a product that was rolled back', async () => {
    const failing = db.transaction(async (tx) => {
      await stockProduct(tx, { id: 4 })
      await stockProduct(tx, { id: 4 })
    })
    await expect(failing).rejects.toThrow()
    expect(await countOf({})).toBe(3)
  })

  test('is exact after concurrent writes', async () => {
    const ids = Array.from({ length: 20 }, (_, index) => 10 + index)
    await Promise.all(ids.map((id) => stockProduct(db, { id, percent: (id % 2) * 10 })))
    expect(await countOf({})).toBe(23)
    expect(await countOf({ sale: 1 })).toBe(10)
  })

  test('is zero after the table is truncated', async () => {
    await db.execute(sql`truncate products cascade`)
    expect(await list()).toEqual({ ids: [], count: 0 })
  })
})

/** Returns whether index-only scans are possible. An open transaction elsewhere prevents a vacuum from allowing them. */
async function vacuumed(): Promise<boolean> {
  await db.execute(sql`vacuum analyze products`)
  const pages = await db
    .select({ isVisible: sql<boolean>`relallvisible >= relpages` })
    .from(sql`pg_class`)
    .where(sql`oid = 'products'::regclass`)
  return pages[0]?.isVisible === true
}

describe('pages of a list', () => {
  test.each(sorts)(
    'neither repeat nor lose a product with equal sort keys, by %s',
    async (sort) => {
      await fill(100)
      const pages = await Promise.all(
        Array.from({ length: 13 }, (_, index) => list({ sort, page: index + 1, limit: 8 })),
      )
      const ids = pages.flatMap((page) => page.ids)
      expect(ids).toHaveLength(100)
      expect(new Set(ids).size).toBe(100)
    },
  )

  test('are empty a million pages past the end', async () => {
    await fill(10)
    expect(await list({ page: 1_000_000 })).toEqual({ ids: [], count: 10 })
  })

  test('read their ids by index-only scans, for every filter and sort', async () => {
    const indexes = [
      [{ category_id: 6 }, 'products_category_newest'],
      [{ category_id: 6, sort: 'PRICE_ASC' }, 'products_category_price'],
      [{ category_id: 6, sort: 'PRICE_DESC', page: 50 }, 'products_category_price'],
      [{ category_id: 6, category_sub_id: 601 }, 'products_category_sub_newest'],
      [{ category_id: 6, sale: 1 }, 'products_category_newest_sale'],
      [{ brandName: 'Rimba' }, 'products_brand_newest'],
      [{ brandName: 'Rimba', category_id: 6, sort: 'PRICE_ASC' }, 'products_brand_price'],
      [{}, 'products_all_newest'],
    ] as const
    await fill(5_000)
    // Empty index pages left by other tests would add to the costs.
    await db.execute(sql`reindex table products`)
    await expect.poll(vacuumed).toBe(true)
    for (const [query, index] of indexes) {
      const statement = listPageQuery(db, { page: 1, limit: 8, sort: 'NEWEST', ...query })
      const plan = JSON.stringify(await db.execute(sql`explain ${statement.getSQL()}`))
      expect(plan).toMatch(/Index Only Scan/)
      expect(plan).toContain(` using ${index} on products`)
      expect(plan).not.toMatch(/Seq Scan on products/)
    }
  })
})

describe('a search', () => {
  test('counts and lists at most the cap', async () => {
    await fill(maxSearchCount + 50)
    const last = await list({ search: 'shirt', page: maxSearchCount / 8, limit: 8 })
    expect(last).toMatchObject({ count: maxSearchCount, ids: { length: 8 } })
    const next = await list({ search: 'shirt', page: maxSearchCount / 8 + 1, limit: 8 })
    expect(next).toEqual({ count: maxSearchCount, ids: [] })
  })

  test('above its cap still lists the first of all matches', async () => {
    await fill(maxSearchCount + 50)
    const cheapest = await list({ search: 'shirt', sort: 'PRICE_ASC', limit: 3 })
    expect(cheapest.ids).toEqual([1, 2, 3])
    const dearest = await list({ search: 'SHIRT plain', sort: 'PRICE_DESC', limit: 2 })
    expect(dearest.ids).toEqual([maxSearchCount + 50, maxSearchCount + 49])
  })

  test('below its cap counts exactly', async () => {
    await fill(maxSearchCount + 50, sql`case when n % 50 = 0 then 'rare batik' else 'shirt' end`)
    expect(await countOf({ search: 'batik' })).toBe(21)
    expect(await countOf({ search: 'rare', category_id: 7 })).toBe(0)
  })

  test('above its cap lists available products first, then those with all words in the name', async () => {
    await fill(maxSearchCount + 50)
    await stockProduct(db, { id: 5_001, name: 'Plain jacket', stock: { 1: 2 } })
    await db.update(products).set({ searchText: 'shirt' }).where(eq(products.id, 5_001))
    await stockProduct(db, { id: 5_002, name: 'Plain shirt', stock: { 1: 2 } })
    await stockProduct(db, { id: 5_003, name: 'Plain shirt' })
    const found = await list({ search: 'plain', limit: 3 })
    expect(found.count).toBe(maxSearchCount)
    expect(found.ids.slice(0, 2).toSorted()).toEqual([5_001, 5_002])
  })

  test('above its cap neither repeats nor loses a product between pages', async () => {
    await fill(maxSearchCount + 50)
    for (const id of [5_001, 5_002, 5_003]) {
      await stockProduct(db, { id, name: 'Plain shirt', stock: { 1: 1 } })
    }
    const pages = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        list({ search: 'plain', limit: 100, page: index + 1 }),
      ),
    )
    expect(new Set(pages.flatMap(({ ids }) => ids)).size).toBe(maxSearchCount)
  })

  test('finds short words, alone and with longer ones', async () => {
    await fill(100, sql`'cotton ' || case when n % 10 = 0 then 'qz' else 'm' end`)
    expect(await countOf({ search: 'qz' })).toBe(10)
    expect(await countOf({ search: 'cotton qz' })).toBe(10)
    expect(await countOf({ search: 'xq' })).toBe(0)
  })
})

describe('the search index', () => {
  const found = async (search: string) => (await list({ search })).ids

  test('follows a new name, brand, category name and price', async () => {
    await stockProduct(db, { id: 1, name: 'Oxford shirt', price: 100_000 })
    await db.update(products).set({ name: 'Poplin jacket', brandName: 'Tala', searchText: 'warm' })
    expect([await found('jacket'), await found('tala'), await found('oxford')]).toEqual([
      [1],
      [1],
      [],
    ])
    await db.update(categorySubs).set({ name: 'Jumpers' }).where(eq(categorySubs.id, 601))
    expect(await found('jumper')).toEqual([1])
    await db.update(categorySubs).set({ name: 'Shirts' }).where(eq(categorySubs.id, 601))
    await db.update(products).set({ grandPrice: rupiah(50_000) })
    expect((await list({ search: 'jacket', sale: 1 })).ids).toEqual([1])
  })

  test('drops a deleted product', async () => {
    await fill(3)
    await db.delete(products).where(eq(products.id, 2))
    expect((await found('shirt')).toSorted()).toEqual([1, 3])
  })

  const availability = async () =>
    (await db.select({ isAvailable: productSearch.isAvailable }).from(productSearch))[0]
      ?.isAvailable

  test('follows the stock: sold out, restocked, and deleted', async () => {
    await stockProduct(db, { id: 1, stock: { 1: 2, 2: 1 } })
    expect(await availability()).toBe(true)
    await db.update(stock).set({ qty: 0 }).where(eq(stock.showroomId, 1))
    expect(await availability()).toBe(true)
    await db.update(stock).set({ qty: 0 }).where(eq(stock.showroomId, 2))
    expect(await availability()).toBe(false)
    await db.update(stock).set({ qty: 1 }).where(eq(stock.showroomId, 2))
    expect(await availability()).toBe(true)
    await db.delete(stock)
    expect(await availability()).toBe(false)
  })

  test('shows a product as sold out after concurrent orders take the last pieces in two shops', async () => {
    await stockProduct(db, { id: 1, stock: { 1: 1, 2: 1 } })
    const take = (showroomId: number) =>
      db.transaction((tx) =>
        tx.update(stock).set({ qty: 0 }).where(eq(stock.showroomId, showroomId)),
      )
    await Promise.all([take(1), take(2)])
    expect(await availability()).toBe(false)
  })
})
