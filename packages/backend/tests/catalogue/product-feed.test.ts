import { places, stockProduct } from '@etalase/backend-kit/tests/support/small-company.ts'
import { feedPageSize } from '@etalase/contract/product-feed.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { freshBackend } from '#tests/support/backend-for-tests.ts'
import { callEndpoint, send } from '#tests/support/test-backend.ts'

const backend = await freshBackend()

beforeEach(async () => {
  for (const id of [7, 3]) {
    await stockProduct(backend.db, {
      id,
      percent: 10,
      stock: { [places.hub]: 2, [places.store]: 0 },
    })
  }
})

const feed = async (query: object = {}) =>
  (await callEndpoint(backend.app, 'GET product-feed', query)).products

describe('the product feed', () => {
  test('has every product by id, with the prices, sizes and category of its page', async () => {
    const products = await feed()
    expect(products.map(({ id }) => id)).toEqual([3, 7])
    const { product } = await callEndpoint(backend.app, 'GET product', { id: 3 })
    const { net_price, retail_price, direct_discount, sizes, product_images } = product
    expect(products[0]).toMatchObject({
      net_price,
      retail_price,
      direct_discount,
      sizes,
      product_images,
    })
    expect(products[0]).toMatchObject({
      category_sub: { name: 'Shirts', category: { name: 'MEN' } },
      group_id: 1,
      weight: 300,
    })
  })

  test('has no material for a product without one', async () => {
    expect((await feed())[0]?.material).toBeNull()
    expect((await callEndpoint(backend.app, 'GET product', { id: 3 })).product.material).toBeNull()
  })

  test('neither repeats nor loses a product between pages', async () => {
    const [first] = await feed({ limit: 1 })
    const rest = await feed({ after: first?.id, limit: 1 })
    expect([first?.id, ...rest.map(({ id }) => id)]).toEqual([3, 7])
    expect(await feed({ after: 7 })).toEqual([])
  })

  test('lists the showrooms that have a size only on request', async () => {
    const [product] = await feed({ stores: 1 })
    expect(product?.stores).toEqual([{ showroom_id: places.hub, size_code: 'M', qty: 2 }])
    expect((await feed())[0]?.stores).toBeUndefined()
  })

  test.each([{ limit: feedPageSize + 1 }, { limit: 0 }, { after: -1 }, { stores: 2 }])(
    'refuses %o',
    async (query) => {
      expect((await send(backend.app, 'GET product-feed', query)).status).toBe(400)
    },
  )
})
