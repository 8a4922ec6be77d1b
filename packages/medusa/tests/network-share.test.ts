import { afterAll, expect, test } from 'vitest'
import { openTestAdapter } from '#tests/support/medusa-adapter.ts'

const tested = await openTestAdapter()
const { engine, adapter, call } = tested
afterAll(() => tested.close())

/** Orders as guests of one network, each with its own device and address. */
async function order(size: string, showroom_id = 2, qty = 1) {
  const local_device_id = crypto.randomUUID()
  await call('POST cart', { local_device_id, product_detail_id: 1_001, size, qty })
  const body = { local_device_id, shipping_type: 'PICKUP_ON_STORE', showroom_id }
  return call('POST checkout-trx', { ...body, guest_email: `${local_device_id}@example.com` })
}

test('unpaid orders of one network hold at most half of a size, and block no other size or store', async () => {
  adapter.unpaid = { perDevice: 5, perEmail: 5, perAddress: 2 }
  // Of 20 pieces.
  for (const qty of [4, 4, 2]) expect((await order('S', 2, qty)).status).toBe(200)
  const refused = await order('S')
  expect(refused).toMatchObject({ status: 400, code: 'UNPAID_ORDERS' })
  expect(refused.message).toContain('Garment 0 in Navy')
  expect((await order('S', 1)).status).toBe(200)
  expect((await order('M')).status).toBe(200)
  for (const placed of engine.state.orders) placed.status = 'PAID'
  expect((await order('S')).status).toBe(200)
})
