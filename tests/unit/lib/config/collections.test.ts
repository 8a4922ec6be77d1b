import { backendStub } from '@etalase/testkit/backend-stub.ts'
import { aProduct } from '@etalase/testkit/builders.ts'
import { HttpResponse, http } from 'msw'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { isPerRequest } from '#lib/catalogue/list-filter.ts'
import { listedCollections } from '#lib/catalogue/listed-collections.ts'
import {
  collectionFilter,
  collectionHref,
  collectionSlugs,
  isCollection,
} from '#lib/config/collections.ts'
import { loadCollection } from '#lib/pages/load-collection.ts'
import { collectionsMessages } from '#messages/seo.ts'

const products = 'http://localhost:4000/products'

const facets = { sizes: [], colors: [], brands: [], price: null, available: 1 }

/** Stubs a backend with results for every query, unless `answer` overrides them. */
const answering = (answer: (query: URLSearchParams) => object = () => ({})) =>
  http.get(products, ({ request }) => {
    const query = new URL(request.url).searchParams
    const found = { products: [aProduct()], product_count: 30 }
    const given = query.has('facets') ? { ...found, facets } : found
    return HttpResponse.json({ data: { ...given, ...answer(query) } })
  })

beforeAll(() => backendStub.listen())
afterEach(() => backendStub.resetHandlers())
afterAll(() => backendStub.close())

describe('the table of collections', () => {
  test('is small enough to cache each page, and its addresses need no escaping', () => {
    expect(collectionSlugs.length).toBeLessThanOrEqual(50)
    for (const slug of collectionSlugs) expect(slug).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
    expect(collectionHref('gamis')).toBe('/collections/gamis')
  })

  test('duplicates no other list: a place alone already has an address', () => {
    for (const slug of collectionSlugs) {
      expect([slug, isPerRequest({ ...collectionFilter(slug), page: 1 })]).toEqual([slug, true])
    }
  })

  test('has its own heading and sentence for each', () => {
    const texts = Object.values(collectionsMessages.pages).flatMap(({ title, text }) => [
      title,
      text,
    ])
    expect(new Set(texts).size).toBe(texts.length)
  })

  test.each(['batik-ungu', 'Batik-Biru', '', 'toString', 'constructor', '__proto__', 'gamis/'])(
    '%j is not a collection',
    (slug) => {
      expect(isCollection(slug)).toBe(false)
    },
  )
})

describe('a collection', () => {
  test('has the products that match its words and filter', async () => {
    let asked = new URLSearchParams()
    backendStub.use(
      answering((query) => {
        asked = query
        return {}
      }),
    )
    const view = await loadCollection('batik-biru')
    expect(view).toMatchObject({ slug: 'batik-biru', count: 30, products: [{ id: 1001 }] })
    expect(Object.fromEntries(asked)).toMatchObject({ search: 'batik', color: 'blue', limit: '12' })
  })

  test('without products is missing', async () => {
    backendStub.use(answering(() => ({ products: [], product_count: 0 })))
    expect(await loadCollection('gamis')).toBeNull()
  })

  test('of a colour is missing when the backend does not support colours', async () => {
    backendStub.use(answering(() => ({ facets: null })))
    expect(await loadCollection('batik-biru')).toBeNull()
    expect(await loadCollection('gamis')).not.toBeNull()
  })

  test('is missing when the backend ignored one of its words', async () => {
    const search = { tried: ['baju'], left_out: ['lebaran'] }
    backendStub.use(answering(() => ({ search })))
    expect(await loadCollection('baju-lebaran')).toBeNull()
  })

  test('that fails to load is an error, not a missing page', async () => {
    backendStub.use(http.get(products, () => new HttpResponse(null, { status: 503 })))
    await expect(loadCollection('gamis')).rejects.toThrow()
  })
})

describe('the links to collections', () => {
  test('include those with products, in the order of the table', async () => {
    backendStub.use(
      answering((query) => (query.get('search') === 'gamis' ? { product_count: 0 } : {})),
    )
    expect(await listedCollections()).toEqual(collectionSlugs.filter((slug) => slug !== 'gamis'))
  })

  test('are left out while the backend fails, which is logged', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    backendStub.use(http.get(products, () => new HttpResponse(null, { status: 503 })))
    expect(await listedCollections()).toEqual([])
    expect(String(log.mock.lastCall)).toContain('/collections')
    log.mockClear()
  })
})
