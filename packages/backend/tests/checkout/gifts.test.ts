import { places, stockProduct } from '@etalase/backend-kit/tests/support/small-company.ts'
import { beforeEach, expect, test } from 'vitest'
import { aCustomer } from '#tests/support/accounts.ts'
import { freshBackend } from '#tests/support/backend-for-tests.ts'
import { addToCart, checkOut, notify, pickupBody } from '#tests/support/checkout-calls.ts'
import { aDevice, callEndpoint, send } from '#tests/support/test-backend.ts'
import { staffToken } from '#tests/support/test-context.ts'

const backend = await freshBackend()
const { app, db } = backend
const staff = { authorization: `Bearer ${staffToken}` }
const wishes = { gift_message: 'Selamat ulang tahun, Ibu!', hide_prices: true }

beforeEach(() => stockProduct(db, { id: 1, stock: { [places.store]: 5 } }))

async function order(more: object) {
  const device = aDevice()
  const buyer = await aCustomer(app)
  await addToCart(app, device, 1)
  const body = { ...pickupBody, guest_email: undefined, ...more }
  const { order_id } = await checkOut(app, device, body, buyer.headers)
  return { order_id, buyer }
}

const seen = async (buyer: Awaited<ReturnType<typeof aCustomer>>) =>
  (await callEndpoint(app, 'GET user/orders', {}, buyer.headers)).user_orders[0]

test('checkout offers a gift message and a parcel without prices', async () => {
  const device = aDevice()
  await addToCart(app, device, 1)
  expect((await callEndpoint(app, 'POST checkout', device)).has_gift_options).toBe(true)
})

test('the buyer and the packing staff see both', async () => {
  const { order_id, buyer } = await order(wishes)
  expect(await seen(buyer)).toMatchObject(wishes)
  const packed = await callEndpoint(app, 'GET staff/order', { order: order_id }, staff)
  expect(packed.order).toMatchObject(wishes)
})

test('an order without gift options has neither', async () => {
  const { buyer } = await order({ gift_message: '  ' })
  expect(await seen(buyer)).toMatchObject({ gift_message: null, hide_prices: false })
})

test('checkout refuses a message over 200 characters, or a hide_prices other than yes or no', async () => {
  const device = aDevice()
  await addToCart(app, device, 1)
  for (const wrong of [{ gift_message: 'x'.repeat(201) }, { hide_prices: 'perhaps' }]) {
    const { status, body } = await send(app, 'POST checkout-trx', {
      ...device,
      ...pickupBody,
      ...wrong,
    })
    expect([status, body.error?.code]).toEqual([400, 'INVALID_INPUT'])
  }
})

test('the message is deleted with the account, and staff no longer see it', async () => {
  const { order_id, buyer } = await order(wishes)
  await notify(backend, order_id, '2')
  for (const step of ['ready', 'complete'])
    await callEndpoint(app, 'POST staff/order-step', { order: order_id, step }, staff)
  const { password } = buyer
  await callEndpoint(app, 'POST user/delete-account', { password }, buyer.headers)
  const packed = await callEndpoint(app, 'GET staff/order', { order: order_id }, staff)
  expect(packed.order.gift_message).toBeNull()
})
