import { places, stockProduct } from '@etalase/backend-kit/tests/support/small-company.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { sharedBackend } from '#tests/support/backend-for-tests.ts'
import { callEndpoint, send } from '#tests/support/test-backend.ts'

const backend = await sharedBackend()

beforeAll(async () => {
  const { db } = backend
  for (let id = 1; id <= 20; id++) {
    const name = id % 2 ? `Oxford shirt ${id}` : `Batik shirt 100% ${id}`
    const percent = id === 3 ? 25 : 0
    await stockProduct(db, {
      id,
      name,
      percent,
      brandName: id % 5 ? 'Rimba' : 'Sari & Co',
      price: id * 10_000,
      stock: { [places.hub]: id - 1 },
    })
  }
})

const listed = async (query: object) => {
  const { products, product_count } = await callEndpoint(backend.app, 'GET products', query)
  return { ids: products.map((product) => product.id), count: product_count }
}

describe('GET products', () => {
  test('lists the newest first and counts all matches', async () => {
    expect(await listed({ page: 1, limit: 3 })).toEqual({ ids: [20, 19, 18], count: 20 })
  })

  test('pages do not overlap and the last one is short', async () => {
    const pages = await Promise.all([1, 2, 3].map((page) => listed({ page, limit: 8 })))
    const ids = pages.flatMap((page) => page.ids)
    expect(new Set(ids).size).toBe(20)
    expect(pages[2]?.ids).toHaveLength(4)
  })

  test('a page past the end is empty and has the right count', async () => {
    expect(await listed({ page: 9 })).toEqual({ ids: [], count: 20 })
  })

  test('sorts by the price that shoppers pay', async () => {
    expect((await listed({ sort: 'PRICE_ASC', limit: 3 })).ids).toEqual([1, 2, 3])
    expect((await listed({ sort: 'PRICE_DESC', limit: 1 })).ids).toEqual([20])
  })

  test('sale lists only reduced products', async () => {
    expect(await listed({ sale: 1 })).toEqual({ ids: [3], count: 1 })
  })

  test('a brand, by the code of its name, lists and counts only its products', async () => {
    expect(await listed({ brand: 'sari-co' })).toEqual({ ids: [20, 15, 10, 5], count: 4 })
    expect(await listed({ brand: 'sari-co', category_id: 6, sort: 'PRICE_ASC', limit: 1 })).toEqual(
      {
        ids: [5],
        count: 4,
      },
    )
    expect(await listed({ brand: 'rimba', sale: 1 })).toEqual({ ids: [3], count: 1 })
    expect(await listed({ brand: 'sari-co', search: 'batik' })).toEqual({ ids: [20, 10], count: 2 })
  })

  test('an unknown brand has no products', async () => {
    expect(await listed({ brand: 'nobody' })).toEqual({ ids: [], count: 0 })
  })

  test('every word of a search must match, in any case', async () => {
    expect((await listed({ search: 'BATIK  shirt 100%' })).count).toBe(10)
    expect((await listed({ search: 'batik oxford' })).count).toBe(0)
  })

  test('a search without letters and digits finds nothing, since wildcards and operators are ignored', async () => {
    for (const search of ['%', '_', '*', "' | '", ':*', '& !', '\\']) {
      expect(await listed({ search })).toEqual({ ids: [], count: 0 })
    }
    expect((await listed({ search: "batik':* | 'oxford" })).count).toBe(0)
  })

  test('a control character in a search counts as a space', async () => {
    expect((await listed({ search: 'batik\u0000shirt' })).count).toBe(10)
  })

  test('an unknown category has no products', async () => {
    expect(await listed({ category_id: 99 })).toEqual({ ids: [], count: 0 })
  })

  test.each([
    { page: 0 },
    { page: 'x' },
    { limit: 101 },
    { sort: 'CHEAPEST' },
    { category_id: -1 },
    { sale: 2 },
    { brand: 'Sari & Co' },
    { brand: '' },
  ])('%o is refused', async (query) => {
    const { status, body } = await send(backend.app, 'GET products', query)
    expect(status).toBe(400)
    expect(body.error?.code).toBe('INVALID_INPUT')
  })
})

describe('GET product', () => {
  test('has prices, sizes and availability', async () => {
    const { product } = await callEndpoint(backend.app, 'GET product', { id: 3 })
    expect(product).toMatchObject({
      retail_price: 30_000,
      direct_discount: { direct_disc_percent: 25 },
      sizes: [{ size_code: 'M', is_available: true }],
    })
  })

  test('a size that no shop has in stock is unavailable', async () => {
    const { product } = await callEndpoint(backend.app, 'GET product', { id: 1 })
    expect(product.sizes[0]?.is_available).toBe(false)
  })

  test('quotes the highest cost of its cheapest delivery, which checkout never exceeds for one piece', async () => {
    const { product } = await callEndpoint(backend.app, 'GET product', { id: 3 })
    expect(product.delivery).toEqual({ max_cost: 34_000, min_days: 1, max_days: 2 })
  })

  test('serialises flags as 0 and 1', async () => {
    const { body } = await send(backend.app, 'GET product', { id: 1 })
    expect(JSON.stringify(body)).toContain('"is_available":0')
  })

  test.each(['GET product', 'GET category', 'GET category-sub'])(
    '%s answers 404 for an unknown id',
    async (call) => {
      const { status, body } = await send(backend.app, call, { id: 4_000 })
      expect(status).toBe(404)
      expect(body.error?.code).toBe('NOT_FOUND')
    },
  )
})

describe('malformed requests', () => {
  test('an unknown path answers 404', async () => {
    expect((await send(backend.app, 'GET nothing')).status).toBe(404)
  })

  test('a wrong method answers 405 with the allowed one', async () => {
    const response = await backend.app.inject({ method: 'POST', url: '/products' })
    expect(response.statusCode).toBe(405)
    expect(response.headers.allow).toBe('GET')
  })

  test('malformed JSON answers 400', async () => {
    const response = await backend.app.inject({
      method: 'POST',
      url: '/cart',
      headers: { 'content-type': 'application/json' },
      payload: '{"qty":',
    })
    expect(response.statusCode).toBe(400)
    expect(response.json().error.code).toBe('INVALID_INPUT')
  })

  test('a body of a megabyte answers 413', async () => {
    const { status } = await send(backend.app, 'POST cart', { size: 'x'.repeat(1_000_000) })
    expect(status).toBe(413)
  })
})
