import { orders } from '@etalase/backend-kit/db/schema/orders.ts'
import { stock } from '@etalase/backend-kit/db/schema/stores.ts'
import { places, stockProduct } from '@etalase/backend-kit/tests/support/small-company.ts'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { freshBackend } from '#tests/support/backend-for-tests.ts'
import { addToCart, checkOut, deliveryBody, pickupBody } from '#tests/support/checkout-calls.ts'
import { aDevice, send } from '#tests/support/test-backend.ts'

const backend = await freshBackend()

beforeEach(async () => {
  const pieces = { [places.hub]: 5, [places.store]: 5 }
  await stockProduct(backend.db, { id: 1, percent: 10, stock: pieces })
})

const orderCount = () => backend.db.$count(orders)

describe('the same idempotency key', () => {
  const key = { 'Idempotency-Key': 'key-of-this-checkout' }

  test('returns the same order and form, even for 50 concurrent requests', async () => {
    const device = aDevice()
    await addToCart(backend.app, device, 1)
    const forms = await Promise.all(
      Array.from({ length: 50 }, () => checkOut(backend.app, device, deliveryBody, key)),
    )
    expect(new Set(forms.map((form) => JSON.stringify(form))).size).toBe(1)
    expect(await orderCount()).toBe(1)
    const pieces = await backend.db.select().from(stock).where(eq(stock.showroomId, places.hub))
    expect(pieces.map(({ qty }) => qty)).toEqual([4])
  })

  test('from another device creates another order', async () => {
    for (const device of [aDevice(), aDevice()]) {
      await addToCart(backend.app, device, 1)
      await checkOut(backend.app, device, deliveryBody, key)
    }
    expect(await orderCount()).toBe(2)
  })

  test('ignores the case of the device id', async () => {
    const device = aDevice()
    await addToCart(backend.app, device, 1)
    const shouted = { local_device_id: device.local_device_id.toUpperCase() }
    const answers = await Promise.all(
      [device, shouted].map((body) =>
        send(backend.app, 'POST checkout-trx', { ...body, ...pickupBody }),
      ),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400])
    expect(await orderCount()).toBe(1)
  })

  test('that is empty counts as no key: the next order is a new one', async () => {
    const device = aDevice()
    for (const _ of [1, 2]) {
      await addToCart(backend.app, device, 1)
      await checkOut(backend.app, device, pickupBody, { 'Idempotency-Key': '' })
    }
    expect(await orderCount()).toBe(2)
  })

  test('does not reopen an expired order', async () => {
    const device = aDevice()
    await addToCart(backend.app, device, 1)
    await checkOut(backend.app, device, deliveryBody, key)
    backend.clock.now = new Date('2026-08-05T00:00:00Z')
    const again = { ...device, ...deliveryBody }
    const { status, body } = await send(backend.app, 'POST checkout-trx', again, key)
    expect([status, body.error?.code]).toEqual([400, 'ORDER_CLOSED'])
  })
})

test('a key that is too long is refused', async () => {
  const device = aDevice()
  await addToCart(backend.app, device, 1)
  const headers = { 'Idempotency-Key': 'k'.repeat(101) }
  const { status } = await send(
    backend.app,
    'POST checkout-trx',
    { ...device, ...pickupBody },
    headers,
  )
  expect(status).toBe(400)
})
