import { places, stockProduct } from '@etalase/backend-kit/tests/support/small-company.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { freshBackend } from '#tests/support/backend-for-tests.ts'
import { addToCart, checkOut, deliveryBody } from '#tests/support/checkout-calls.ts'
import { aDevice, callEndpoint, send } from '#tests/support/test-backend.ts'

const backend = await freshBackend()
type Device = ReturnType<typeof aDevice>

beforeEach(async () => {
  await stockProduct(backend.db, { id: 1, stock: { [places.hub]: 50 } })
  await stockProduct(backend.db, { id: 2, stock: { [places.hub]: 50 } })
})

const idsOf = (from: Device, to: Device) => ({
  local_device_id: from.local_device_id,
  new_device_id: to.local_device_id,
})

const move = (from: Device, to: Device) =>
  callEndpoint(backend.app, 'POST cart-move', idsOf(from, to))

/** Returns the pieces in a device's cart, by product. */
async function piecesOf(device: Device): Promise<Record<number, number>> {
  const { cart } = await callEndpoint(backend.app, 'GET cart', device)
  return Object.fromEntries(cart.cart_items.map((item) => [item.product_detail_id, item.qty]))
}

describe('a cart that moves', () => {
  test('belongs to the new device only', async () => {
    const [before, after] = [aDevice(), aDevice()]
    await addToCart(backend.app, before, 1, 2)
    await addToCart(backend.app, before, 2)
    await move(before, after)
    expect([await piecesOf(before), await piecesOf(after)]).toEqual([{}, { 1: 2, 2: 1 }])
  })

  test('takes no lines of another device', async () => {
    const [before, after, stranger] = [aDevice(), aDevice(), aDevice()]
    await addToCart(backend.app, stranger, 1)
    await move(before, after)
    expect([await piecesOf(stranger), await piecesOf(after)]).toEqual([{ 1: 1 }, {}])
  })

  test('takes the open orders along: only the new device sees how to pay them', async () => {
    const [before, after] = [aDevice(), aDevice()]
    await addToCart(backend.app, before, 1)
    const { order_id } = await checkOut(backend.app, before, deliveryBody)
    await move(before, after)
    const query = { trx_ref: order_id }
    const payment = await callEndpoint(backend.app, 'GET order-payment', { ...after, ...query })
    expect(payment.trx_ref).toBe(order_id)
    const old = await send(backend.app, 'GET order-payment', { ...before, ...query })
    expect(old.status).toBe(404)
  })

  test('is moved once, however often the call is repeated', async () => {
    const [before, after] = [aDevice(), aDevice()]
    await addToCart(backend.app, before, 1, 3)
    await Promise.all([move(before, after), move(before, after), move(before, after)])
    expect([await piecesOf(before), await piecesOf(after)]).toEqual([{}, { 1: 3 }])
  })

  test('to a device with a cart is merged, and the moved quantity wins for a shared line', async () => {
    const [before, after] = [aDevice(), aDevice()]
    await addToCart(backend.app, after, 1, 5)
    await addToCart(backend.app, after, 2, 1)
    await addToCart(backend.app, before, 1, 2)
    await move(before, after)
    expect(await piecesOf(after)).toEqual({ 1: 2, 2: 1 })
  })

  test('to its own device is unchanged', async () => {
    const device = aDevice()
    await addToCart(backend.app, device, 1, 2)
    await move(device, device)
    expect(await piecesOf(device)).toEqual({ 1: 2 })
  })
})

test.each([
  ['no old id', { new_device_id: aDevice().local_device_id }],
  ['no new id', aDevice()],
  ['a new id that is no UUID', { ...aDevice(), new_device_id: 'admin' }],
])('with %s the move is refused', async (_, body) => {
  expect((await send(backend.app, 'POST cart-move', body)).status).toBe(400)
})
