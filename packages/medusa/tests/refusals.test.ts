import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { readEngineSettings } from '#engine/engine-settings.ts'
import { openTestAdapter } from '#tests/support/medusa-adapter.ts'

const tested = await openTestAdapter()
const { engine, adapter, call } = tested
afterAll(() => tested.close())

beforeEach(() => {
  engine.state.cartRefusal = null
  engine.state.hasUntaxedPrices = false
})

const line = { product_detail_id: 1_001, size: 'M', qty: 2 }

describe('a cart change that Medusa refuses', () => {
  test('is reported as out of stock when the pieces have just been sold', async () => {
    const local_device_id = crypto.randomUUID()
    engine.state.cartRefusal = 'Some variant does not have the required inventory'
    engine.state.variant('variant_0_0_M').variant.stock = { sloc_1: 1 }
    const refused = await call('POST cart', { local_device_id, ...line })
    expect(refused).toMatchObject({ status: 400, code: 'OUT_OF_STOCK' })
    engine.state.variant('variant_0_0_M').variant.stock = { sloc_1: 20, sloc_2: 20 }
    await adapter.model.load()
  })

  test('is reported as not found when the product cannot be bought for another reason', async () => {
    const local_device_id = crypto.randomUUID()
    engine.state.cartRefusal = 'Items do not have a price'
    const refused = await call('POST cart', { local_device_id, ...line })
    expect(refused).toMatchObject({ status: 404, code: 'NOT_FOUND' })
  })

  test('is reported for a larger quantity too', async () => {
    const local_device_id = crypto.randomUUID()
    await call('POST cart', { local_device_id, ...line })
    engine.state.cartRefusal = 'Items do not have a price'
    const refused = await call('POST cart-item-increment-qty', { local_device_id, ...line })
    expect(refused).toMatchObject({ status: 404, code: 'NOT_FOUND' })
  })
})

test('the adapter refuses to start when Medusa adds taxes to prices, and names the setting', async () => {
  expect(await readEngineSettings(adapter.engine)).toMatchObject({ region_id: 'reg_1' })
  engine.state.hasUntaxedPrices = true
  await expect(readEngineSettings(adapter.engine)).rejects.toThrow(/tax inclusive/)
})
