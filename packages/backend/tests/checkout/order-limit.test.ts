import { orders } from '@etalase/backend-kit/db/schema/orders.ts'
import { places, stockProduct } from '@etalase/backend-kit/tests/support/small-company.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { handleNotification } from '#orders/handle-notification.ts'
import { aCustomer } from '#tests/support/accounts.ts'
import { freshBackend } from '#tests/support/backend-for-tests.ts'
import { addToCart, aNotification, from, pickupBody } from '#tests/support/checkout-calls.ts'
import { aDevice, callEndpoint, send } from '#tests/support/test-backend.ts'
import { staffToken } from '#tests/support/test-context.ts'

const backend = await freshBackend()
const { app, db } = backend
const staff = { authorization: `Bearer ${staffToken}` }

const limitTo = (max_per_order: number | null, id = 1) =>
  send(app, 'POST staff/order-limit', { product_detail_id: id, max_per_order }, staff)

beforeEach(async () => {
  await stockProduct(db, { id: 1, stock: { [places.hub]: 100, [places.store]: 100 } })
  await limitTo(2)
})

const add = (device: { local_device_id: string }, qty: number, call = 'POST cart') =>
  send(app, call, { ...device, product_detail_id: 1, size: 'M', qty })

/** Orders pieces, each time from another network, and returns the outcome. */
let networks = 0
async function order(
  qty: number,
  email: string,
  device = aDevice(),
  headers: object = {},
  more: object = {},
) {
  await addToCart(app, device, 1, qty)
  const body = { ...device, ...pickupBody, guest_email: email, ...more }
  const { status, body: answer } = await send(app, 'POST checkout-trx', body, {
    ...from(++networks),
    ...headers,
  })
  return answer.error?.code ?? status
}

describe('for a product with a limit,', () => {
  test('a cart accepts pieces up to the limit per order, and refuses one more', async () => {
    const device = aDevice()
    expect((await add(device, 2)).status).toBe(200)
    const { status, body } = await add(device, 1)
    expect([status, body.error?.code]).toEqual([400, 'ORDER_LIMIT'])
    expect(body.error?.message).toContain('limit of 2 per customer, across all orders')
    expect((await add(device, 1, 'POST cart-item-increment-qty')).body.error?.code).toBe(
      'ORDER_LIMIT',
    )
  })

  test("the refusal is in the shopper's language", async () => {
    const language = { 'accept-language': 'id' }
    const line = { ...aDevice(), product_detail_id: 1, size: 'M', qty: 3 }
    const { body } = await send(app, 'POST cart', line, language)
    expect(body.error?.message).toContain('maksimal 2 buah per pelanggan')
  })

  test('a guest gets no more in two orders than in one, on any device', async () => {
    expect(await order(2, 'sari@example.com')).toBe(200)
    expect(await order(1, 'Sari@Example.com')).toBe('ORDER_LIMIT')
    expect(await order(1, 'budi@example.com')).toBe(200)
  })

  test('a device gets no more under another email address', async () => {
    const device = aDevice()
    expect(await order(2, 'one@example.com', device)).toBe(200)
    expect(await order(1, 'two@example.com', device)).toBe('ORDER_LIMIT')
  })

  test.each([
    ['is cancelled unpaid', 'CANCELLED', false],
    ['is refunded', 'REFUNDED', true],
  ])(
    'an order that %s does not count, and its buyer may order again',
    async (_, status, wasPaid) => {
      expect(await order(2, 'sari@example.com')).toBe(200)
      const [placed] = await db.select().from(orders)
      if (!placed) throw new Error('No order')
      if (wasPaid)
        await handleNotification(db, aNotification({ billNo: placed.trxRef }), new Date())
      expect(await order(1, 'sari@example.com')).toBe('ORDER_LIMIT')
      const step = { order: placed.trxRef, step: wasPaid ? 'refund' : 'cancel' }
      expect((await callEndpoint(app, 'POST staff/order-step', step, staff)).order.trx_status).toBe(
        status,
      )
      expect(await order(2, 'sari@example.com')).toBe(200)
    },
  )

  test("a stranger's cash orders with another person's address don't use up that person's limit", async () => {
    const inCash = (qty: number, network: number) =>
      order(qty, 'sari@example.com', aDevice(), from(network), { payment_way: 'PAY_AT_STORE' })
    expect(await inCash(2, 250)).toBe(200)
    expect(await inCash(1, 250)).toBe('ORDER_LIMIT')
    expect(await inCash(2, 251)).toBe(200)
    const [first] = await db.select().from(orders).orderBy(orders.id)
    await callEndpoint(
      app,
      'POST staff/order-step',
      { order: first?.trxRef ?? '', step: 'collect' },
      staff,
    )
    expect(await inCash(1, 252)).toBe('ORDER_LIMIT')
  })

  test('concurrent orders of one guest all count', async () => {
    const orders = [1, 2, 3, 4].map(() => order(1, 'hurry@example.com'))
    const answers = await Promise.all(orders)
    expect(answers.filter((answer) => answer === 200)).toHaveLength(2)
  })

  test('a customer gets no more in two orders, on any device', async () => {
    const { headers } = await aCustomer(app)
    expect(await order(2, '', aDevice(), headers)).toBe(200)
    expect(await order(1, '', aDevice(), headers)).toBe('ORDER_LIMIT')
  })

  test('an email address gets no more as a guest and with its account together', async () => {
    const { email, headers } = await aCustomer(app)
    expect(await order(2, email.toUpperCase())).toBe(200)
    expect(await order(1, '', aDevice(), headers)).toBe('ORDER_LIMIT')
    const other = await aCustomer(app)
    expect(await order(2, '', aDevice(), other.headers)).toBe(200)
    expect(await order(1, other.email)).toBe('ORDER_LIMIT')
  })

  test('concurrent orders of a guest and the account with that address all count', async () => {
    const { email, headers } = await aCustomer(app)
    const answers = await Promise.all([
      order(2, email),
      order(2, '', aDevice(), headers),
      order(2, email),
      order(2, '', aDevice(), headers),
    ])
    expect(answers.filter((answer) => answer === 200)).toHaveLength(1)
  })

  test('a later limit applies to an already filled cart', async () => {
    await limitTo(null)
    const device = aDevice()
    await addToCart(app, device, 1, 5)
    await limitTo(2)
    const body = { ...device, ...pickupBody, guest_email: 'late@example.com' }
    const { body: answer } = await send(app, 'POST checkout-trx', body, from(++networks))
    expect(answer.error?.code).toBe('ORDER_LIMIT')
  })

  test('the page shows the limit, and null without one', async () => {
    const limit = async () =>
      (await callEndpoint(app, 'GET product', { id: 1 })).product.max_per_order
    expect(await limit()).toBe(2)
    await limitTo(null)
    expect(await limit()).toBeNull()
  })
})

test('staff cannot limit an unknown product, set a limit of 0, or set one without a token', async () => {
  expect((await limitTo(2, 99_999)).status).toBe(404)
  expect((await limitTo(0)).status).toBe(422)
  const body = { product_detail_id: 1, max_per_order: 1 }
  expect((await send(app, 'POST staff/order-limit', body)).status).toBe(401)
})
