import { stylePageQuery } from '@etalase/backend-kit/catalogue/style-page.ts'
import { products } from '@etalase/backend-kit/db/schema/catalogue.ts'
import { sorts } from '@etalase/contract/rules/constants.ts'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { demoBackend } from '#tests/support/backend-for-tests.ts'
import { callEndpoint, send } from '#tests/support/test-backend.ts'

const backend = await demoBackend()

const list = (query: object) => callEndpoint(backend.app, 'GET products', { limit: 100, ...query })

/** Loads all products of a list, page by page. */
async function allOf(query: object, limit = 100): Promise<number[]> {
  const first = await list({ ...query, limit })
  const pages = Math.ceil(first.product_count / limit)
  const others = await Promise.all(
    Array.from({ length: pages - 1 }, (_, index) => list({ ...query, limit, page: index + 2 })),
  )
  return [first, ...others].flatMap((page) => page.products.map(({ id }) => id))
}

let styles: Map<number, string>

/** Keeps the first product of each garment, in the given order. */
const firstsOf = (ids: readonly number[]) =>
  ids.filter(
    (id, index) => ids.findIndex((other) => styles.get(other) === styles.get(id)) === index,
  )

beforeAll(async () => {
  // Products without a style: each colour is its own garment.
  await backend.db.execute(sql`update products set style_code = null where id in (1001, 1003)`)
  const rows = await backend.db
    .select({ id: products.id, styleCode: products.styleCode })
    .from(products)
  styles = new Map(rows.map(({ id, styleCode }) => [id, styleCode ?? `product ${id}`]))
})

const lists = [
  {},
  { category_id: 6 },
  { category_sub_id: 601 },
  { group_id: 3 },
  { sale: 1 },
  { brand: 'rimba', category_id: 6 },
  { category_id: 7, size: 'M' },
  { color: 'blue,black' },
  { price_min: 200_000, price_max: 400_000, available: 1 },
]

describe('a list with one product per garment', () => {
  test.each(lists.flatMap((query) => sorts.map((sort) => ({ ...query, sort }))))(
    '%o has the first of each in list order, with their exact count',
    async (query) => {
      const expected = firstsOf(await allOf(query))
      const grouped = await list({ ...query, group: 'colors' })
      expect(grouped.product_count).toBe(expected.length)
      expect(await allOf({ ...query, group: 'colors' })).toEqual(expected)
    },
  )

  test('is shorter than the list of all colours, and its pages neither repeat nor lose a garment', async () => {
    const ids = await allOf({ group: 'colors' }, 7)
    expect(ids.length).toBeLessThan((await list({})).product_count)
    expect(new Set(ids.map((id) => styles.get(id))).size).toBe(ids.length)
    expect(new Set(ids).size).toBe(new Set(styles.values()).size)
  })

  test('keeps the products without a style', async () => {
    expect(await allOf({ group: 'colors' })).toEqual(expect.arrayContaining([1001, 1003]))
  })

  test.each([{ category_id: 6 }, { category_id: 6, size: 'M' }])(
    '%o is empty past its end, and still has the count',
    async (query) => {
      const first = await list({ ...query, group: 'colors' })
      const beyond = await list({ ...query, group: 'colors', page: 1_000 })
      expect(beyond).toMatchObject({ products: [], product_count: first.product_count })
    },
  )

  test('of a colour that no product has is empty', async () => {
    const none = await list({ color: 'octarine', group: 'colors' })
    expect(none).toMatchObject({ products: [], product_count: 0 })
  })

  test.each(['styles', 'COLORS', '', '1'])('by %j is refused', async (group) => {
    const { status, body } = await send(backend.app, 'GET products', { group })
    expect([status, body.error?.code]).toEqual([400, 'INVALID_INPUT'])
  })

  test('of a search keeps every colour, since its words may name one', async () => {
    const query = { search: 'relaxed tee' }
    expect(await list({ ...query, group: 'colors' })).toEqual(await list(query))
  })
})

test.each([{}, { category_id: 7 }, { category_id: 7, size: 'M' }, { color: 'blue' }])(
  'the facets of garments in %o count what each choice lists',
  async (query) => {
    const grouped = { ...query, group: 'colors' }
    const { facets } = await list({ ...grouped, facets: 1, limit: 1 })
    expect(facets?.available).toBe((await list({ ...grouped, available: 1 })).product_count)
    for (const [name, choices] of [
      ['size', facets?.sizes],
      ['color', facets?.colors],
      ['brand', facets?.brands],
    ] as const) {
      for (const { code, count } of choices ?? []) {
        const { product_count } = await list({ ...grouped, [name]: code, limit: 1 })
        expect([name, code, product_count]).toEqual([name, code, count])
      }
    }
  },
)

test('the garments of a list are counted by an index-only scan of styles', async () => {
  await backend.db.execute(sql`vacuum analyze products`)
  const query = stylePageQuery(backend.db, { page: 1, limit: 8, sort: 'NEWEST', category_id: 6 })
  const plan = await backend.db.transaction(async (tx) => {
    // The demo company fits into few pages, so the planner would scan the table.
    await tx.execute(sql`set local enable_seqscan = off`)
    await tx.execute(sql`set local enable_bitmapscan = off`)
    return JSON.stringify(await tx.execute(sql`explain ${query.getSQL()}`))
  })
  expect(plan).toContain('Index Only Scan using products_garments on products')
  expect(plan).not.toMatch(/Seq Scan on products/)
})
