import { randomUUID } from 'node:crypto'
import { orderLines } from '@etalase/backend-kit/db/schema/orders.ts'
import { places, stockProduct } from '@etalase/backend-kit/tests/support/small-company.ts'
import { beforeEach, expect, test } from 'vitest'
import { aCustomer } from '#tests/support/accounts.ts'
import { freshBackend } from '#tests/support/backend-for-tests.ts'
import { addToCart, checkOut, from, pickupBody } from '#tests/support/checkout-calls.ts'
import { aDevice, callEndpoint } from '#tests/support/test-backend.ts'

const backend = await freshBackend()

const [queuedFor, ordinary] = [1, 2]

beforeEach(async () => {
  for (const id of [queuedFor, ordinary])
    await stockProduct(backend.db, { id, stock: { [places.store]: 50 } })
})

test('a product that a sign-in merges into the cart during checkout is not ordered with the checked lines', async () => {
  const left: number[] = []
  for (let time = 0; time < 14; time++) {
    const { headers } = await aCustomer(backend.app)
    const signInOn = (device: { local_device_id: string }) =>
      callEndpoint(
        backend.app,
        'POST cart-adopt',
        { ...device, new_device_id: randomUUID() },
        headers,
      )
    const { local_device_id } = await signInOn(aDevice())
    const [phone, laptop] = [{ local_device_id }, aDevice()]
    await addToCart(backend.app, phone, ordinary)
    await addToCart(backend.app, laptop, queuedFor)
    const { cart } = await callEndpoint(backend.app, 'GET cart', phone)
    const checked = {
      ...pickupBody,
      guest_email: `guest${time}@example.com`,
      cart_item_ids: cart.cart_items.map(({ id }) => id),
    }
    const join = signInOn(laptop)
    await checkOut(backend.app, phone, checked, from(time))
    await join
    const kept = await callEndpoint(backend.app, 'GET cart', phone)
    left.push(...kept.cart.cart_items.map((line) => line.product_detail_id))
  }
  const lines = await backend.db.select({ id: orderLines.productId }).from(orderLines)
  expect(lines.map(({ id }) => id)).toEqual(Array.from({ length: 14 }, () => ordinary))
  expect(left).toEqual(Array.from({ length: 14 }, () => queuedFor))
})
