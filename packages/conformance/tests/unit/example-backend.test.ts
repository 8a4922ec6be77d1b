import { randomUUID } from 'node:crypto'
import { endpoints } from '@etalase/contract/endpoints.ts'
import { unwrap } from '@etalase/contract/envelope.ts'
import { handOffOfPlaced } from '@etalase/contract/rules/payment/hand-off.ts'
import { grandPrice } from '@etalase/contract/rules/price.ts'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { runScenarios } from '#run-scenarios.ts'
import { exampleBackend } from '../../examples/backend/backend.ts'
import { heldMs } from '../../examples/backend/state.ts'

const app = await exampleBackend()
let url = ''

beforeAll(async () => {
  url = await app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => app.close())

async function post(path: string, body: object, headers: Record<string, string> = {}) {
  const response = await app.inject({ method: 'POST', url: `/${path}`, payload: body, headers })
  return { status: response.statusCode, body: response.json() }
}

const pickup = {
  shipping_type: 'PICKUP_ON_STORE',
  showroom_id: 12,
  guest_email: 'sari@example.com',
}

async function deviceWithShirt(qty = 1) {
  const local_device_id = randomUUID()
  await post('cart', { local_device_id, product_detail_id: 5002, size: 'M', qty })
  return local_device_id
}

describe('the example backend', () => {
  test('passes the conformance suite', { timeout: 60_000 }, async () => {
    const report = await runScenarios({ url, promo: 'EXAMPLE10' })
    expect(report.problems()).toEqual([])
  })

  test('sells an item through pickup, the payment form and a return with a valid signature', async () => {
    const local_device_id = await deviceWithShirt()
    const placed = await post('checkout-trx', {
      local_device_id,
      ...pickup,
      expected_total: 270_000,
    })
    const answer = endpoints['POST checkout-trx'].data.parse(unwrap(placed.body))
    const { trxRef, total } = handOffOfPlaced(answer)
    expect(total).toBe(270_000)
    const { headers } = await app.inject({
      method: 'POST',
      url: '/pay',
      payload: { order_id: trxRef },
    })
    const report = Object.fromEntries(new URL(String(headers.location)).searchParams)
    const returned = await post('checkout-payment', { local_device_id, ...report })
    expect(returned.body.data).toMatchObject({ verified: 1, trx_status: 'PAID', trx_ref: trxRef })
  })

  test('charges the price in the list: deducts the direct discount once', async () => {
    const local_device_id = await deviceWithShirt()
    const cart = await app.inject({ url: '/cart', query: { local_device_id } })
    const list = await app.inject({ url: '/products' })
    const { cart_items } = endpoints['GET cart'].data.parse(unwrap(cart.json())).cart
    const { products } = endpoints['GET products'].data.parse(unwrap(list.json()))
    const shirt = products.find(({ id }) => id === 5002)
    expect(shirt && grandPrice(shirt)).toBe(270_000)
    expect(cart_items.map(({ product_detail }) => product_detail.net_price)).toEqual([270_000])
  })

  test('places one order for a repeated key', async () => {
    const local_device_id = await deviceWithShirt()
    const key = { 'idempotency-key': randomUUID() }
    const first = await post('checkout-trx', { local_device_id, ...pickup }, key)
    expect(await post('checkout-trx', { local_device_id, ...pickup }, key)).toEqual(first)
  })

  test('refuses a total that differs from the one shown, and keeps the cart', async () => {
    const local_device_id = await deviceWithShirt()
    const refused = await post('checkout-trx', { local_device_id, ...pickup, expected_total: 1 })
    expect([refused.status, refused.body.error.code]).toEqual([400, 'CART_CHANGED'])
    const { body } = await app.inject({ url: '/cart', query: { local_device_id } })
    expect(JSON.parse(body).data.cart.cart_items).toHaveLength(1)
  })

  test('refuses more pieces than a store has', async () => {
    const local_device_id = randomUUID()
    const many = { local_device_id, product_detail_id: 5002, size: 'M', qty: 500 }
    expect((await post('cart', many)).body.error.code).toBe('OUT_OF_STOCK')
  })

  test('releases the pieces of an unpaid guest order when its time is up, without a request for the order', async () => {
    const twenty = { product_detail_id: 5002, size: 'L', qty: 20 }
    const showrooms = async () =>
      (await post('check-stock-location', twenty)).body.data.showrooms.map(
        ({ id }: { id: number }) => id,
      )
    const local_device_id = randomUUID()
    await post('cart', { local_device_id, ...twenty })
    await post('checkout-trx', { local_device_id, ...pickup })
    expect(await showrooms()).not.toContain(pickup.showroom_id)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + heldMs })
    try {
      expect(await showrooms()).toContain(pickup.showroom_id)
    } finally {
      vi.useRealTimers()
    }
  })

  test('rejects a payment return without a signature', async () => {
    const forged = { local_device_id: randomUUID(), bill_no: 'x', status: '2', signature: '0' }
    expect((await post('checkout-payment', forged)).body.data).toEqual({ verified: 0 })
  })
})
