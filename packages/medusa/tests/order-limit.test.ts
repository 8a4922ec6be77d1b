import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { fakeProduct, limitedGarment } from '#tests/support/fake-engine/catalogue.ts'
import { openTestAdapter } from '#tests/support/medusa-adapter.ts'

const tested = await openTestAdapter()
const { engine, adapter, call } = tested
afterAll(() => tested.close())

beforeEach(async () => {
  engine.state.products = Array.from({ length: 8 }, (_, index) => fakeProduct(index))
  engine.state.orders.length = 0
  await adapter.model.load()
})

/** Two colours, each limited to two pieces per customer. */
const [navy, olive] = fakeProduct(limitedGarment).colors.map(({ number }) => number)
const aDevice = () => crypto.randomUUID()
const limit = { status: 400, code: 'ORDER_LIMIT', message: expect.stringContaining('Garment 6') }

const add = (local_device_id: string, size: string, qty = 1, product_detail_id = navy) =>
  call('POST cart', { local_device_id, product_detail_id, size, qty })

const order = (local_device_id: string, guest_email = 'guest@example.com') =>
  call('POST checkout-trx', {
    local_device_id,
    shipping_type: 'PICKUP_ON_STORE',
    showroom_id: 1,
    guest_email,
  })

async function bought(qty: number, guest_email?: string) {
  const device = aDevice()
  await add(device, 'M', qty)
  return order(device, guest_email)
}

describe('for a product with max_per_order,', () => {
  test('the page shows the limit, even when staff typed it as text', async () => {
    const { data } = await call('GET product', { id: navy ?? 0 })
    expect(data.product).toMatchObject({ max_per_order: 2 })
    expect((await call('GET product', { id: 1_001 })).data.product).toMatchObject({
      max_per_order: null,
    })
  })

  test('a cart accepts no more, counting all sizes together', async () => {
    const device = aDevice()
    await add(device, 'M')
    expect((await add(device, 'S')).status).toBe(200)
    expect(await add(device, 'L')).toMatchObject(limit)
    const more = { local_device_id: device, product_detail_id: navy, size: 'M', qty: 1 }
    expect(await call('POST cart-item-increment-qty', more)).toMatchObject(limit)
  })

  test('buying now accepts no more', async () => {
    const wanted = { local_device_id: aDevice(), product_detail_id: navy, size: 'M', qty: 3 }
    expect(await call('GET buy-now', wanted)).toMatchObject(limit)
  })

  test('each colour has its own limit', async () => {
    const device = aDevice()
    await add(device, 'M', 2)
    expect((await add(device, 'M', 2, olive)).status).toBe(200)
  })

  test('an email address that has ordered them gets no more from another device', async () => {
    expect((await bought(2)).status).toBe(200)
    expect(await bought(1)).toMatchObject(limit)
    expect((await bought(1, 'other@example.com')).status).toBe(200)
  })

  test('a device gets no more under another email address', async () => {
    const device = aDevice()
    await add(device, 'M', 2)
    await order(device)
    await add(device, 'M')
    expect(await order(device, 'other@example.com')).toMatchObject(limit)
  })

  test('a cancelled order does not count', async () => {
    const { data } = await bought(2)
    await call('POST order-cancel', { order_token: data.order_token })
    expect((await bought(2)).status).toBe(200)
  })

  test('a refused order leaves the cart unchanged', async () => {
    await bought(2)
    const device = aDevice()
    await add(device, 'M')
    await order(device)
    const { data } = await call('GET cart', { local_device_id: device })
    expect(data.cart).toMatchObject({ cart_items: [{ product_detail_id: navy, qty: 1 }] })
  })

  test('the limit ends when staff remove it', async () => {
    await bought(2)
    const device = aDevice()
    await add(device, 'M')
    const garment = engine.state.products.find(({ metadata }) => metadata.max_per_order)
    if (garment) garment.metadata.max_per_order = undefined
    await adapter.model.refreshGarments([garment?.id ?? ''])
    expect((await order(device)).status).toBe(200)
  })
})

test.each(['many', 0, 100, 1.5])(
  'a limit of %s is left out, and the product is still sold',
  async (max_per_order) => {
    const [garment] = engine.state.products
    if (garment) garment.metadata.max_per_order = max_per_order
    await adapter.model.load()
    const { data } = await call('GET product', { id: 1_001 })
    expect(data.product).toMatchObject({ max_per_order: null })
    expect(adapter.engine.leftOut.list()).toMatchObject([
      { name: 'Garment 0', part: 'metadata, max_per_order' },
    ])
  },
)
