import { afterAll, beforeAll, expect, test } from 'vitest'
import { fakeProduct } from '#tests/support/fake-engine/catalogue.ts'
import { openTestAdapter } from '#tests/support/medusa-adapter.ts'

const tested = await openTestAdapter()
const { engine, adapter, call } = tested
afterAll(() => tested.close())

beforeAll(async () => {
  const product = fakeProduct(0)
  for (const { variants } of product.colors)
    for (const variant of variants) variant.stock = { sloc_1: 500 }
  engine.state.products = [product]
  await adapter.model.load()
})

const line = { product_detail_id: 1_001, size: 'M' }

test('a line holds at most 99 pieces, whatever the stock, even over several additions', async () => {
  const local_device_id = crypto.randomUUID()
  const add = async (qty: number, path: 'POST cart' | 'POST cart-item-increment-qty') =>
    (await call(path, { local_device_id, ...line, qty })).code
  expect(await add(100, 'POST cart')).toBe('OUT_OF_STOCK')
  expect(await add(98, 'POST cart')).toBeUndefined()
  expect(await add(2, 'POST cart')).toBe('OUT_OF_STOCK')
  expect(await add(1, 'POST cart-item-increment-qty')).toBeUndefined()
  expect(await add(1, 'POST cart-item-increment-qty')).toBe('OUT_OF_STOCK')
  const { data } = await call('GET cart', { local_device_id })
  expect(data.cart).toMatchObject({ cart_items: [{ product_detail_id: 1_001, qty: 99 }] })
})

test('buying 100 pieces now is refused', async () => {
  const bought = { local_device_id: crypto.randomUUID(), ...line, qty: 100 }
  expect((await call('GET buy-now', bought)).code).toBe('OUT_OF_STOCK')
})

test('a product has no limit per order, since the engine has none', async () => {
  const { data } = await call('GET product', { id: 1_001 })
  expect(Object(data.product).max_per_order ?? null).toBeNull()
})
