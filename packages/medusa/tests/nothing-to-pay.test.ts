import { rupiah } from '@etalase/contract/rules/money.ts'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { fakeProduct, promo } from '#tests/support/fake-engine/catalogue.ts'
import { engineSecret, openTestAdapter } from '#tests/support/medusa-adapter.ts'

const tested = await openTestAdapter()
const { engine, adapter, call } = tested
afterAll(() => tested.close())

/** At 99.9% off, less of 80,000 is left than the provider's minimum. */
const offers = [
  { ...promo, code: 'HALF', disc_percent: 50, disc_max: 1_000_000 },
  { ...promo, code: 'ALMOST', disc_percent: 0, disc_nominal: 79_900, disc_max: 79_900 },
]
const everything = { ...promo, code: 'ALL', disc_percent: 100, disc_max: 1_000_000 }

beforeEach(async () => {
  engine.state.products = Array.from({ length: 3 }, (_, index) => fakeProduct(index))
  engine.state.offers = offers
  engine.state.hidden = [everything]
  engine.state.orders.length = 0
  tested.mails.length = 0
  adapter.paymentMinimum = rupiah(10_000)
  await adapter.model.load()
})

async function aCart() {
  const local_device_id = crypto.randomUUID()
  await call('POST cart', { local_device_id, product_detail_id: 1_001, size: 'S', qty: 1 })
  return { local_device_id }
}

const order = (device: object, fields: object = {}, key: string = crypto.randomUUID()) =>
  call(
    'POST checkout-trx',
    {
      ...device,
      shipping_type: 'PICKUP_ON_STORE',
      showroom_id: 2,
      guest_email: 'guest@example.com',
      ...fields,
    },
    { 'idempotency-key': key },
  )

/** Sends the engine's event about its last order. */
const moved = () =>
  call(
    'POST engine/events',
    { name: 'order.changed', trx_ref: engine.state.orders.at(-1)?.trx_ref, status: 'PAID' },
    { authorization: `Bearer ${engineSecret}` },
  )

async function priceAll(price: number) {
  for (const { colors } of engine.state.products)
    for (const variant of colors.flatMap(({ variants }) => variants)) variant.price = price
  await adapter.model.load()
}

describe('an order with nothing to pay', () => {
  test.each([
    ['by a code of 100 percent', { promo_code: 'ALL' }, 80_000],
    ['by a price of 0', {}, 0],
  ])('%s is paid and mailed at once, and skips the provider', async (...given) => {
    const [, fields, price] = given
    await priceAll(price)
    const { data, status } = await order(await aCart(), fields)
    expect(status).toBe(200)
    expect(data.payment_data ?? null).toBeNull()
    const { trx_ref } = engine.state.orders[0] ?? {}
    expect(data.payment_redirect).toMatchObject({ trx_ref, grand_total: 0 })
    await moved()
    expect(tested.mails.map(({ name }) => name)).toEqual([expect.stringMatching(/order-paid$/)])
    expect(tested.mails[0]?.text).toContain("There's nothing to pay for this order.")
  })

  test("redirects to the shop's payment page, whose return is verified", async () => {
    const { data } = await order(await aCart(), { promo_code: 'ALL' })
    const url = new URL(Object(data.payment_redirect).url)
    expect(url.href).toContain('http://shop.test/payment/response?')
    const report = { ...(await aCart()), ...Object.fromEntries(url.searchParams) }
    expect((await call('POST checkout-payment', report)).data).toMatchObject({
      verified: 1,
      trx_status: 'PAID',
      grand_total: 0,
    })
  })

  test('is the same order when repeated with its key, until it is cancelled', async () => {
    const device = await aCart()
    const first = await order(device, { promo_code: 'ALL' }, 'one key')
    const again = await order(device, { promo_code: 'ALL' }, 'one key')
    expect(again).toMatchObject({
      status: 200,
      data: { payment_redirect: Object(first.data.payment_redirect) },
    })
    expect(engine.state.orders).toHaveLength(1)
    for (const placed of engine.state.orders) placed.status = 'CANCELLED'
    expect((await order(device, {}, 'one key')).code).toBe('ORDER_CLOSED')
  })
})

describe("a total below the payment provider's minimum", () => {
  const place = { showroom_id: 2, shipping_cost: 0 }

  test('is neither offered as a promo nor accepted with a typed code, but a total of 0 is', async () => {
    const device = await aCart()
    const { data } = await call('POST promo-offers', { ...device, ...place })
    expect(data.promos).toMatchObject([{ code: 'HALF' }])
    const typed = { ...device, ...place, promo_code: 'ALMOST' }
    expect(await call('POST checkout-promo-code', typed)).toMatchObject({
      status: 400,
      code: 'PROMO_INVALID',
    })
    const all = await call('POST checkout-promo-code', { ...typed, promo_code: 'ALL' })
    expect(all.status).toBe(200)
  })

  test('is refused at the order, with or without a code', async () => {
    const device = await aCart()
    expect((await order(device, { promo_code: 'ALMOST' })).code).toBe('PROMO_INVALID')
    await priceAll(9_999)
    expect((await order(device)).code).toBe('BELOW_MINIMUM')
    expect(engine.state.orders).toHaveLength(0)
    adapter.paymentMinimum = rupiah(9_999)
    expect((await order(device)).status).toBe(200)
  })
})
