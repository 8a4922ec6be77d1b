import { backendStub, stubBackend } from '@etalase/testkit/backend-stub.ts'
import { holdDeadlines } from '@etalase/testkit/broken-bodies.ts'
import { aProduct } from '@etalase/testkit/builders.ts'
import { delay, HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { readFilter } from '#lib/catalogue/read-filter.ts'
import { loadProducts } from '#lib/pages/load-products.ts'

const backend = 'http://localhost:4000'

/** Queries of the `GET products` calls. */
let asked: URLSearchParams[] = []

const facets = {
  sizes: [{ code: 'M', name: 'M', count: 2 }],
  colors: [],
  brands: [
    { code: 'wastra', name: 'Wastra', count: 2 },
    { code: 'unlisted', name: 'Unlisted', count: 1 },
  ],
  price: { min: 100, max: 900 },
  available: 2,
}

const image = { image_url: '/w.webp', alt_text: '' }
const brands = [{ name: 'Wastra', brand_code: 'wastra', text: '', url: '/', image }]
const home = { banners: [], sections: [], promos: [], category_banners: [], brands }

const listing = (offered: boolean) => [
  http.get(`${backend}/products`, ({ request }) => {
    const { searchParams } = new URL(request.url)
    asked.push(searchParams)
    const withFacets = offered && searchParams.has('facets')
    return HttpResponse.json({
      data: { products: [aProduct()], product_count: 1, ...(withFacets && { facets }) },
    })
  }),
  http.get(`${backend}/master/page/home`, () =>
    HttpResponse.json({ data: { home_data: home, categories: [] } }),
  ),
]

/** Maximum time that a search waits for its filter, in milliseconds. */
const facetsPatienceMs = 1_500

/** Allows for a slow machine. */
const patiently = { timeout: 20_000 }

const load = (query: string) => loadProducts(readFilter(new URLSearchParams(query)))

stubBackend()
beforeEach(() => {
  asked = []
})

describe('with a backend without facets', () => {
  beforeEach(() => backendStub.use(...listing(false)))

  test('a filtered list is the whole list, at the same page, without filters', async () => {
    const { filter, canNarrow, choices } = await load('category_id=7&sale=1&size=M&filter=1&page=2')
    expect({ filter, canNarrow, choices }).toEqual({
      filter: { categoryId: 7, isSale: true, page: 2 },
      canNarrow: false,
      choices: null,
    })
    expect(asked.at(-1)?.has('size')).toBe(false)
  })
})

test('a list whose facets fail is shown without its filter, which is logged', async () => {
  const log = vi.mocked(console.error).mockImplementation(() => {})
  backendStub.use(
    http.get(`${backend}/products`, ({ request }) =>
      new URL(request.url).searchParams.has('facets')
        ? HttpResponse.json({ error: { message: 'Too much.' } }, { status: 500 })
        : HttpResponse.json({ data: { products: [aProduct()], product_count: 1 } }),
    ),
  )
  expect(await load('category_id=7')).toMatchObject({ canNarrow: false, choices: null })
  expect(String(log.mock.lastCall)).toContain('GET products: refused (500)')
  log.mockClear()
})

describe('with a backend with facets', () => {
  beforeEach(() => backendStub.use(...listing(true)))

  test('a whole list can be filtered, without loading its counts', async () => {
    expect(await load('category_id=7&sale=1')).toMatchObject({ canNarrow: true, choices: null })
    expect(asked.map((query) => query.get('facets'))).toEqual(['1', null])
    // All lists of a category or group share one request for their choices.
    expect(asked[0]?.get('sale')).toBeNull()
  })

  test('a filtered list gets its counts in one call', async () => {
    const { answer, choices } = await load('category_id=7&size=M')
    expect(answer.product_count).toBe(1)
    expect(choices?.sizes).toEqual(facets.sizes)
    expect(asked.slice(1).map(String)).toEqual([
      'page=1&limit=8&sort=NEWEST&category_id=7&size=M&facets=1',
    ])
  })

  test('hides a label without a list of its own', async () => {
    const { choices } = await load('category_id=7&filter=1')
    expect(choices?.brands.map(({ code }) => code)).toEqual(['wastra'])
  })
})

test('a search fails within 8 s when the backend hangs', {
  timeout: 60_000,
}, async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const readMs = 5_000
  const deadlines = holdDeadlines(facetsPatienceMs, readMs)
  backendStub.use(http.get(`${backend}/products`, () => delay('infinite')))
  const failed = expect(load('search=kemeja&size=M')).rejects.toMatchObject({ kind: 'timeout' })
  await expect.poll(() => deadlines.count(facetsPatienceMs), patiently).toBe(1)
  deadlines.pass(facetsPatienceMs)
  // The deadlines of the filter and of the list.
  await expect.poll(() => deadlines.count(readMs), patiently).toBe(2)
  deadlines.pass(readMs)
  await failed
  expect(facetsPatienceMs + readMs).toBeLessThan(8_000)
  // The filter's failure is logged.
  log.mockClear()
})
