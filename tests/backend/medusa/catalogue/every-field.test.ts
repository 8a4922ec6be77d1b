import { anArrivedOrder, staffHeaders } from '@etalase/backend/tests/support/arrived-order.ts'
import { demoBackend, sharedBackend } from '@etalase/backend/tests/support/backend-for-tests.ts'
import {
  callEndpoint,
  send,
  type TestBackend,
} from '@etalase/backend/tests/support/test-backend.ts'
import { places, stockProduct } from '@etalase/backend-kit/tests/support/small-company.ts'
import { type Product, productEndpoints } from '@etalase/contract/product.ts'
import { productFeedEndpoints } from '@etalase/contract/product-feed.ts'
import { productSurfaces, type Surface } from '@etalase/contract/product-surfaces.ts'
import { entriesOf } from '@etalase/contract/rules/entries.ts'
import { fakeProduct, stores } from '@etalase/medusa/tests/support/fake-engine/catalogue.ts'
import { openTestAdapter } from '@etalase/medusa/tests/support/medusa-adapter.ts'
import { createElement, Fragment } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { ProductDetail, RelatedProducts } from '../../../../components/product/product-detail.tsx'
import { feedRows } from '../../../../lib/feeds/feed-row.ts'
import { productMarkdown } from '../../../../lib/markdown/product.ts'
import { productPageJsonLd } from '../../../../lib/seo/product-json-ld.ts'
import { missingIn } from './contract-fields.ts'

type Call = (
  call: 'GET products' | 'GET product' | 'GET product-feed',
  query: object,
) => Promise<unknown>

/** Fetches a backend's raw product data: lists, the feed, and every `step`th product page. */
async function answersOf(call: Call, step = 1) {
  const lists: { products: { id: number }[] }[] = []
  for (let page = 1; lists.at(-1)?.products.length !== 0; page += 1)
    lists.push(Object(await call('GET products', { limit: 100, page })))
  const ids = lists.flatMap(({ products }) => products.map(({ id }) => id))
  const pages: unknown[] = []
  for (const id of ids.filter((_, index) => index % step === 0))
    pages.push(await call('GET product', { id }))
  return { lists, pages, feed: await call('GET product-feed', { limit: 500, stores: 1 }) }
}

type Answers = Awaited<ReturnType<typeof answersOf>>

const dataFrom =
  ({ app }: TestBackend): Call =>
  async (call, query) =>
    Object((await send(app, call, query)).body).data

/** Creates a product with an approved review: the demo company has no orders, and so no reviews. */
async function reviewedProduct(backend: TestBackend): Promise<unknown> {
  const { app, db } = backend
  await stockProduct(db, { id: 1, stock: { [places.hub]: 9, [places.store]: 9 } })
  const { order_token } = await anArrivedOrder(backend)
  const line = { product_detail_id: 1, size: 'M' }
  const said = { stars: 4, fit: 'TRUE', text: 'Soft, and the seams hold.', name: 'Sari' }
  await send(app, 'POST order-review', { order_token, ...line, ...said })
  const { reviews } = await callEndpoint(app, 'GET staff/reviews', {}, staffHeaders)
  const step = { id: reviews[0]?.id ?? 0, step: 'approve' }
  await callEndpoint(app, 'POST staff/review-step', step, staffHeaders)
  return dataFrom(backend)('GET product', { id: 1 })
}

/** Fields that searches and facets add to a list; tested in search/search and catalogue/narrowed-lists. */
const ofQueries = ['facets', 'search']

const demo = await demoBackend()
const small = await sharedBackend()
let sent: Answers

beforeAll(async () => {
  sent = await answersOf(dataFrom(demo), 5)
  await small.reset()
  sent.pages.push(await reviewedProduct(small))
})

describe('the reference backend sends every field', () => {
  test('of the product page, with a value in the demo company for each', () => {
    expect(missingIn(sent.pages, productEndpoints['GET product'].data)).toEqual([])
  })

  test('of the product page as the contract describes it', {
    tags: 'nightly',
  }, async () => {
    const { pages } = await answersOf(dataFrom(demo))
    const { data } = productEndpoints['GET product']
    expect(missingIn(pages, data, ['product.reviews'])).toEqual([])
    expect(pages.filter((page) => !data.safeParse(page).success)).toEqual([])
  })

  test('of a product list', () => {
    const { data } = productEndpoints['GET products']
    expect(missingIn(sent.lists, data, ofQueries)).toEqual([])
  })

  test('of its product feed', () => {
    expect(missingIn([sent.feed], productFeedEndpoints['GET product-feed'].data)).toEqual([])
  })

  test('and a field that no product has would be reported', () => {
    const schema = productFeedEndpoints['GET product-feed'].data
    expect(missingIn([{ products: [{ id: 1 }] }], schema)).toContain('products.sizes.size_code')
  })
})

/** Fields that Medusa lacks (docs/engines.md). */
const notOfMedusa = ['product.delivery']

/** Medusa's prices already include discounts. */
const discountsIn = (path: string) => `${path}.direct_discount`

test("Medusa's adapter sends every field that Medusa has data for", async () => {
  const { engine, adapter, call, close } = await openTestAdapter()
  const chart = { url: '/media/chart.svg', category_sub_id: 601 }
  const measurements = { columns: ['A'], rows: [{ size_name: 'S', values: [50] }] }
  engine.state.content.set('size-charts en', [{ ...chart, measurements }])
  engine.state.stores = stores
  engine.state.products = [0, 6].map((index) => {
    const garment = fakeProduct(index)
    const [navy] = garment.colors
    Object.assign(garment.metadata, { size_chart_url: chart.url })
    Object.assign(garment.metadata.colors?.Navy ?? {}, { related: [1_013] })
    for (const variant of garment.colors.flatMap(({ variants }) => variants))
      Object.assign(variant, { sale_ends_at: '2030-05-01T16:59:00.000Z' })
    for (const variant of navy?.variants ?? []) Object.assign(variant, { stock: { sloc_1: 2 } })
    return garment
  })
  engine.state.reviews = [
    {
      number: 1,
      trx_ref: 'order',
      product_number: 1_001,
      size_code: 'M',
      status: 'APPROVED',
      stars: 4,
      fit: 'TRUE',
      text: 'Soft.',
      name: 'Sari',
      language: 'en',
      created_at: '2026-11-20T00:00:00.000Z',
    },
  ]
  await adapter.model.load()
  const answers = await answersOf(async (name, query) => (await call(name, query)).data)
  await close()
  const { data: page } = productEndpoints['GET product']
  const { data: list } = productEndpoints['GET products']
  const { data: feed } = productFeedEndpoints['GET product-feed']
  expect({
    page: missingIn(answers.pages, page, [
      ...notOfMedusa,
      ...['product', 'product.related_products'].map(discountsIn),
    ]),
    list: missingIn(answers.lists, list, [...ofQueries, discountsIn('products')]),
    feed: missingIn([answers.feed], feed, [discountsIn('products')]),
  }).toEqual({ page: [], list: [], feed: [] })
})

const fields = entriesOf<keyof Product, readonly Surface[]>(productSurfaces)

const surfaces: Readonly<Record<Surface, (product: Product) => string>> = {
  page: (product) => {
    const { related_products: products } = product
    const url = 'http://shop.test/product/1'
    const detail = createElement(ProductDetail, { product, bundles: [], url })
    return renderToStaticMarkup(
      createElement(Fragment, null, detail, createElement(RelatedProducts, { products })),
    )
  },
  jsonLd: (product) => JSON.stringify(productPageJsonLd(product)),
  feed: (product) => JSON.stringify(feedRows(product)),
  markdown: productMarkdown,
}

/** Picks products so that each field is set in at least one. */
function someProducts(): Product[] {
  const { data } = productEndpoints['GET product']
  const all = sent.pages.map((page) => data.parse(page).product)
  const having = fields.flatMap(([field]) => all.find((product) => product[field] != null) ?? [])
  return [...new Set([...all.slice(0, 12), ...having])]
}

/** Returns a field's value from a product where it differs, else a made-up value. */
function otherValue(field: keyof Product, value: unknown, products: readonly Product[]): unknown {
  const isOther = (one: Product) => JSON.stringify(one[field]) !== JSON.stringify(value)
  const other = products.find(isOther)
  if (other) return other[field]
  return typeof value === 'number' ? value + 1 : undefined
}

/** Lists the fields whose change alters the surface of any product. */
function shownBy(surface: Surface, products: readonly Product[]): (keyof Product)[] {
  const shown = products.map((product) => ({ product, text: surfaces[surface](product) }))
  return fields.flatMap(([field]) => {
    const isShown = shown.some(({ product, text }) => {
      const changed = { ...product, [field]: otherValue(field, product[field], products) }
      return surfaces[surface](changed) !== text
    })
    return isShown ? [field] : []
  })
}

describe('each surface shows exactly the fields marked for it:', () => {
  beforeAll(() => {
    // Ignores a warning about picture quality, which is a build setting.
    vi.spyOn(console, 'warn').mockImplementation(() => {})
  })
  afterAll(() => vi.restoreAllMocks())

  test.each(entriesOf(surfaces))('%s', (surface) => {
    const marked = fields.flatMap(([field, on]) => (on.includes(surface) ? [field] : []))
    expect(shownBy(surface, someProducts())).toEqual(marked)
  })
})
