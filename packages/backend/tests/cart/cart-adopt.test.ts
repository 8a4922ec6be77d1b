import { randomUUID } from 'node:crypto'
import { places, stockProduct } from '@etalase/backend-kit/tests/support/small-company.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { aCustomer, type TestCustomer } from '#tests/support/accounts.ts'
import { freshBackend } from '#tests/support/backend-for-tests.ts'
import { addToCart, checkOut, pickupBody } from '#tests/support/checkout-calls.ts'
import { aDevice, callEndpoint, send } from '#tests/support/test-backend.ts'

const backend = await freshBackend()
type Device = { local_device_id: string }
let sari: TestCustomer

beforeEach(async () => {
  await stockProduct(backend.db, { id: 1, stock: { [places.store]: 6 } })
  await stockProduct(backend.db, { id: 2, stock: { [places.store]: 200 } })
  sari = await aCustomer(backend.app)
})

/** Signs in on a device and returns the device that its browser uses from then on. */
async function signInOn(device: Device, { headers }: TestCustomer = sari) {
  const ids = { ...device, new_device_id: randomUUID() }
  const { local_device_id, joined } = await callEndpoint(
    backend.app,
    'POST cart-adopt',
    ids,
    headers,
  )
  return { device: { local_device_id }, joined }
}

/** Returns a device with pieces in its cart, by product. */
async function aDeviceWith(pieces: Record<number, number>): Promise<Device> {
  const device = aDevice()
  for (const [id, qty] of Object.entries(pieces))
    await addToCart(backend.app, device, Number(id), qty)
  return device
}

async function piecesOf(device: Device): Promise<Record<number, number>> {
  const { cart } = await callEndpoint(backend.app, 'GET cart', device)
  return Object.fromEntries(cart.cart_items.map((item) => [item.product_detail_id, item.qty]))
}

describe("a customer's cart on a second device", () => {
  test("is merged with the first device's cart for both, with a message about it", async () => {
    const phone = await signInOn(await aDeviceWith({ 1: 2 }))
    expect(phone.joined).toBeNull()
    const laptop = await signInOn(await aDeviceWith({ 2: 3 }))
    expect(laptop.device).toEqual(phone.device)
    expect(await piecesOf(phone.device)).toEqual({ 1: 2, 2: 3 })
    expect(laptop.joined).toBe(
      "We've merged your carts: 1 item from this device, 1 item from elsewhere.",
    )
  })

  test('appears on a device without a cart', async () => {
    await signInOn(await aDeviceWith({ 1: 2, 2: 1 }))
    const laptop = await signInOn(aDevice())
    expect(await piecesOf(laptop.device)).toEqual({ 1: 2, 2: 1 })
    expect(laptop.joined).toBe('Your cart came with you: 2 items.')
  })

  test("adds up a line that both had, within one shop's stock and the line limit, with a message", async () => {
    await signInOn(await aDeviceWith({ 1: 4, 2: 60 }))
    const { device, joined } = await signInOn(await aDeviceWith({ 1: 4, 2: 60 }))
    expect(await piecesOf(device)).toEqual({ 1: 6, 2: 99 })
    expect(joined).toContain("isn't enough stock for the full quantity of 2 items")
  })

  test("has at most a customer's limit of pieces in a line, with a message", async () => {
    await backend.db.execute('update products set max_per_order = 4 where id = 2')
    await signInOn(await aDeviceWith({ 2: 3 }))
    const { device, joined } = await signInOn(await aDeviceWith({ 2: 3 }))
    expect(await piecesOf(device)).toEqual({ 2: 4 })
    expect(joined).toContain('1 item')
  })

  test('never has fewer pieces than either had, even when the stock has shrunk', async () => {
    await signInOn(await aDeviceWith({ 1: 5 }))
    const second = await aDeviceWith({ 1: 2 })
    await backend.db.execute('update stock set qty = 1 where product_id = 1')
    expect(await piecesOf((await signInOn(second)).device)).toEqual({ 1: 5 })
  })

  test('is merged once, however often the call is repeated', async () => {
    await signInOn(await aDeviceWith({ 1: 1 }))
    const second = await aDeviceWith({ 1: 2 })
    const answers = await Promise.all([signInOn(second), signInOn(second), signInOn(second)])
    for (const { device } of answers) expect(await piecesOf(device)).toEqual({ 1: 3 })
    expect(await piecesOf(second)).toEqual({})
  })

  test('is ordered once: an order on one device empties it on the other', async () => {
    const phone = await signInOn(await aDeviceWith({ 1: 1 }))
    const laptop = await signInOn(aDevice())
    const { guest_email: _, ...body } = pickupBody
    await checkOut(backend.app, laptop.device, body, sari.headers)
    expect(await piecesOf(phone.device)).toEqual({})
  })
})

describe('the cart of a customer', () => {
  test('is hidden from the next customer to sign in on the same browser, and stays unchanged', async () => {
    const { device } = await signInOn(await aDeviceWith({ 1: 2 }))
    const budi = await signInOn(device, await aCustomer(backend.app))
    expect(budi.device).not.toEqual(device)
    expect(budi.joined).toBeNull()
    expect([await piecesOf(budi.device), await piecesOf(device)]).toEqual([{}, { 1: 2 }])
  })

  test('is no longer visible under the old device id', async () => {
    const before = await aDeviceWith({ 1: 2 })
    const { device } = await signInOn(before)
    expect([await piecesOf(before), await piecesOf(device)]).toEqual([{}, { 1: 2 }])
  })

  test('leaves every browser after a sign-out everywhere, and returns at the next sign-in', async () => {
    const { device } = await signInOn(await aDeviceWith({ 1: 2 }))
    await callEndpoint(backend.app, 'POST auth/sign-out', { everywhere: true }, sari.headers)
    expect(await piecesOf(device)).toEqual({})
    const { access_token } = await callEndpoint(backend.app, 'POST auth/sign-in', sari)
    const again = await signInOn(aDevice(), { ...sari, headers: { authorization: access_token } })
    expect(await piecesOf(again.device)).toEqual({ 1: 2 })
  })

  test('is deleted with the account', async () => {
    const { device } = await signInOn(await aDeviceWith({ 1: 2 }))
    const { password } = sari
    await callEndpoint(backend.app, 'POST user/delete-account', { password }, sari.headers)
    expect(await piecesOf(device)).toEqual({})
  })

  test.each([
    ['a guest', {}, 401],
    ['a token that has ended', { authorization: 'no-token' }, 401],
  ])('is not given to %s', async (_, headers, status) => {
    const ids = { ...aDevice(), new_device_id: randomUUID() }
    expect((await send(backend.app, 'POST cart-adopt', ids, headers)).status).toBe(status)
  })
})
