import { orders } from '@etalase/backend-kit/db/schema/orders.ts'
import { places, stockProduct } from '@etalase/backend-kit/tests/support/small-company.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { freshBackend } from '#tests/support/backend-for-tests.ts'
import { addToCart, checkOut, deliveryBody } from '#tests/support/checkout-calls.ts'
import { aDevice, callEndpoint, send } from '#tests/support/test-backend.ts'
import { staffToken } from '#tests/support/test-context.ts'

const { app, db } = await freshBackend()
const headers = { authorization: `Bearer ${staffToken}` }

const freeFrom = (free_shipping_from: number | null) =>
  callEndpoint(app, 'POST staff/free-shipping', { free_shipping_from }, headers)

beforeEach(async () => {
  await stockProduct(db, { id: 1, price: 100_000, stock: { [places.hub]: 9, [places.store]: 0 } })
  await stockProduct(db, { id: 2, price: 300_000, stock: { [places.hub]: 0, [places.store]: 9 } })
})

async function tariffs(device: object) {
  const route = { ...device, showroom_id: places.hub, subdistrict_id: places.cilandak }
  const { couriers } = await callEndpoint(app, 'POST checkout-shipping', route)
  return Object.fromEntries(
    Object.values(couriers)
      .flat()
      .map(({ service, tariff }) => [service, tariff]),
  )
}

async function aCart(...lines: [id: number, qty: number][]) {
  const device = aDevice()
  for (const [id, qty] of lines) await addToCart(app, device, id, qty)
  return device
}

const fromOf = async (device: object) =>
  (await callEndpoint(app, 'GET cart', device)).cart.free_shipping_from

describe('free delivery', () => {
  test('is null until staff set its threshold', async () => {
    const device = await aCart([1, 9])
    expect(await fromOf(device)).toBeNull()
    expect(await tariffs(device)).toMatchObject({ UDRREG: 9_000 * 3 })
  })

  test('starts at the threshold itself, for the cheapest tier only', async () => {
    await freeFrom(200_000)
    const [below, at] = [await aCart([1, 1]), await aCart([1, 2])]
    expect(await fromOf(below)).toBe(200_000)
    expect(await tariffs(below)).toMatchObject({ UDRREG: 9_000, UDRONS: 14_000 })
    expect(await tariffs(at)).toMatchObject({ UDRREG: 0, UDRONS: 14_000 })
  })

  test('counts only the lines that the hub has in stock', async () => {
    await freeFrom(200_000)
    expect(await tariffs(await aCart([1, 1], [2, 1]))).toMatchObject({ UDRREG: 9_000 })
  })

  test('is billed as shown, and another cost is refused', async () => {
    await freeFrom(200_000)
    const device = await aCart([1, 2])
    const paid = await send(app, 'POST checkout-trx', { ...device, ...deliveryBody })
    expect([paid.status, paid.body.error?.code]).toEqual([400, 'SHIPPING_CHANGED'])
    const free = { ...deliveryBody, shipping_cost: 0, expected_total: 200_000 }
    expect((await checkOut(app, device, free)).bill_total).toBe('200000')
    expect(await db.select().from(orders)).toMatchObject([{ shippingCost: 0 }])
  })

  test('is refused once it has ended, or below the threshold', async () => {
    await freeFrom(200_000)
    const free = { ...deliveryBody, shipping_cost: 0 }
    const small = await send(app, 'POST checkout-trx', { ...(await aCart([1, 1])), ...free })
    expect(small.body.error?.code).toBe('SHIPPING_CHANGED')
    await freeFrom(null)
    const ended = await send(app, 'POST checkout-trx', { ...(await aCart([1, 2])), ...free })
    expect(ended.body.error?.code).toBe('SHIPPING_CHANGED')
    expect(await db.$count(orders)).toBe(0)
  })

  test('is shown on the page of a product that reaches the threshold', async () => {
    await freeFrom(100_000)
    const where = { product_detail_id: 1, subdistrict_id: places.cilandak }
    const { tiers } = await callEndpoint(app, 'GET product-promise', where)
    expect(tiers.map(({ tariff }) => tariff)).toContain(0)
  })

  test.each([-1, 1.5, 'much'])('refuses a threshold of %j', async (free_shipping_from) => {
    const answer = await send(app, 'POST staff/free-shipping', { free_shipping_from }, headers)
    expect(answer.status).toBe(422)
    expect(await callEndpoint(app, 'GET staff/free-shipping', {}, headers)).toEqual({
      free_shipping_from: null,
    })
  })

  test('cannot be set by shoppers', async () => {
    const answer = await send(app, 'POST staff/free-shipping', { free_shipping_from: 0 })
    expect(answer.status).toBe(401)
  })
})
