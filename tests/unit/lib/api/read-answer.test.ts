import { endpoints } from '@etalase/contract/endpoints.ts'
import {
  aCart,
  aCartItem,
  anOrder,
  anOrderLine,
  aProduct,
  aShowroom,
} from '@etalase/testkit/builders.ts'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { z } from 'zod'
import { readAnswer } from '#lib/api/read-answer.ts'
import { leftOutCounts } from '#lib/log/log-left-out.ts'

/** Log lines. */
let logged: Record<string, unknown>[] = []

beforeEach(() => {
  logged = []
  globalThis.etalaseLeftOut = undefined
  vi.spyOn(console, 'warn').mockImplementation((line) => {
    logged.push(JSON.parse(line))
  })
})

const read = <Call extends keyof typeof endpoints>(call: Call, answer: unknown) =>
  readAnswer(endpoints[call].data, answer, call) as z.ZodSafeParseResult<
    z.output<(typeof endpoints)[Call]['data']>
  >

const list = (...products: unknown[]) =>
  read('GET products', { products, product_count: products.length })

const subcategory = (id: number, name: string | null) => ({ id, name, show_cover: 0 })
const women = {
  id: 1,
  name: 'Women',
  category_subs: [subcategory(11, 'Skirts'), subcategory(12, null)],
}

describe('in a list', () => {
  test('an unreadable record is left out, and the others are unchanged', () => {
    const { data } = list(aProduct(), aProduct({ id: 2, product_name: undefined }), { id: 3 }, null)
    expect(data?.products).toEqual([aProduct()])
  })

  test('a category keeps its other sub-categories', () => {
    const { data } = read('GET categories', { categories: [women] })
    expect(data?.categories).toEqual(
      [{ ...women, category_subs: [subcategory(11, 'Skirts')] }].map(flags),
    )
  })

  test('an answer without a readable record is unreadable, and its totals are ignored', () => {
    const before = [...leftOutCounts()]
    expect(list({ id: 1 }, { id: 2 }).error?.issues).not.toEqual([])
    expect([...leftOutCounts()]).toEqual(before)
    expect(list().data?.products).toEqual([])
  })

  test('a product is left out with an unreadable price or with all sizes unreadable', () => {
    const wrong = [
      { ...aProduct({ id: 2 }), direct_discount: { direct_disc_percent: 'ten' } },
      { ...aProduct({ id: 3 }), net_price: -1 },
      { ...aProduct({ id: 4 }), sizes: [{ size_code: 'M' }] },
    ]
    expect(list(aProduct(), ...wrong).data?.products).toEqual([aProduct()])
  })

  test('an unreadable optional field of a product is left out alone', () => {
    const given = {
      ...aProduct(),
      brand_name: 5,
      color: { name: null, hex: 'red' },
      style_colors: { count: 2, hexes: ['red'] },
      product_images: 'none',
    }
    expect(list(given).data?.products).toEqual([aProduct()])
  })

  test('an image keeps its place when its type is missing', () => {
    const images = [{ image_url: '/a.webp' }, { image_type: 'COVER' }]
    const { data } = list({ ...aProduct(), product_images: images })
    expect(data?.products[0]?.product_images).toEqual([{ image_url: '/a.webp', image_type: '' }])
  })

  test('a store with an invalid flag is left out of its region', () => {
    const region = { id: 1, region_name: 'Jakarta' }
    const showrooms = [aShowroom(), { ...aShowroom({ id: 2 }), is_hub: 'maybe' }]
    const { data } = read('GET master/showroom-region', {
      showroom_region_list: [{ ...region, showrooms }],
    })
    expect(data?.showroom_region_list).toEqual([{ ...region, showrooms: [aShowroom()] }])
  })

  test("records beyond the contract's limit are cut off at the end", () => {
    const subcategories = Array.from({ length: 7 }, (_, index) => ({
      id: index + 1,
      name: 'Skirts',
      category: { id: 1, name: 'Women' },
    }))
    const { data } = read('GET search-suggestions', {
      category_subs: subcategories,
      brands: [],
      products: [],
    })
    expect(data?.category_subs).toEqual(subcategories.slice(0, 5))
  })
})

describe('with money involved', () => {
  test('a cart with an unreadable line fails to load, instead of being empty or shorter', () => {
    const bad = { ...aCartItem({ id: 2 }), qty: null }
    expect(read('GET cart', { cart: aCart(aCartItem(), bad as never) }).success).toBe(false)
    expect(read('GET cart', { cart: { cart_items: null } }).success).toBe(false)
    expect(read('GET cart', {}).data).toEqual({ cart: { cart_items: [] } })
  })

  test('an order with an unreadable line is left out; the list has the other orders', () => {
    const bad = anOrder({ id: 13, sales_trx_details: [anOrderLine(), {} as never] })
    expect(read('GET user/order', { user_order: bad }).success).toBe(false)
    const { data } = read('GET user/orders', { user_orders: [bad, anOrder()] })
    expect(data?.user_orders.map(({ id }) => id)).toEqual([12])
  })

  test('an order is never shown without its discount', () => {
    const user_order = { ...anOrder(), discount: 'half' }
    expect(read('GET user/order', { user_order }).success).toBe(false)
  })

  test('an order keeps its place with a status that the shop does not know', () => {
    const user_order = { ...anOrder(), trx_status: 'AT_THE_TAILOR' }
    expect(read('GET user/order', { user_order }).data?.user_order.trx_status).toBe('UNKNOWN')
  })

  test("a store's stock for the cart is complete or unknown", () => {
    const answer = { cart_items_availability: [{ id: 1, qty: 1 }, { id: 2 }] }
    expect(read('POST check-showroom-stock-availability', answer).success).toBe(false)
  })

  test('a courier with unreadable rates is left out, and no courier at all is a failure', () => {
    const tier = { service: 'REG', description: 'Regular', tariff: 9_000, etd: '2-3' }
    const { tariff: _, ...free } = tier
    const couriers = (given: object) => read('POST checkout-shipping', { couriers: given })
    expect(couriers({ a: [tier, free], b: [free], c: 'none' }).data).toEqual({
      couriers: { a: [tier] },
    })
    expect(couriers({ b: [free] }).success).toBe(false)
    expect(couriers({}).data).toEqual({ couriers: {} })
  })

  test('a size chart loses no column of a row', () => {
    const { data } = read('GET product', {
      product: {
        ...aProduct(),
        product_sizing: {
          size_chart_url: '/chart.webp',
          measurements: {
            columns: ['Chest', 'Length'],
            rows: [
              { size_name: 'M', values: [50, 'long'] },
              { size_name: 'L', values: [52, 71] },
            ],
          },
        },
      },
    })
    expect(data?.product.product_sizing?.measurements?.rows).toEqual([
      { size_name: 'L', values: [52, 71] },
    ])
  })
})

describe('for omitted records', () => {
  const wrong = { ...aProduct({ id: 7 }), product_name: null, product_code: 'secret' }

  test('the log has call, path and id once, without values', () => {
    list(aProduct(), wrong)
    list(wrong, aProduct())
    expect(logged).toEqual([
      {
        level: 'warn',
        time: expect.any(String),
        event: 'backend-data-left-out',
        call: 'GET products',
        path: 'products.1.product_name',
        leftOut: 'products.[]',
        id: 7,
        problem: 'Invalid input: expected string, received null',
      },
    ])
  })

  test('each omission is counted, by call and path', () => {
    const times = () =>
      [...leftOutCounts()].find(
        ({ call, path }) => call === 'GET products' && path === 'products.[]',
      )?.times ?? 0
    const before = times()
    list(aProduct(), wrong)
    list(aProduct(), wrong)
    expect(times()).toBe(before + 2)
  })

  test("a record's key, which is data, is not logged", () => {
    read('POST checkout-shipping', { couriers: { 'sari@example.com': 1, a: [] } })
    expect(logged).toMatchObject([{ path: 'couriers.*', leftOut: 'couriers.*' }])
  })
})

/** Returns sub-categories with their flags as parsed by the contract. */
function flags<C extends { category_subs: object[] }>(category: C) {
  return {
    ...category,
    category_subs: category.category_subs.map((given) => ({ ...given, show_cover: false })),
  }
}
