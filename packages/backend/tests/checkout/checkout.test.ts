import { orderLines, orders } from '@etalase/backend-kit/db/schema/orders.ts'
import { stock } from '@etalase/backend-kit/db/schema/stores.ts'
import { sameSignature } from '@etalase/backend-kit/http/signature.ts'
import { places, stockProduct } from '@etalase/backend-kit/tests/support/small-company.ts'
import { isOnPostgres } from '@etalase/backend-kit/tests/support/test-database.ts'
import { signRequest } from '@etalase/contract/payment-signature.ts'
import { and, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { expireOrders } from '#orders/order-status.ts'
import { freshBackend } from '#tests/support/backend-for-tests.ts'
import {
  addToCart,
  checkOut,
  deliveryBody,
  from,
  guestBody,
  pickupBody,
} from '#tests/support/checkout-calls.ts'
import { aDevice, callEndpoint, send } from '#tests/support/test-backend.ts'
import { rethrow } from '#tests/support/test-context.ts'

const backend = await freshBackend()

beforeEach(async () => {
  const { db } = backend
  await stockProduct(db, { id: 1, percent: 10, stock: { [places.hub]: 5, [places.store]: 5 } })
  await stockProduct(db, {
    id: 2,
    name: 'Linen top',
    stock: { [places.hub]: 2, [places.store]: 0 },
  })
})

async function stockIn(shopId: number, productId = 1): Promise<number | undefined> {
  const where = and(eq(stock.productId, productId), eq(stock.showroomId, shopId))
  const [row] = await backend.db.select().from(stock).where(where)
  return row?.qty
}

const orderCount = () => backend.db.$count(orders)

describe('an order', () => {
  test('takes the stock of its hub, keeps prices, and empties the cart', async () => {
    const device = aDevice()
    await addToCart(backend.app, device, 1, 2)
    const form = await checkOut(backend.app, device)
    const [order] = await backend.db.select().from(orders)
    expect(order).toMatchObject({
      trxRef: form.order_id,
      status: 'PENDING',
      recipientPhone: '+6281234567890',
      subtotal: 360_000,
      shippingCost: 9_000,
      grandTotal: 369_000,
    })
    expect(await backend.db.select().from(orderLines)).toMatchObject([
      { qty: 2, subtotal: 360_000 },
    ])
    expect(await stockIn(places.hub)).toBe(3)
    expect(await stockIn(places.store)).toBe(5)
    expect((await callEndpoint(backend.app, 'GET cart', device)).cart.cart_items).toEqual([])
  })

  test.each([
    ['by its name', { shipping_courier: 'Kurir Nasional' }],
    ['by its key', { shipping_courier: 'national' }],
    ['by none', { shipping_courier: undefined }],
  ])("whose courier is given %s stores the courier's full name", async (_, named) => {
    const device = aDevice()
    await addToCart(backend.app, device, 1)
    await checkOut(backend.app, device, { ...deliveryBody, ...named })
    const [order] = await backend.db.select().from(orders)
    expect(order?.courier).toBe('Kurir Nasional')
  })

  test('for pickup costs no shipping and takes the stock of its store', async () => {
    const device = aDevice()
    await addToCart(backend.app, device, 1)
    const form = await checkOut(backend.app, device, pickupBody)
    expect(form.bill_total).toBe('180000')
    expect(await stockIn(places.store)).toBe(4)
  })

  test('has a signed bill, due in 3 hours in WIB, that returns to the shop', async () => {
    const device = aDevice()
    await addToCart(backend.app, device, 1)
    const form = await checkOut(backend.app, device, pickupBody)
    expect(form).toMatchObject({
      bill_date: '2026-08-03 10:00:00',
      bill_expired: '2026-08-03 13:00:00',
      return_url: 'http://shop.test/payment/response',
      custEmail: 'sari@example.com',
    })
    const signature = signRequest(backend.account, form.order_id, form.bill_total)
    expect(sameSignature(signature, form.signature)).toBe(true)
    expect(form.order_id).toMatch(/^[0-9a-f]{32}$/)
  })

  test('leaves lines that the shop cannot serve in the cart', async () => {
    const device = aDevice()
    await addToCart(backend.app, device, 1)
    await addToCart(backend.app, device, 2)
    await checkOut(backend.app, device, pickupBody)
    const { cart } = await callEndpoint(backend.app, 'GET cart', device)
    expect(cart.cart_items.map((line) => line.product_detail_id)).toEqual([2])
  })
})

describe('checkout refuses, without changing anything,', () => {
  async function refused(
    body: object,
    prepare?: (device: { local_device_id: string }) => Promise<unknown>,
  ) {
    const device = aDevice()
    await addToCart(backend.app, device, 1, 2)
    await prepare?.(device)
    const { status, body: answer } = await send(backend.app, 'POST checkout-trx', {
      ...device,
      ...body,
    })
    expect(status).toBe(400)
    expect(await orderCount()).toBe(0)
    expect(await stockIn(places.hub)).toBe(5)
    expect((await callEndpoint(backend.app, 'GET cart', device)).cart.cart_items).not.toEqual([])
    return answer.error
  }

  test('a summary line that has sold out; the error names product and size', async () => {
    const device = aDevice()
    await addToCart(backend.app, device, 1)
    await addToCart(backend.app, device, 2, 2)
    const { cart } = await callEndpoint(backend.app, 'GET cart', device)
    const seen = cart.cart_items.map((line) => line.id)
    await backend.db.update(stock).set({ qty: 1 }).where(eq(stock.productId, 2))
    const { body } = await send(backend.app, 'POST checkout-trx', {
      ...device,
      ...deliveryBody,
      cart_item_ids: seen,
    })
    expect(body.error?.message).toBe('Linen top, size M, has only 1 left.')
    expect(await stockIn(places.hub)).toBe(5)
    expect(await orderCount()).toBe(0)
  })

  test('a cart that lost a summary line in another tab', async () => {
    expect(await refused({ ...pickupBody, cart_item_ids: [1, 999] })).toMatchObject({
      code: 'CART_CHANGED',
    })
  })

  test('a total that differs from the one that the shopper saw', async () => {
    const error = await refused({ ...pickupBody, expected_total: 1 })
    expect(error).toMatchObject({ code: 'CART_CHANGED' })
  })

  test('a forged shipping cost', async () => {
    expect(await refused({ ...deliveryBody, shipping_cost: 1 })).toMatchObject({
      code: 'SHIPPING_CHANGED',
    })
  })

  test.each(['DROP TABLE <b>orders</b>', 'constructor', 'kurir nasional'])(
    'an unknown courier: %s',
    async (shipping_courier) => {
      expect(await refused({ ...deliveryBody, shipping_courier })).toMatchObject({
        code: 'SHIPPING_CHANGED',
      })
    },
  )

  test('a tier that does not carry this parcel', async () => {
    const cargo = { ...deliveryBody, shipping_service_name: 'DRGREG' }
    expect(await refused(cargo)).toMatchObject({ code: 'SHIPPING_CHANGED' })
  })

  test('an address without a street', async () => {
    const { address_street: _, ...incomplete } = deliveryBody
    expect(await refused(incomplete)).toMatchObject({ code: 'ADDRESS_INCOMPLETE' })
  })

  test('a delivery from a store that is not a hub', async () => {
    const fromStore = { ...deliveryBody, showroom_id: places.store }
    expect(await refused(fromStore)).toMatchObject({ code: 'INVALID_INPUT' })
  })

  test('a guest without an email address', async () => {
    const error = await refused({ ...pickupBody, guest_email: '' })
    expect(error?.message).toBe('Please input your email address.')
  })

  test('text that is not an email address', async () => {
    const error = await refused({ ...pickupBody, guest_email: 'sari' })
    expect(error?.message).toBe('Please enter a valid email address')
  })

  test('a promo code that does not exist', async () => {
    expect(await refused({ ...pickupBody, promo_code: 'FREE' })).toMatchObject({
      code: 'PROMO_INVALID',
    })
  })

  test('an empty cart', async () => {
    const { body } = await send(backend.app, 'POST checkout-trx', { ...aDevice(), ...pickupBody })
    expect(body.error).toEqual({ code: 'CART_EMPTY', message: 'Your cart is empty' })
  })
})

describe('the last pieces', () => {
  test('give exactly 5 orders for 5 pieces and 50 parallel checkouts', async () => {
    const devices = Array.from({ length: 50 }, aDevice)
    for (const device of devices) await addToCart(backend.app, device, 1)
    const answers = await Promise.all(
      devices.map((device, index) =>
        send(backend.app, 'POST checkout-trx', { ...device, ...guestBody(index) }, from(index)),
      ),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5)
    const refusals = answers.filter(({ status }) => status !== 200)
    expect(new Set(refusals.map(({ body }) => body.error?.code))).toEqual(new Set(['OUT_OF_STOCK']))
    expect(await orderCount()).toBe(5)
    expect(await stockIn(places.hub)).toBe(0)
  })

  test.runIf(isOnPostgres())(
    "don't deadlock two carts with the same lines in opposite order",
    async () => {
      await stockProduct(backend.db, { id: 3, stock: { [places.hub]: 40 } })
      await stockProduct(backend.db, { id: 4, stock: { [places.hub]: 40 } })
      const devices = Array.from({ length: 20 }, aDevice)
      for (const [index, device] of devices.entries()) {
        for (const id of index % 2 ? [3, 4] : [4, 3]) await addToCart(backend.app, device, id)
      }
      await Promise.all(
        devices.map((device, index) =>
          checkOut(backend.app, device, guestBody(index), from(index)),
        ),
      )
      expect([await stockIn(places.hub, 3), await stockIn(places.hub, 4)]).toEqual([20, 20])
    },
  )
})

describe('an unpaid order', () => {
  test('of a guest is held for 3 hours, then expires and releases its stock once', async () => {
    const device = aDevice()
    await addToCart(backend.app, device, 1, 2)
    await checkOut(backend.app, device)
    expect(await expireOrders(backend.db, new Date('2026-08-03T05:59:59Z'), rethrow)).toBe(0)
    expect(await stockIn(places.hub)).toBe(3)
    expect(await expireOrders(backend.db, new Date('2026-08-03T06:00:01Z'), rethrow)).toBe(1)
    expect(await expireOrders(backend.db, new Date('2026-08-03T06:00:02Z'), rethrow)).toBe(0)
    expect(await stockIn(places.hub)).toBe(5)
  })
})
