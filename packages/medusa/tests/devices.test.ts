import { afterAll, expect, test } from 'vitest'
import { openTestAdapter } from '#tests/support/medusa-adapter.ts'

const tested = await openTestAdapter()
const { call } = tested
afterAll(() => tested.close())

const password = 'a long password'

async function signUp(): Promise<{ authorization: string }> {
  const email = `${crypto.randomUUID()}@example.com`
  const person = { name: 'Dewi', gender: 'FEMALE', email, password, password_conf: password }
  const { data } = await call('POST auth/sign-up', person)
  return { authorization: String(data.access_token) }
}

const add = (local_device_id: string, size: string, qty: number) =>
  call('POST cart', { local_device_id, product_detail_id: 1_001, size, qty })

async function linesOf(local_device_id: string) {
  const { data } = await call('GET cart', { local_device_id })
  const { cart_items } = data.cart as { cart_items: { size_code: string; qty: number }[] }
  return cart_items.map(({ size_code, qty }) => [size_code, qty])
}

const adopt = async (as: { authorization: string }, local_device_id: string) => {
  const body = { local_device_id, new_device_id: crypto.randomUUID() }
  const { data } = await call('POST cart-adopt', body, as)
  return { device: String(data.local_device_id), joined: data.joined }
}

test('a customer has one cart on all devices, merged from the carts of each', async () => {
  const customer = await signUp()
  const [phone, laptop] = [crypto.randomUUID(), crypto.randomUUID()]
  await add(phone, 'S', 2)
  const first = await adopt(customer, phone)
  await add(laptop, 'S', 1)
  await add(laptop, 'M', 1)
  const second = await adopt(customer, laptop)
  expect(second.device).toBe(first.device)
  expect(second.joined).toContain("We've merged your carts")
  expect(await linesOf(first.device)).toEqual([
    ['S', 3],
    ['M', 1],
  ])
  expect(await linesOf(laptop)).toEqual([])
})

test("merging carts is limited by one shop's stock", async () => {
  const customer = await signUp()
  const [phone, laptop] = [crypto.randomUUID(), crypto.randomUUID()]
  await add(phone, 'S', 15)
  const { device } = await adopt(customer, phone)
  await add(laptop, 'S', 15)
  expect((await adopt(customer, laptop)).joined).toContain("There isn't enough stock")
  expect(await linesOf(device)).toEqual([['S', 20]])
})

test('a merged cart is not merged again', async () => {
  const customer = await signUp()
  const phone = crypto.randomUUID()
  await add(phone, 'S', 1)
  const { device } = await adopt(customer, phone)
  await adopt(customer, device)
  await adopt(customer, phone)
  expect(await linesOf(device)).toEqual([['S', 1]])
})

test("another customer's cart stays unchanged", async () => {
  const [owner, other] = [await signUp(), await signUp()]
  const phone = crypto.randomUUID()
  await add(phone, 'S', 1)
  const { device } = await adopt(owner, phone)
  const theirs = await adopt(other, device)
  expect(theirs.device).not.toBe(device)
  expect(await linesOf(device)).toEqual([['S', 1]])
})

test('a sign-out everywhere removes the cart from every browser', async () => {
  const customer = await signUp()
  const phone = crypto.randomUUID()
  await add(phone, 'S', 1)
  const { device } = await adopt(customer, phone)
  await call('POST auth/sign-out', { everywhere: 1 }, customer)
  expect(await linesOf(device)).toEqual([])
})

test('a renewed device id keeps the cart and access to the payment of its orders', async () => {
  const [before, after] = [crypto.randomUUID(), crypto.randomUUID()]
  await add(before, 'S', 1)
  const order = { shipping_type: 'PICKUP_ON_STORE', showroom_id: 1, guest_email: 'g@example.com' }
  const { data } = await call('POST checkout-trx', { local_device_id: before, ...order })
  const { order_id: trx_ref } = data.payment_data as { order_id: string }
  await add(before, 'M', 1)
  await call('POST cart-move', { local_device_id: before, new_device_id: after })
  expect(await linesOf(after)).toEqual([['M', 1]])
  expect((await call('GET order-payment', { local_device_id: after, trx_ref })).status).toBe(200)
  expect((await call('GET order-payment', { local_device_id: before, trx_ref })).status).toBe(404)
})
