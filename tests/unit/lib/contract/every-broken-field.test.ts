import { type EndpointKey, endpoints } from '@etalase/contract/endpoints.ts'
import { backendStub, stubBackend } from '@etalase/testkit/backend-stub.ts'
import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ApiError } from '#lib/api/api-error.ts'
import * as areas from '#lib/api/areas.ts'
import * as categories from '#lib/api/categories.ts'
import * as home from '#lib/api/home.ts'
import * as productIndex from '#lib/api/product-index.ts'
import * as products from '#lib/api/products.ts'
import { callBackend } from '#lib/api/server.ts'
import { getStores } from '#lib/api/stores.ts'
import { type Break, broken, placesIn } from '#tests/support/break-answer.ts'
import { fieldsOf, wholeAnswer } from '#tests/support/whole-answers.ts'

const catalogue = {
  ...home,
  ...categories,
  ...products,
  ...productIndex,
}

/** Loads what a page uses of a response, in the response's form; null when the page doesn't exist. */
type Load = () => Promise<object | null>

const size = { product_detail_id: 1001, size: 'M', qty: 1 }

/** The loader of each catalogue call; the browser's own calls go through the gateway, which parses responses with `callBackend`. */
const loaders: Partial<Record<EndpointKey, Load>> = {
  'GET master/page/home': catalogue.getHome,
  'GET categories': async () => ({ categories: await catalogue.getCategories() }),
  'GET category': async () => ({ category: await catalogue.getCategory(6) }),
  'GET category-sub': async () => ({ category_sub: await catalogue.getSubcategory(10) }),
  'GET products': () => catalogue.getProducts({}),
  'GET product': async () => ({ product: await catalogue.getProduct(1001) }),
  'GET product-reviews': () => catalogue.getReviews(1001, 1),
  'GET promos': async () => ({ product_promos: await catalogue.getBundlePromos() }),
  'GET product-index-pages': async () => ({ pages: await catalogue.getProductIndexPages() }),
  'GET product-index': async () => ({ products: await catalogue.getProductIndex(0) }),
  'GET product-feed': async () => ({ products: await catalogue.getProductFeed({ after: 0 }) }),
  'GET master/showroom-region': async () => ({ showroom_region_list: await getStores() }),
  'GET master/province': async () => ({ province_list: await areas.getProvinces() }),
  'GET master/city': async () => ({ city_list: await areas.getCities(31) }),
  'GET master/subdistrict': async () => ({ subdistrict_list: await areas.getSubdistricts(3174) }),
  'GET master/showroom': () => callBackend('GET master/showroom', {}),
  'GET master/subdistrict-search': () =>
    callBackend('GET master/subdistrict-search', { query: { search: 'tebet' } }),
  'GET search-suggestions': () => callBackend('GET search-suggestions', { query: { q: 'shirt' } }),
  'GET product-promise': () =>
    callBackend('GET product-promise', { query: { product_detail_id: 1001, subdistrict_id: 1 } }),
  'POST check-stock-location': () => callBackend('POST check-stock-location', { body: size }),
}

let answer: unknown
let logged: { event?: string }[] = []

stubBackend()
beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation((line) => {
    logged.push(JSON.parse(line))
  })
  vi.mocked(console.error).mockImplementation(() => {})
  backendStub.use(
    http.all('http://localhost:4000/*', () => HttpResponse.json({ data: answer ?? null })),
  )
})
afterEach(() => {
  vi.mocked(console.error).mockClear()
})

/** Returns what a page uses of a response; null for an expected failure. Other errors fail the test. */
async function loaded(sent: unknown, load: Load): Promise<object | null> {
  answer = sent
  vi.mocked(console.error).mockClear()
  try {
    const view = await load()
    // An optional list is replaced by an empty one, which is logged.
    return vi.mocked(console.error).mock.calls.length > 0 ? null : view
  } catch (error) {
    if (error instanceof ApiError && error.kind === 'badResponse') return null
    throw error
  }
}

const at = (value: unknown, path: Break['path']): unknown =>
  path.reduce<unknown>((below, key) => Object(below)[key], value)

/** Returns what a broken value may cost: its record, or the nearest field that the page can't show without it. */
function lostWith(path: Break['path'], view: object): Break['path'] {
  const index = path.findIndex((key) => typeof key === 'number')
  let lost = path.slice(0, index === -1 ? 2 : index + 1)
  while (lost.length > 1 && at(view, lost.slice(0, -1)) === undefined) lost = lost.slice(0, -1)
  return lost
}

/** Removes a part that may be lost from a view; a record is already gone if its list is shorter than in the whole view. */
function without(view: object | null, lost: Break['path'], whole: object | null): unknown {
  const [list, wholeList] = [view, whole].map((each) => at(each, lost.slice(0, -1)))
  const isGone = Array.isArray(list) && Array.isArray(wholeList) && list.length < wholeList.length
  return isGone ? view : broken(view, { path: lost, change: { is: 'missing' } })
}

type Wrongs = (value: unknown) => Break['change'][]

const wrong = (value: unknown) => ({ is: 'wrong' as const, value })

const missing: Wrongs = () => [{ is: 'missing' }, wrong(null)]

const ofAnotherType: Wrongs = (value) =>
  (typeof value === 'object' ? [7, []] : [{}, 'SOMETHING_NEW']).map(wrong)

/** Whether a path is in the first record of each list, to visit each field once. */
const isFirst = (path: Break['path']) => path.every((key) => typeof key !== 'number' || key === 0)

const breaksOf = (whole: unknown, wrongs: Wrongs): Break[] =>
  placesIn(whole)
    .filter(isFirst)
    .flatMap((path) => wrongs(at(whole, path)).map((change) => ({ path, change })))

function callOf(name: string): EndpointKey {
  const call = Object.keys(endpoints).find((key): key is EndpointKey => key === name)
  if (!call) throw new Error(`There is no call ${name}.`)
  return call
}

describe.each(Object.entries(loaders))('of %s', (name, load) => {
  const call = callOf(name)
  const sent = wholeAnswer(call)

  test('the test breaks each field of the contract', () => {
    const paths = placesIn(sent).map((path) =>
      path.map((key) => (typeof key === 'number' ? '[]' : key)).join('.'),
    )
    const places = new Set(paths)
    const isThere = (field: string) => (field.includes('*') ? places.size > 0 : places.has(field))
    expect(fieldsOf(call).filter((field) => !isThere(field))).toEqual([])
  })

  /** Checks that for any wrong field a page shows the rest, or fails as expected, and logs it once. */
  async function expectTheRest(wrongs: Wrongs): Promise<void> {
    const whole = await loaded(sent, load)
    for (const change of breaksOf(sent, wrongs)) {
      globalThis.etalaseLeftOut = undefined
      logged = []
      const bad = broken(sent, change)
      const view = await loaded(bad, load)
      const told = JSON.stringify(change)
      const isReadable = endpoints[call].data.safeParse(bad).success
      if (isReadable || typeof change.path[1] === 'number') expect(view, told).not.toBeNull()
      const isLeftOut = view !== null && !isReadable
      if (isLeftOut) await loaded(bad, load)
      const lines = logged.filter(({ event }) => event === 'backend-data-left-out')
      expect(lines.length, told).toBe(isLeftOut ? 1 : 0)
      if (view === null) continue
      const lost = lostWith(change.path, view)
      expect(without(view, lost, whole), told).toEqual(without(whole, lost, whole))
    }
  }

  test(
    'a page with a missing or null field shows the rest or an error, and logs it once',
    {
      timeout: 60_000,
    },
    () => expectTheRest(missing),
  )

  test(
    'a page with a field of the wrong type shows the rest or an error, and logs it once',
    { timeout: 60_000, tags: 'nightly' },
    () => expectTheRest(ofAnotherType),
  )
})

test('every catalogue call is covered', () => {
  const others = Object.entries(endpoints).filter(
    ([name, { access }]) => access === 'public' && !(name in loaders),
  )
  expect(others.map(([name]) => name)).toEqual([])
})
