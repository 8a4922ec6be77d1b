import { products } from '@etalase/backend-kit/db/schema/catalogue.ts'
import { searchSynonyms } from '@etalase/backend-kit/db/schema/search.ts'
import { pageSize } from '@etalase/contract/rules/constants.ts'
import { maxSuggestions } from '@etalase/contract/suggestion.ts'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { understoodQueries, unsoldQueries } from '#tests/search/kind-queries.ts'
import { searchQueries } from '#tests/search/search-queries.ts'
import { demoBackend } from '#tests/support/backend-for-tests.ts'
import { callEndpoint, send } from '#tests/support/test-backend.ts'

const backend = await demoBackend()

const list = (query: object) => callEndpoint(backend.app, 'GET products', query)

const namesOf = async (search: string, query: object = {}) =>
  (await list({ search, ...query })).products.map((product) => product.product_name)

const { rows } = await backend.db
  .execute<{ id: number; text: string }>(sql`
    select product.id, concat_ws(' ', product.name, category.name, subcategory.name, brand_name) as text
    from products as product
    join category_subs as subcategory on subcategory.id = category_sub_id
    join categories as category on category.id = product.category_id`)
  .then((result) => ({ rows: [...(Array.isArray(result) ? result : Object(result).rows)] }))
const descriptions = new Map<number, string>(rows.map(({ id, text }) => [id, text]))

/** Returns the names found, with category and brand. */
const describeFound = async (search: string): Promise<string[]> =>
  (await list({ search })).products.map(({ id }) => descriptions.get(id) ?? '')

describe("shoppers' words", () => {
  /** Requires that at least 97% of the queries have what was meant in first place. */
  async function findsWhatIsMeant(queries: typeof searchQueries) {
    const failed: string[] = []
    for (const { query, expected } of queries) {
      const found = await describeFound(query)
      if (!expected.test(found[0] ?? 'nothing')) failed.push(`${query}: ${found.join(' | ')}`)
    }
    const most = Math.floor(queries.length * 0.03)
    expect(failed.length, failed.join('\n')).toBeLessThanOrEqual(most)
  }

  test('have the intended product first in 97% of every fifth search', () =>
    findsWhatIsMeant(searchQueries.filter((_, index) => index % 5 === 0)))

  test('have the intended product first in 97% of 200 and more searches', {
    timeout: 120_000,
    tags: 'nightly',
  }, async () => {
    expect(searchQueries.length).toBeGreaterThanOrEqual(200)
    await findsWhatIsMeant(searchQueries)
  })

  test.each(understoodQueries)('%s finds only %s on its first page', async (query, kind) => {
    const found = await describeFound(query)
    expect(found).not.toEqual([])
    for (const text of found) expect(text).toMatch(kind)
  })

  test.each(unsoldQueries)(
    '%s is not sold: it finds nothing, and suggests %s',
    async (query, subcategory) => {
      const { product_count, search: report } = await list({ search: query })
      expect([product_count, report?.corrected]).toEqual([0, undefined])
      expect(report?.category_subs.map(({ name }) => name)).toContain(subcategory)
      expect(report?.did_you_mean).toMatch(/\S/)
    },
  )

  test('find every product by its own name', { tags: 'nightly' }, async () => {
    const all = await backend.db.select({ id: products.id, name: products.name }).from(products)
    const lost: string[] = []
    for (const { id, name } of all) {
      const found = await list({ search: name, limit: 100 })
      if (!found.products.some((product) => product.id === id)) lost.push(name)
    }
    expect(lost).toEqual([])
  })

  test('have at least 400 pairs of synonyms, and a new one works', async () => {
    const { db } = backend
    expect(await db.$count(searchSynonyms)).toBeGreaterThanOrEqual(400)
    expect(await namesOf('klambi')).toEqual([])
    await db.insert(searchSynonyms).values({ term: 'klambi', meaning: 'baju', kind: 'garment' })
    expect(await namesOf('klambi')).toHaveLength(pageSize)
    await db.delete(searchSynonyms).where(eq(searchSynonyms.term, 'klambi'))
  })
})

describe('a search', () => {
  const report = async (search: string) => (await list({ search })).search

  test('lists available products before sold-out ones', async () => {
    const { db } = backend
    const [first] = (await list({ search: 'jeans' })).products
    if (!first) throw new Error('no jeans')
    await db.execute(sql`update stock set qty = 0 where product_id = ${first.id}`)
    const ids = (await list({ search: 'jeans' })).products.map(({ id }) => id)
    expect(ids.at(-1)).toBe(first.id)
    await db.execute(sql`update stock set qty = 1 where product_id = ${first.id}`)
  })

  test.each(['batik', 'dress', 'kaos'])(
    'for %s lists products for adults first, and for children when they are named',
    async (query) => {
      const isForKids = (text: string) => text.includes('KIDS')
      expect((await describeFound(query)).filter(isForKids)).toEqual([])
      const named = await describeFound(`${query} anak`)
      expect(named).not.toEqual([])
      expect(named.filter(isForKids)).toEqual(named)
    },
  )

  test('with a size lists only products in stock in it', async () => {
    const { products: found } = await list({ search: 'kaos hitam XL' })
    expect(found.length).toBeGreaterThan(0)
    for (const { sizes } of found) {
      expect(sizes.find((size) => size.size_code === 'XL')?.is_available).toBe(true)
    }
  })

  test('reports which words were corrected', async () => {
    expect(await report('kmeja btik')).toMatchObject({ corrected: 'kemeja batik' })
    expect(await report('kemeja batik')).toMatchObject({ corrected: null, left_out: [] })
  })

  test('that no product matches fully drops the least important words, and reports them', async () => {
    const answer = await list({ search: 'jaket denim wanita' })
    expect(answer.product_count).toBeGreaterThan(0)
    expect(answer.search).toMatchObject({ left_out: ['denim'] })
  })

  test('never drops an unknown word: it finds nothing, and suggests the known ones', async () => {
    const answer = await list({ search: 'kemeja zzqxj' })
    expect(answer.product_count).toBe(0)
    expect(answer.search).toMatchObject({
      tried: ['kemeja', 'zzqxj'],
      did_you_mean: 'kemeja',
      category_subs: [{ name: 'Batik' }, { name: 'Shirts' }, {}],
    })
  })

  test("for a product that isn't sold suggests a similar one", async () => {
    expect(await report('ransel')).toMatchObject({
      did_you_mean: 'tas',
      category_subs: [{ name: 'Bags', category: { name: 'ACCESSORIES' } }],
    })
  })

  test("that isn't understood has no suggestions", async () => {
    expect(await report('zzqxj')).toMatchObject({ did_you_mean: null, category_subs: [] })
  })

  test('for a code finds only its product, and for its beginning all of them', async () => {
    expect(await namesOf('RI-1001')).toEqual(['Everyday T-shirt in Natural White'])
    expect((await list({ search: 'ri 100' })).product_count).toBe(9)
    expect(await namesOf('RI-9999')).toEqual([])
  })

  test('respects the filters of the list, and sorts by price on request', async () => {
    const { products: found } = await list({ search: 'kaos', category_id: 9, sort: 'PRICE_ASC' })
    const prices = found.map((product) => product.net_price)
    expect(found.every((product) => product.brand_name === 'Bocah')).toBe(true)
    expect(prices).toEqual(prices.toSorted((a, b) => a - b))
  })

  test('without a word in it finds nothing', async () => {
    expect(await list({ search: '!?' })).toMatchObject({ product_count: 0, search: { tried: [] } })
  })
})

describe('suggestions', () => {
  const suggest = (q: string) => callEndpoint(backend.app, 'GET search-suggestions', { q })

  test('for the start of a word have sub-categories and products', async () => {
    const { category_subs, products: found } = await suggest('kerud')
    expect(category_subs).toMatchObject([{ name: 'Scarves & Hijab', category: { id: 8 } }])
    expect(found).toHaveLength(maxSuggestions)
    expect(found[0]?.product_name).toMatch(/hijab/)
  })

  test('for the start of a brand have the brand', async () => {
    expect((await suggest('Was')).brands).toEqual([{ name: 'Wastra', brand_code: 'wastra' }])
  })

  test('for unknown text are empty', async () => {
    const nothing = { category_subs: [], brands: [], products: [] }
    expect(await suggest('zzqxj')).toEqual(nothing)
    expect(await suggest('%_')).toEqual(nothing)
  })

  test.each([{}, { q: '' }, { q: ' ' }, { q: 'x'.repeat(101) }])('%o is refused', async (query) => {
    const { status, body } = await send(backend.app, 'GET search-suggestions', query)
    expect([status, body.error?.code]).toEqual([400, 'INVALID_INPUT'])
  })
})

test.each(['NEWEST', 'PRICE_ASC'])(
  'the second page of a search continues after the first, sorted by %s',
  async (sort) => {
    const idsOf = async (limit: number, page: number) =>
      (await list({ search: 'shirt', sort, limit, page })).products.map(({ id }) => id)
    const whole = await idsOf(6, 1)
    expect(whole).toHaveLength(6)
    expect([...(await idsOf(3, 1)), ...(await idsOf(3, 2))]).toEqual(whole)
  },
)

test('an empty search result has at most four best sellers, none of them sold out', async () => {
  const { db } = backend
  const order = (id: number) =>
    sql.raw(`insert into orders (id, trx_ref, device_id, status, shipping_type, showroom_id, guest_email, subtotal,
      discount, shipping_cost, grand_total, placed_at, due_at)
    overriding system value values (${id}, 'best-${id}', gen_random_uuid(), 'PENDING', 'PICKUP_ON_STORE', 1, 'sari@example.com',
      1000, 0, 0, 1000, now(), now())`)
  const line = (orderId: number, productId: number, qty: number) =>
    sql.raw(
      `insert into order_lines values (${orderId}, ${productId}, 'M', 'M', 'Shirt', ${qty}, 1, 1, 0, 0, 1)`,
    )
  await db.execute(order(1))
  for (const [productId, qty] of [
    [1010, 1],
    [1011, 5],
    [1012, 9],
  ] as const) {
    await db.execute(line(1, productId, qty))
  }
  await db.execute(sql`update stock set qty = 0 where product_id = 1012`)
  const { search } = await list({ search: 'zzqxj' })
  expect(search?.best_sellers.map(({ id }) => id)).toEqual([1011, 1010])
  const others = (await list({})).products.map(({ id }) => id)
  for (const productId of others) await db.execute(line(1, productId, 1))
  expect(others.length).toBeGreaterThan(4)
  expect((await list({ search: 'zzqxj' })).search?.best_sellers).toHaveLength(4)
})
