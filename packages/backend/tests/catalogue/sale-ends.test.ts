import { once } from 'node:events'
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { orders } from '@etalase/backend-kit/db/schema/orders.ts'
import { stock } from '@etalase/backend-kit/db/schema/stores.ts'
import { places, stockProduct } from '@etalase/backend-kit/tests/support/small-company.ts'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { backgroundJobs } from '#background-jobs.ts'
import { freshBackend } from '#tests/support/backend-for-tests.ts'
import { addToCart, checkOut, deliveryBody } from '#tests/support/checkout-calls.ts'
import { aDevice, callEndpoint, send } from '#tests/support/test-backend.ts'
import { rethrow, staffToken } from '#tests/support/test-context.ts'

const backend = await freshBackend()
const { app, db, clock } = backend
const headers = { authorization: `Bearer ${staffToken}` }

/** Two hours after the backend's clock, which is at 10:00. */
const end = '2026-08-03 12:00:00'
const sale = {
  product_detail_id: 1,
  retail_price: 200_000,
  net_price: 200_000,
  direct_disc_percent: 25,
  sale_ends_at: end,
}

beforeEach(async () => {
  clock.now = new Date('2026-08-03T10:00:00+07:00')
  await stockProduct(db, { id: 1, price: 200_000, stock: { [places.hub]: 9 } })
  await callEndpoint(app, 'POST staff/price', sale, headers)
})

const productNow = async () => (await callEndpoint(app, 'GET product', { id: 1 })).product

const at = (time: string) => {
  clock.now = new Date(`2026-08-03T${time}+07:00`)
}

async function runJobs() {
  const jobs = backgroundJobs({
    context: { ...backend.context, now: () => clock.now },
    notifier: null,
    simulatesFulfilment: false,
    demoFulfilmentSeconds: undefined,
    onFailure: rethrow,
  })
  for (const job of jobs) await job()
}

describe('a sale with an end', () => {
  test('shows it on the product page until then, and the old price afterwards', async () => {
    at('11:59:59')
    await runJobs()
    expect(await productNow()).toMatchObject({
      sale_ends_at: end,
      direct_discount: { direct_disc_percent: 25 },
    })
    at('12:00:00')
    await runJobs()
    const after = await productNow()
    expect(after).toMatchObject({ net_price: 200_000, direct_discount: null })
    expect(after.sale_ends_at).toBeNull()
  })

  test('shows it on cards in lists until then, and nothing afterwards', async () => {
    const cards = async () => (await callEndpoint(app, 'GET products', {})).products
    const others = (await cards()).filter(({ id }) => id !== 1)
    expect((await cards()).find(({ id }) => id === 1)?.sale_ends_at).toBe(end)
    expect(others.filter((card) => card.sale_ends_at)).toEqual([])
    at('12:00:00')
    await runJobs()
    expect((await cards()).filter((card) => card.sale_ends_at)).toEqual([])
  })

  test('ends in carts and lists too', async () => {
    const device = aDevice()
    await addToCart(app, device, 1)
    at('12:00:01')
    await runJobs()
    const { cart } = await callEndpoint(app, 'GET cart', device)
    expect(cart.cart_items).toMatchObject([{ product_detail: { net_price: 200_000 } }])
    expect((await callEndpoint(app, 'GET products', { sale: 1 })).product_count).toBe(0)
  })

  test('is not billed after its end, even before the job has run', async () => {
    const device = aDevice()
    await addToCart(app, device, 1)
    at('12:00:00')
    const seen = { ...deliveryBody, expected_total: 159_000 }
    const refused = await send(app, 'POST checkout-trx', { ...device, ...seen })
    expect([refused.status, refused.body.error?.code]).toEqual([400, 'CART_CHANGED'])
    expect(await db.$count(orders)).toBe(0)
    const [left] = await db.select().from(stock).where(eq(stock.productId, 1))
    expect(left?.qty).toBe(9)
  })

  test('ends with a checkout before the job runs, even a refused one, and notifies the shops', async () => {
    const told: unknown[] = []
    const shop = createServer((request, response) => {
      void text(request).then((body) => {
        told.push([request.headers.authorization, JSON.parse(body)])
        response.end()
      })
    })
    await once(shop.listen(0, '127.0.0.1'), 'listening')
    const { port } = Object(shop.address())
    const { revalidateUrls } = backend.context
    Object.assign(backend.context, {
      revalidateUrls: [`http://127.0.0.1:${port}`],
      revalidateSecret: 'a-secret-of-the-shops',
    })
    const device = aDevice()
    await addToCart(app, device, 1)
    at('12:00:00')
    const seen = { ...deliveryBody, expected_total: 159_000 }
    for (let i = 0; i < 2; i++)
      expect((await send(app, 'POST checkout-trx', { ...device, ...seen })).status).toBe(400)
    expect(await productNow()).toMatchObject({ sale_ends_at: null, direct_discount: null })
    await expect.poll(() => told.length).toBe(1)
    expect(told).toEqual([
      ['Bearer a-secret-of-the-shops', { tags: ['product:1', 'products', 'home'] }],
    ])
    Object.assign(backend.context, { revalidateUrls, revalidateSecret: undefined })
    shop.close()
  })

  test('is billed before its end, and the order keeps its price', async () => {
    const device = aDevice()
    await addToCart(app, device, 1)
    at('11:59:59')
    expect((await checkOut(app, device, deliveryBody)).bill_total).toBe('159000')
    at('12:00:00')
    await runJobs()
    expect(await db.select().from(orders)).toMatchObject([{ subtotal: 150_000 }])
  })

  test('loses its end with a new price that has none', async () => {
    const { sale_ends_at: _, ...lasting } = sale
    await callEndpoint(app, 'POST staff/price', lasting, headers)
    at('12:00:00')
    await runJobs()
    expect(await productNow()).toMatchObject({ direct_discount: { direct_disc_percent: 25 } })
  })

  test.each([
    ['an end without a discount', { direct_disc_percent: 0 }],
    ['an end that is no time', { sale_ends_at: '2026-02-31 00:00:00' }],
    ['an end in words', { sale_ends_at: 'tomorrow' }],
    ['an end that has passed', { sale_ends_at: '2026-08-03 09:59:59' }],
    ['an end that is now', { sale_ends_at: '2026-08-03 10:00:00' }],
    ['an end that has passed in its zone', { sale_ends_at: '2026-08-03 10:59 WITA' }],
  ])('is refused with %s', async (_, wrong) => {
    const answer = await send(app, 'POST staff/price', { ...sale, ...wrong }, headers)
    expect(answer.status).toBe(422)
    expect((await productNow()).sale_ends_at).toBe(end)
  })
})

test('the product feed includes the end of a sale', async () => {
  const { products } = await callEndpoint(app, 'GET product-feed')
  expect(products).toMatchObject([{ id: 1, sale_ends_at: end }])
})

describe('the low-stock notice', () => {
  const lowIn = async (pieces: number) => {
    const size = { product_detail_id: 1, size_code: 'M', showroom_id: places.hub, qty: pieces }
    await callEndpoint(app, 'POST staff/stock', size, headers)
    return (await productNow()).sizes[0]
  }

  test.each([
    [9, undefined],
    [4, undefined],
    [3, 3],
    [1, 1],
    [0, undefined],
  ])('for %d pieces is %s', async (pieces, low) => {
    const size = await lowIn(pieces)
    expect(size?.stock_low).toBe(low)
    expect(size?.available_qty).toBe(pieces)
  })

  test("never exceeds one order's maximum, which is the stock of one store", async () => {
    await lowIn(2)
    const more = { product_detail_id: 1, size_code: 'M', showroom_id: places.store, qty: 2 }
    await callEndpoint(app, 'POST staff/stock', more, headers)
    expect((await productNow()).sizes[0]?.stock_low).toBe(2)
  })
})
