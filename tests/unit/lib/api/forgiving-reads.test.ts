import { rupiah } from '@etalase/contract/rules/money.ts'
import { backendStub, stubBackend } from '@etalase/testkit/backend-stub.ts'
import { aCart, aCartItem, aProduct } from '@etalase/testkit/builders.ts'
import { HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { fetchCart } from '#lib/api/cart.ts'
import { lastKnown } from '#lib/api/last-known.ts'
import { getFacets, hasCollection } from '#lib/api/products.ts'
import { callBackend } from '#lib/api/server.ts'
import { keepShownPrices } from '#lib/api/shown-prices.ts'
import { cacheCalls, forgetCacheCalls } from '#tests/support/next-cache.ts'

const category = { id: 1, name: 'Women', category_subs: [] }

const answers = (status: number, body: object) =>
  backendStub.use(http.all('http://localhost:4000/*', () => HttpResponse.json(body, { status })))

stubBackend()

/** Log lines. */
let logged: Record<string, unknown>[] = []
beforeEach(() => {
  logged = []
  vi.spyOn(console, 'warn').mockImplementation((line) => {
    logged.push(JSON.parse(line))
  })
})

describe('a menu', () => {
  const openMenu = () =>
    lastKnown('GET categories', async () => (await callBackend('GET categories', {})).categories)

  beforeEach(() => {
    vi.mocked(console.error).mockImplementation(() => {})
  })

  test.each([
    [200, { data: { categories: [{ id: 1 }] } }],
    [500, {}],
  ])('stays unchanged when its call fails with %i, which is logged', async (status, body) => {
    const menu = openMenu()
    answers(200, { data: { categories: [category] } })
    await menu()
    answers(status, body)
    expect(await menu()).toEqual([category])
    expect(String(vi.mocked(console.error).mock.lastCall)).toContain('GET categories')
    vi.mocked(console.error).mockClear()
  })

  test.each([
    [200, { data: { categories: 'none' } }],
    [500, {}],
    [404, {}],
  ])(
    'is empty and soon retried when it was never loaded and its call fails with %i',
    async (status, body) => {
      answers(status, body)
      forgetCacheCalls()
      expect(await openMenu()()).toEqual([])
      expect(cacheCalls.lives).toMatchObject([{ revalidate: 10 }])
      vi.mocked(console.error).mockClear()
    },
  )

  test('does not replace an old page if never loaded while the backend is down, even after another failure', async () => {
    const menu = openMenu()
    answers(500, {})
    await menu()
    vi.mocked(console.error).mockClear()
    answers(503, {})
    await expect(menu()).rejects.toMatchObject({ status: 503 })
    backendStub.use(http.all('http://localhost:4000/*', () => HttpResponse.error()))
    await expect(menu()).rejects.toMatchObject({ kind: 'network' })
  })
})

describe('optional data of a list', () => {
  test('is left out when only its call fails, and soon retried', async () => {
    vi.mocked(console.error).mockImplementation(() => {})
    answers(500, {})
    expect(await getFacets({})).toBeNull()
    expect(await hasCollection({})).toBe(false)
    expect(cacheCalls.lives.at(-1)).toMatchObject({ revalidate: 10 })
    expect(console.error).toHaveBeenCalledTimes(2)
    vi.mocked(console.error).mockClear()
  })

  test('does not replace an old page when the backend is down', async () => {
    answers(502, {})
    await expect(getFacets({})).rejects.toMatchObject({ status: 502 })
    await expect(hasCollection({})).rejects.toMatchObject({ status: 502 })
  })
})

describe('the price of a product in the cart', () => {
  const line = (id: number, net_price: number) => ({
    ...aCartItem({ product_detail_id: id }),
    product_detail: { ...aCartItem().product_detail, net_price: rupiah(net_price) },
  })

  const inCart = async (id: number, price: number) => {
    answers(200, { data: { cart: aCart(line(id, price)) } })
    await fetchCart({ deviceId: '4dd83ed6-9f9c-4ab0-9e29-6a3a1a0b8a01' })
  }

  const discount = { direct_disc_percent: 10, direct_disc_nominal: rupiah(1_000) }

  test("is logged when it differs from its page's price, once and without the cart", async () => {
    keepShownPrices([
      aProduct({ id: 8_001, net_price: rupiah(100_000), direct_discount: discount }),
    ])
    await inCart(8_001, 100_000)
    await inCart(8_001, 100_000)
    const prices = { product: 8_001, shown: 89_000, inCart: 100_000 }
    expect(logged).toEqual([
      { level: 'warn', time: expect.any(String), event: 'price-disagreement', ...prices },
    ])
  })

  test('is not logged when it matches its page, or no page has shown it', async () => {
    keepShownPrices([
      aProduct({ id: 8_002, net_price: rupiah(100_000), direct_discount: discount }),
    ])
    await inCart(8_002, 89_000)
    await inCart(8_003, 1)
    expect(logged).toEqual([])
  })
})
