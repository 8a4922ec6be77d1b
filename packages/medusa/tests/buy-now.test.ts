import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { regularDelivery } from '#tests/support/delivery.ts'
import { fakeProduct } from '#tests/support/fake-engine/catalogue.ts'
import { openTestAdapter } from '#tests/support/medusa-adapter.ts'

const tested = await openTestAdapter()
const { engine, adapter, call } = tested
afterAll(() => tested.close())

beforeEach(async () => {
  engine.state.products = Array.from({ length: 8 }, (_, index) => fakeProduct(index))
  engine.state.orders.length = 0
  await adapter.model.load()
})

/** Costs 80,000. The hub has 20 pieces, the store 3. */
const one = { product_detail_id: 1_001, size: 'L', qty: 1 }
const places = { hub: 1, store: 2 }

const cilandak = { province_id: 31, city_id: 3174, subdistrict_id: 317401 }

const delivery = {
  ...regularDelivery,
  showroom_id: places.hub,
  guest_email: 'guest@example.com',
}

/** Creates a device with two pieces of the same product, and one of another, in the cart. */
async function shopper(): Promise<string> {
  const local_device_id = crypto.randomUUID()
  await call('POST cart', { local_device_id, ...one, qty: 2 })
  await call('POST cart', { local_device_id, ...one, product_detail_id: 1_003 })
  return local_device_id
}

interface Line {
  id: number
  product_detail_id: number
  qty: number
}

const linesOf = (data: Record<string, unknown>) => (data.cart as { cart_items: Line[] }).cart_items

const cartOf = async (local_device_id: string) =>
  linesOf((await call('GET cart', { local_device_id })).data).map((line) => [
    line.product_detail_id,
    line.qty,
  ])

const untouched = [
  [1_001, 2],
  [1_003, 1],
]

const buyNow = (local_device_id: string, line: object = one) =>
  call('GET buy-now', { local_device_id, ...line })

const order = (local_device_id: string, body: object, key: string = crypto.randomUUID()) =>
  call('POST checkout-trx', { local_device_id, ...delivery, ...body }, { 'idempotency-key': key })

/** What the shopper has seen: the line, and the total of the summary. */
const agreed = { cart_item_ids: [1_001], expected_total: 92_000 }

describe('a buy-now product', () => {
  test('is offered on its page', async () => {
    const { data } = await call('GET product', { id: 1_001 })
    expect(data.product).toMatchObject({ has_buy_now: 1 })
  })

  test('is a cart of one line with its price, and makes no engine call', async () => {
    const asked = engine.state.calls.length
    const { data } = await buyNow(crypto.randomUUID(), { ...one, qty: 2 })
    expect(linesOf(data)).toMatchObject([
      {
        product_detail_id: 1_001,
        qty: 2,
        available_qty: 20,
        product_detail: { net_price: 80_000 },
      },
    ])
    expect(engine.state.calls.slice(asked)).toEqual([])
  })

  test('is ordered alone at the agreed total, and leaves the cart unchanged', async () => {
    const device = await shopper()
    const { data } = await order(device, { ...agreed, buy_now: one })
    expect(data.payment_data).toMatchObject({ bill_total: '92000' })
    expect(engine.state.orders).toMatchObject([
      { lines: [{ product_number: 1_001, size_code: 'L', qty: 1 }] },
    ])
    expect(await cartOf(device)).toEqual(untouched)
  })

  test('has its own stores, stock, tariffs and promo, even with an empty cart', async () => {
    const bought = { local_device_id: crypto.randomUUID(), buy_now: { ...one, qty: 5 } }
    const at = { ...bought, showroom_id: places.hub }
    const { data: availability } = await call('POST checkout', bought)
    expect(availability).toMatchObject({ available_stores: [{ id: places.hub }] })
    const { data: stock } = await call('POST check-showroom-stock-availability', at)
    expect(stock.cart_items_availability).toEqual([{ id: 1_001, qty: 20 }])
    const { data: shipping } = await call('POST checkout-shipping', { ...at, ...cilandak })
    expect(shipping.couriers).toMatchObject({ national: [{ tariff: 12_000 }, {}] })
    const { data: promo } = await call('POST checkout-promo-code', { ...at, promo_code: 'hemat' })
    expect(promo).toMatchObject({ promo: { code: 'HEMAT' }, total_purchase: 400_000 })
  })

  test('is ordered once per Idempotency-Key, even next to an order of the cart', async () => {
    const device = await shopper()
    const key = crypto.randomUUID()
    const body = { ...agreed, buy_now: one }
    const bills = await Promise.all([1, 2, 3].map(() => order(device, body, key)))
    await order(device, {})
    expect(new Set(bills.map(({ data }) => Object(data.payment_data).order_id)).size).toBe(1)
    expect(engine.state.orders).toHaveLength(2)
    expect(await cartOf(device)).toEqual([])
  })
})

describe('buying now is refused', () => {
  test.each([
    ['in more pieces than one store has', { ...one, qty: 21 }, 400, 'OUT_OF_STOCK'],
    ['when it does not exist', { ...one, product_detail_id: 99 }, 404, 'NOT_FOUND'],
    ['in a size that it does not have', { ...one, size: 'XXL' }, 404, 'NOT_FOUND'],
    ['in no piece at all', { ...one, qty: 0 }, 400, 'INVALID_INPUT'],
  ])('%s', async (_, line, status, code) => {
    expect(await buyNow(crypto.randomUUID(), line)).toMatchObject({ status, code })
  })

  test.each([
    ['in a store that has too few pieces', { showroom_id: places.store }, 'OUT_OF_STOCK'],
    ['at another price than the summary said', { expected_total: 319_000 }, 'CART_CHANGED'],
    ['when the summary named lines of the cart', { cart_item_ids: [2_000_000] }, 'CART_EMPTY'],
  ])('%s, and neither places an order nor changes the cart', async (_, changes, code) => {
    const device = await shopper()
    const pickup = { shipping_type: 'PICKUP_ON_STORE', shipping_cost: 0 }
    const bought = { ...agreed, ...pickup, buy_now: { ...one, qty: 4 }, ...changes }
    expect(await order(device, bought)).toMatchObject({ status: 400, code })
    expect(engine.state.orders).toEqual([])
    expect(await cartOf(device)).toEqual(untouched)
  })

  test('once the product is unpublished in the engine', async () => {
    engine.state.products = engine.state.products.slice(1)
    await adapter.model.load()
    const bought = { local_device_id: crypto.randomUUID(), buy_now: one }
    expect(await call('POST checkout', bought)).toMatchObject({ status: 400, code: 'CART_EMPTY' })
    expect(await buyNow(bought.local_device_id)).toMatchObject({ status: 404 })
  })
})
