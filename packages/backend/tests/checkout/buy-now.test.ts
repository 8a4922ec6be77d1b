import { products } from '@etalase/backend-kit/db/schema/catalogue.ts'
import { orderLines, orders } from '@etalase/backend-kit/db/schema/orders.ts'
import { promos } from '@etalase/backend-kit/db/schema/promos.ts'
import { stock } from '@etalase/backend-kit/db/schema/stores.ts'
import { places, stockProduct } from '@etalase/backend-kit/tests/support/small-company.ts'
import { rupiah } from '@etalase/contract/rules/money.ts'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { freshBackend } from '#tests/support/backend-for-tests.ts'
import { addToCart, checkOut, deliveryBody, pickupBody } from '#tests/support/checkout-calls.ts'
import { aDevice, callEndpoint, send } from '#tests/support/test-backend.ts'

const backend = await freshBackend()

const one = { product_detail_id: 1, size: 'M', qty: 1 }

beforeEach(async () => {
  const { db } = backend
  await stockProduct(db, { id: 1, price: 200_000, stock: { [places.hub]: 2, [places.store]: 0 } })
  await stockProduct(db, { id: 2, price: 50_000, stock: { [places.hub]: 5, [places.store]: 5 } })
})

const cartOf = async (device: object) =>
  (await callEndpoint(backend.app, 'GET cart', device)).cart.cart_items.map(
    ({ product_detail_id, qty }) => [product_detail_id, qty],
  )

const buyNow = async (device: object, line: object = one) =>
  (await callEndpoint(backend.app, 'GET buy-now', { ...device, ...line })).cart

const left = async (productId: number) =>
  (await backend.db.select().from(stock).where(eq(stock.productId, productId))).reduce(
    (sum, { qty }) => sum + qty,
    0,
  )

/** Returns the line ids of a product to buy now, as the summary has them. */
const seen = async (device: object, line: object = one) =>
  (await buyNow(device, line)).cart_items.map(({ id }) => id)

describe('a buy-now product', () => {
  test('is a cart of one line with its price, and leaves GET cart empty', async () => {
    const device = aDevice()
    const cart = await buyNow(device, { ...one, qty: 2 })
    expect(cart.cart_items).toMatchObject([
      { product_detail_id: 1, size_code: 'M', qty: 2, product_detail: { net_price: 200_000 } },
    ])
    expect(await cartOf(device)).toEqual([])
  })

  test('is ordered alone, and leaves the cart and the same product in it unchanged', async () => {
    const device = aDevice()
    await addToCart(backend.app, device, 1)
    await addToCart(backend.app, device, 2, 3)
    const agreed = { cart_item_ids: await seen(device), expected_total: 209_000 }
    const form = await checkOut(backend.app, device, { ...deliveryBody, ...agreed, buy_now: one })
    expect(form.bill_total).toBe('209000')
    expect(await backend.db.select().from(orderLines)).toMatchObject([{ productId: 1, qty: 1 }])
    expect(await left(1)).toBe(1)
    expect(await cartOf(device)).toEqual([
      [1, 1],
      [2, 3],
    ])
  })

  test('has its own stores, stock, tariffs and promo, even with an empty cart', async () => {
    const device = aDevice()
    const { db, app } = backend
    const dates = {
      startsAt: new Date('2026-08-01T00:00:00Z'),
      endsAt: new Date('2026-09-01T00:00:00Z'),
    }
    await db.insert(promos).values({
      ...dates,
      code: 'HALO',
      category: 'PRODUCT',
      discPercent: 10,
      discNominal: rupiah(0),
      discMax: rupiah(40_000),
      useLimit: 1,
    })
    const bought = { ...device, buy_now: one, showroom_id: places.hub }
    const availability = await callEndpoint(app, 'POST checkout', bought)
    expect(availability.available_stores.map(({ id }) => id)).toEqual([places.hub])
    expect(availability.available_stores_stock).toEqual([
      { showroom_id: places.hub, cart_items_availability: [{ id: 1, qty: 2 }] },
    ])
    const held = await callEndpoint(app, 'POST check-showroom-stock-availability', bought)
    expect(held.cart_items_availability).toEqual([{ id: 1, qty: 2 }])
    const route = { ...bought, subdistrict_id: places.cilandak }
    const { couriers } = await callEndpoint(app, 'POST checkout-shipping', route)
    expect(Object.values(couriers).flat()).not.toEqual([])
    const promo = { ...bought, promo_code: 'HALO' }
    const applied = await callEndpoint(app, 'POST checkout-promo-code', promo)
    expect(applied.total_purchase).toBe(200_000)
  })

  test('is ordered once per Idempotency-Key, even after an order of the cart', async () => {
    const device = aDevice()
    const key = { 'idempotency-key': 'buy-now-0123456789' }
    const body = { ...deliveryBody, buy_now: one }
    const [first, again] = [
      await checkOut(backend.app, device, body, key),
      await checkOut(backend.app, device, body, key),
    ]
    await addToCart(backend.app, device, 2)
    await checkOut(backend.app, device, pickupBody, { 'idempotency-key': 'cart-0123456789ab' })
    expect(again.order_id).toBe(first.order_id)
    expect(await backend.db.$count(orders)).toBe(2)
    expect(await left(1)).toBe(1)
  })
})

describe('buying now is refused for', () => {
  const refusal = async (body: object) => {
    const device = aDevice()
    await addToCart(backend.app, device, 2)
    const answer = await send(backend.app, 'POST checkout-trx', {
      ...device,
      ...deliveryBody,
      ...body,
    })
    expect(await backend.db.$count(orders)).toBe(0)
    expect(await left(1)).toBe(2)
    expect(await cartOf(device)).toEqual([[2, 1]])
    return [answer.status, answer.body.error?.code]
  }

  test.each([
    ['more pieces than one store has', { ...one, qty: 3 }, 400, 'OUT_OF_STOCK'],
    ['a product that does not exist', { ...one, product_detail_id: 99 }, 404, 'NOT_FOUND'],
    ['a size that it does not have', { ...one, size: 'XXL' }, 404, 'NOT_FOUND'],
    ['no piece at all', { ...one, qty: 0 }, 400, 'INVALID_INPUT'],
  ])('%s', async (_, line, status, code) => {
    const answer = await send(backend.app, 'GET buy-now', { ...aDevice(), ...line })
    expect([answer.status, answer.body.error?.code]).toEqual([status, code])
  })

  test('a product that sold out meanwhile', async () => {
    const sold = { buy_now: { ...one, qty: 3 }, cart_item_ids: [1] }
    expect(await refusal(sold)).toEqual([400, 'OUT_OF_STOCK'])
  })

  test('a price that differs from the summary', async () => {
    const agreed = { buy_now: one, cart_item_ids: [1], expected_total: 209_000 }
    await backend.db
      .update(products)
      .set({ grandPrice: rupiah(190_000) })
      .where(eq(products.id, 1))
    expect(await refusal(agreed)).toEqual([400, 'CART_CHANGED'])
  })

  test('a summary with lines of the cart', async () => {
    expect(await refusal({ buy_now: one, cart_item_ids: [2_000] })).toEqual([400, 'CART_EMPTY'])
  })
})
