import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findSizedProduct } from '@etalase/backend-kit/cart/sized-product.ts'
import { findProduct } from '@etalase/backend-kit/catalogue/product-repository.ts'
import type { Connection } from '@etalase/backend-kit/db/connection.ts'
import { products } from '@etalase/backend-kit/db/schema/catalogue.ts'
import { showrooms, stock } from '@etalase/backend-kit/db/schema/stores.ts'
import { runInLanguage } from '@etalase/backend-kit/messages/request-language.ts'
import { listProducts } from '@etalase/backend-kit/search/list-products.ts'
import { seedSmallCompany, stockProduct } from '@etalase/backend-kit/tests/support/small-company.ts'
import {
  openDemoDatabase,
  openTestDatabase,
} from '@etalase/backend-kit/tests/support/test-database.ts'
import { and, gt, inArray, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { growCatalogue } from '#seed/grow.ts'

let connection: Connection

beforeAll(async () => {
  connection = await openDemoDatabase()
  await growCatalogue(connection.db, 600)
})

afterAll(() => connection.close())

const list = (query: object) =>
  listProducts(connection.db, { page: 1, limit: 100, sort: 'NEWEST', ...query })

/** Returns a fingerprint of each table that growing writes to. */
const fingerprint = () =>
  Promise.all(
    ['products', 'texts', 'product_images', 'product_sizes', 'related_products', 'stock'].map(
      (table) =>
        connection.db.execute(
          sql`select md5(string_agg(t::text, '/' order by t::text)) from ${sql.identifier(table)} as t`,
        ),
    ),
  )

describe('growing the catalogue', () => {
  test('creates exactly the requested number of products, and lists them', async () => {
    expect(await connection.db.$count(products)).toBe(600)
    expect((await list({})).product_count).toBe(600)
  })

  test('creates complete products with pictures, sizes, a unique name and related products', async () => {
    const product = await findProduct(connection.db, 1300)
    expect(product?.product_name).toMatch(/ No\. 2$/)
    expect(product?.product_images.length).toBeGreaterThan(0)
    expect(product?.sizes.length).toBeGreaterThan(0)
    expect(product?.related_products.length).toBeGreaterThan(0)
    const names = await connection.db.selectDistinct({ name: products.name }).from(products)
    expect(names).toHaveLength(600)
  })

  test("copies every column of a design except a variant's own", async () => {
    const { db } = connection
    const designCount = 237
    const [design, variant] = await db
      .select()
      .from(products)
      .where(inArray(products.id, [1100, 1100 + designCount]))
      .orderBy(products.id)
    const prices = ['retailPrice', 'netPrice', 'discPercent', 'discNominal', 'grandPrice']
    const own = ['id', 'code', 'name', ...prices, 'styleCode', 'listedAt', 'updatedAt']
    const shared = (row = {}) => Object.entries(row).filter(([column]) => !own.includes(column))
    expect(shared(design).length).toBeGreaterThan(10)
    expect(shared(variant)).toEqual(shared(design))
  })

  test('creates products with Indonesian texts, each with its own name', async () => {
    const product = await runInLanguage('id', () => findProduct(connection.db, 1300))
    expect(product?.product_name).toMatch(/^[^ ].* No\. 2$/)
    expect(product?.product_name).not.toMatch(/ in /)
    expect(product?.detailed_description).toContain('Bahan: ')
  })

  test('creates products that can be bought, in hubs that can ship them', async () => {
    const { db } = connection
    const [piece] = await db
      .select()
      .from(stock)
      .innerJoin(showrooms, sql`${showrooms.id} = ${stock.showroomId} and ${showrooms.isHub}`)
      .where(and(gt(stock.productId, 1500), gt(stock.qty, 0)))
    const { productId, sizeCode } = piece?.stock ?? { productId: 0, sizeCode: '' }
    const sized = await findSizedProduct(db, productId, sizeCode)
    expect(sized?.maxInOneShop).toBeGreaterThan(0)
  })

  test('creates products that a search finds by code', async () => {
    const product = await findProduct(connection.db, 1400)
    const found = await list({ search: product?.product_code })
    expect(found.products.map(({ id }) => id)).toEqual([1400])
  })

  test.each([600, 300])('again to %d changes nothing', async (target) => {
    const before = await fingerprint()
    await growCatalogue(connection.db, target)
    expect(await fingerprint()).toEqual(before)
  })

  test('refuses the catalogue of another company', async () => {
    const other = await openTestDatabase()
    await seedSmallCompany(other.db)
    await stockProduct(other.db, { id: 1 })
    await expect(growCatalogue(other.db, 10)).rejects.toThrow('not the demo company')
    expect(await other.db.$count(products)).toBe(1)
    await other.close()
  })
})

describe('npm run seed', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'seed-'))
  const { DATABASE_URL: _, ...env } = process.env
  afterAll(() => rmSync(dataDir, { recursive: true }))

  const isRefused = (args: string[], words: string) => {
    const run = spawnSync(process.execPath, ['packages/backend/src/commands/seed.ts', ...args], {
      env: { ...env, DATA_DIR: dataDir },
      encoding: 'utf8',
    })
    expect(run.status).toBe(1)
    expect(run.stderr).toContain(words)
  }

  test('without arguments prints the expected ones', { tags: 'nightly' }, () =>
    isRefused([], '--products'),
  )

  test.each<[string[], string]>([
    [['--products', 'many'], 'whole number'],
    [['--products', '0'], 'whole number'],
    [['--products', '1000001'], 'up to 1000000'],
    [['--products', '300000'], 'DATABASE_URL'],
    [['--product', '300'], "'--product'"],
  ])('with %j prints the expected arguments', { tags: 'nightly' }, isRefused)
})
