import { afterAll, expect, test } from 'vitest'
import { openTestAdapter } from '#tests/support/medusa-adapter.ts'

const tested = await openTestAdapter()
const { engine, call } = tested
afterAll(() => tested.close())

async function order(wishes: object) {
  const local_device_id = crypto.randomUUID()
  await call('POST cart', { local_device_id, product_detail_id: 1_003, size: 'M', qty: 1 })
  const pickup = { shipping_type: 'PICKUP_ON_STORE', showroom_id: 1 }
  const guest_email = 'guest@example.com'
  return call('POST checkout-trx', { local_device_id, ...pickup, guest_email, ...wishes })
}

async function seen(wishes: object) {
  const { order_token } = (await order(wishes)).data
  return (await call('POST order-by-token', { order_token })).data.user_order
}

const wishes = { gift_message: 'Selamat ulang tahun, Ibu!', hide_prices: true }

test('checkout offers a gift message and a parcel without prices', async () => {
  const local_device_id = crypto.randomUUID()
  await call('POST cart', { local_device_id, product_detail_id: 1_003, size: 'M', qty: 1 })
  const { data } = await call('POST checkout', { local_device_id })
  expect(data).toMatchObject({ has_gift_options: 1 })
})

test('the buyer and staff see both', async () => {
  expect(await seen(wishes)).toMatchObject({ ...wishes, hide_prices: 1 })
  expect(engine.state.orders.at(-1)?.details).toMatchObject(wishes)
})

test('an order without gift options has neither', async () => {
  expect(await seen({ gift_message: '  ' })).toMatchObject({
    gift_message: null,
    hide_prices: 0,
  })
})

test('a message over 200 characters is refused, and places no order', async () => {
  const before = engine.state.orders.length
  expect(await order({ gift_message: 'x'.repeat(201) })).toMatchObject({ status: 400 })
  expect(engine.state.orders).toHaveLength(before)
})
