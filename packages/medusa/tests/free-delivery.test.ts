import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { regularDelivery } from '#tests/support/delivery.ts'
import { tiers } from '#tests/support/fake-engine/catalogue.ts'
import { engineSecret, openTestAdapter } from '#tests/support/medusa-adapter.ts'

const tested = await openTestAdapter()
const { app, engine, call } = tested
afterAll(() => tested.close())

/** Saves the shop's settings and sends the engine's event. */
async function setFreeFrom(free_shipping_from: unknown): Promise<void> {
  engine.state.content.set('settings en', { free_shipping_from })
  const payload = { name: 'content.changed', key: 'settings' }
  const headers = { authorization: `Bearer ${engineSecret}` }
  await app.inject({ method: 'POST', url: '/engine/events', headers, payload })
}

/** Creates a device with a piece at 110,000 in its cart. */
async function shopper(): Promise<string> {
  const local_device_id = crypto.randomUUID()
  await call('POST cart', { local_device_id, product_detail_id: 1_003, size: 'M', qty: 1 })
  return local_device_id
}

const { subdistrict_id } = regularDelivery

async function tariffs(local_device_id: string): Promise<number[]> {
  const parcel = { local_device_id, showroom_id: 1, subdistrict_id }
  const { data } = await call('POST checkout-shipping', parcel)
  const { couriers } = data as { couriers: Record<string, { tariff: number }[]> }
  return Object.values(couriers).flatMap((offers) => offers.map(({ tariff }) => tariff))
}

const order = (local_device_id: string, shipping_cost: number) =>
  call('POST checkout-trx', {
    ...regularDelivery,
    local_device_id,
    guest_email: 'guest@example.com',
    shipping_cost,
  })

const barOf = async (local_device_id: string) =>
  (await call('GET cart', { local_device_id })).data.cart

const asked = tiers.map(({ tariff }) => tariff)

beforeEach(() => setFreeFrom(null))

describe('free delivery', () => {
  test('is announced in the cart, and makes the cheapest tier free from the threshold on', async () => {
    await setFreeFrom(110_000)
    const device = await shopper()
    expect(await barOf(device)).toMatchObject({ free_shipping_from: 110_000 })
    expect(await tariffs(device)).toEqual([0, 20_000])
    const { status, data } = await order(device, 0)
    expect(status).toBe(200)
    const { order_token } = data
    const { data: shown } = await call('POST order-by-token', { order_token })
    expect(shown.user_order).toMatchObject({ shipping_cost: 0, grand_total: 110_000 })
  })

  test('is shown on the page of a product that reaches the threshold', async () => {
    await setFreeFrom(110_000)
    const wanted = { product_detail_id: 1_003, subdistrict_id }
    const { data } = await call('GET product-promise', wanted)
    expect(data.tiers).toMatchObject([{ tariff: 0 }, { tariff: 20_000 }])
  })

  test('is refused one rupiah below the threshold', async () => {
    await setFreeFrom(110_001)
    const device = await shopper()
    expect(await tariffs(device)).toEqual(asked)
    expect(await order(device, 0)).toMatchObject({ status: 400, code: 'SHIPPING_CHANGED' })
  })

  test('ends when staff remove the threshold', async () => {
    await setFreeFrom(1)
    const device = await shopper()
    await setFreeFrom(null)
    expect(await barOf(device)).toMatchObject({ free_shipping_from: null })
    expect(await order(device, 0)).toMatchObject({ status: 400, code: 'SHIPPING_CHANGED' })
    expect((await order(device, 12_000)).status).toBe(200)
  })

  test('ignores a threshold that is not whole rupiah, and lists it as left out', async () => {
    await setFreeFrom('free')
    const device = await shopper()
    expect(await barOf(device)).toMatchObject({ free_shipping_from: null })
    expect(tested.adapter.engine.leftOut.list()).toMatchObject([{ name: 'settings (en)' }])
  })
})
