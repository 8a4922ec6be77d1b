import { indexPages } from '@etalase/backend-kit/catalogue/product-index.ts'
import { products } from '@etalase/backend-kit/db/schema/catalogue.ts'
import { stockProduct } from '@etalase/backend-kit/tests/support/small-company.ts'
import { indexPageSize } from '@etalase/contract/product-index.ts'
import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { freshBackend } from '#tests/support/backend-for-tests.ts'
import { callEndpoint, send } from '#tests/support/test-backend.ts'

const backend = await freshBackend()

/** The product inserted last. A page of the index changes with its newest product. */
const lastStocked = 5

beforeEach(async () => {
  for (const id of [7, 3, 20, 11, lastStocked]) await stockProduct(backend.db, { id })
})

const index = async (query: object = {}) =>
  (await callEndpoint(backend.app, 'GET product-index', query)).products

const pages = (limit: number) => indexPages(backend.db, limit)

const idsOf = (found: { id: number }[]) => found.map(({ id }) => id)

/** Returns the last change of a product in the index. */
const changeOf = async (id: number) => (await index({ after: id - 1, limit: 1 }))[0]?.updated_at

const aYearAgo = sql`now() - interval '1 year'`

describe('the product index', () => {
  test('lists every product by id, whatever the insertion order', async () => {
    expect(idsOf(await index())).toEqual([3, 5, 7, 11, 20])
  })

  test('neither repeats nor loses a product between pages', async () => {
    const starts = await pages(2)
    expect(starts).toHaveLength(3)
    const read = await Promise.all(starts.map(({ after }) => index({ after, limit: 2 })))
    expect(read.flatMap(idsOf)).toEqual([3, 5, 7, 11, 20])
  })

  test('is empty after its last product, and has no pages without products', async () => {
    expect(await index({ after: 20 })).toEqual([])
    await backend.db.execute(sql`truncate products cascade`)
    expect([await index(), await pages(10)]).toEqual([[], []])
  })

  test('has a single page for few products', async () => {
    const answer = await callEndpoint(backend.app, 'GET product-index-pages')
    expect(answer.pages).toEqual([{ after: 2, updated_at: await changeOf(lastStocked) }])
  })

  test.each([
    ['product-index', { limit: indexPageSize + 1 }],
    ['product-index', { limit: 0 }],
    ['product-index', { after: -1 }],
    ['product-index', { after: 'x' }],
    ['product-index-pages', { limit: 1 }],
  ])('%s with %o is refused', async (path, query) => {
    expect((await send(backend.app, `GET ${path}`, query)).status).toBe(400)
  })

  test('uses an index-only scan, at its start and at its end', async () => {
    await backend.db.execute(sql`vacuum analyze products`)
    const plan = await backend.db.transaction(async (tx) => {
      // The planner prefers a sequential scan for few products.
      await tx.execute(sql`set local enable_seqscan = off`)
      return tx.execute(
        sql`explain select id, updated_at from products where id > 10 order by id limit 10`,
      )
    })
    expect(JSON.stringify(plan)).toMatch(/Index Only Scan using products_changes/)
  })
})

describe('the last change of a product', () => {
  beforeEach(async () => {
    await backend.db.execute(sql`alter table products disable trigger products_noted`)
    await backend.db.update(products).set({ updatedAt: aYearAgo })
    await backend.db.execute(sql`alter table products enable trigger products_noted`)
  })

  test('follows a price change of that product only', async () => {
    const before = await changeOf(7)
    await backend.db
      .update(products)
      .set({ netPrice: sql`${products.netPrice} + 1` })
      .where(eq(products.id, 5))
    expect((await changeOf(5))?.slice(0, 4)).not.toBe(before?.slice(0, 4))
    expect(await changeOf(7)).toBe(before)
    const [first, , last] = await pages(2)
    expect(first?.updated_at).toBe(await changeOf(5))
    expect(last?.updated_at).toBe(before)
  })

  test('is unchanged by an update that changes nothing', async () => {
    const before = await changeOf(5)
    await backend.db.update(products).set({ name: sql`${products.name}` })
    expect(await changeOf(5)).toBe(before)
  })
})
