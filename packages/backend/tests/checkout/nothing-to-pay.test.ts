import { orders } from '@etalase/backend-kit/db/schema/orders.ts'
import { promos } from '@etalase/backend-kit/db/schema/promos.ts'
import { stock } from '@etalase/backend-kit/db/schema/stores.ts'
import { places, stockProduct } from '@etalase/backend-kit/tests/support/small-company.ts'
import { rupiah } from '@etalase/contract/rules/money.ts'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { handleNotification } from '#orders/handle-notification.ts'
import { freshBackend } from '#tests/support/backend-for-tests.ts'
import {
  addToCart,
  aNotification,
  deliveryBody,
  pickupBody,
} from '#tests/support/checkout-calls.ts'
import { aDevice, callEndpoint, send } from '#tests/support/test-backend.ts'
import { staffToken } from '#tests/support/test-context.ts'

const backend = await freshBackend()
const { app, db, clock, context } = backend
const headers = { authorization: `Bearer ${staffToken}` }

const promo = {
  category: 'PRODUCT',
  discPercent: 0,
  discNominal: rupiah(25_000),
  discMax: rupiah(1_000_000),
  startsAt: new Date('2026-08-01T00:00:00Z'),
  endsAt: new Date('2026-09-01T00:00:00Z'),
  useLimit: 5,
  isOffered: true,
} as const

beforeEach(async () => {
  context.paymentMinimum = rupiah(10_000)
  const pieces = { [places.hub]: 5, [places.store]: 5 }
  await stockProduct(db, { id: 1, price: 19_800, stock: pieces })
  await stockProduct(db, { id: 2, price: 0, stock: pieces })
  await stockProduct(db, { id: 3, price: 30_000, stock: pieces })
  await stockProduct(db, { id: 4, price: 9_999, stock: pieces })
  await db.insert(promos).values([
    { ...promo, code: 'HEMAT25' },
    { ...promo, code: 'ALL', discPercent: 100, discNominal: rupiah(0), isOffered: false },
    { ...promo, code: 'HALF', discPercent: 50, discNominal: rupiah(0) },
  ])
})

async function aCart(productId: number) {
  const device = aDevice()
  await addToCart(app, device, productId)
  return device
}

const order = (device: object, body: object = {}, key = crypto.randomUUID()) =>
  send(app, 'POST checkout-trx', { ...device, ...pickupBody, ...body }, { 'Idempotency-Key': key })

/** Orders the free product. */
const orderFree = async (device: { local_device_id: string }, key: string = crypto.randomUUID()) =>
  (
    await callEndpoint(
      app,
      'POST checkout-trx',
      { ...device, ...pickupBody },
      { 'Idempotency-Key': key },
    )
  ).payment_redirect

const ordersNow = () => db.select().from(orders)

const stockNow = async () =>
  (await db.select().from(stock).where(eq(stock.showroomId, places.store))).map(({ qty }) => qty)

const free: [string, number, object][] = [
  ['by a code that takes off more than it costs', 1, { promo_code: 'HEMAT25' }],
  ['by a code of 100 percent', 3, { promo_code: 'ALL' }],
  ['by a price of 0', 2, {}],
]

describe('an order with nothing to pay', () => {
  test.each(free)('%s is paid and mailed at once, and skips the provider', async (...given) => {
    const [, productId, body] = given
    const device = await aCart(productId)
    const answer = await callEndpoint(app, 'POST checkout-trx', {
      ...device,
      ...pickupBody,
      ...body,
    })
    const [placed] = await ordersNow()
    expect(placed).toMatchObject({ status: 'PAID', grandTotal: 0, paidAt: clock.now })
    expect(placed?.pickupCode).toMatch(/^\w{6}$/)
    expect(answer.payment_data ?? null).toBeNull()
    expect(answer.payment_redirect).toMatchObject({ trx_ref: placed?.trxRef, grand_total: 0 })
    const [paid, received] = [
      await backend.mailsOf('order-paid'),
      await backend.mailsOf('order-received'),
    ]
    expect([paid.length, received.length]).toEqual([1, 0])
    expect(paid[0]?.text).toContain("There's nothing to pay for this order.")
  })

  test("redirects to the shop's payment page, whose return is verified and pays nothing", async () => {
    const url = new URL((await orderFree(await aCart(2)))?.url ?? '')
    expect(url.href).toContain('http://shop.test/payment/response?')
    const report = Object.fromEntries(url.searchParams)
    expect(
      await callEndpoint(app, 'POST checkout-payment', { ...aDevice(), ...report }),
    ).toMatchObject({ verified: true, trx_status: 'PAID', grand_total: 0 })
  })

  test('is the same order when repeated with its key, and is mailed once', async () => {
    const device = await aCart(2)
    const key = 'key-of-this-checkout'
    const first = await orderFree(device, key)
    expect(await orderFree(device, key)).toEqual(first)
    expect(await ordersNow()).toHaveLength(1)
    expect(await backend.mailsOf('order-paid')).toHaveLength(1)
  })

  test('expects no money: a payment is recorded as paid again, and a cancellation owes nothing', async () => {
    const billNo = (await orderFree(await aCart(2)))?.trx_ref ?? ''
    expect(await handleNotification(db, aNotification({ billNo }), clock.now)).toBe('paid-again')
    const settled = { order: billNo, reference: 'R1' }
    await callEndpoint(app, 'POST staff/settle-payment', settled, headers)
    const step = { order: billNo, step: 'cancel' }
    await callEndpoint(app, 'POST staff/order-step', step, headers)
    expect((await callEndpoint(app, 'GET staff/orders', { owed: 1 }, headers)).orders).toEqual([])
    const [mail] = await backend.mailsOf('order-withdrawn')
    expect(mail?.text).toContain("You weren't charged")
  })
})

describe("a total below the payment provider's minimum", () => {
  test('is neither offered nor accepted, and changes nothing', async () => {
    const device = await aCart(3)
    const place = { ...device, showroom_id: places.store, shipping_cost: 0 }
    const { promos: offered } = await callEndpoint(app, 'POST promo-offers', place)
    expect(offered.map(({ code }) => code)).toEqual(['HALF'])
    const typed = await send(app, 'POST checkout-promo-code', { ...place, promo_code: 'hemat25' })
    expect([typed.status, typed.body.error?.code]).toEqual([400, 'PROMO_INVALID'])
    expect(typed.body.error?.message).toContain('less than IDR 10,000')
    const { status, body } = await order(device, { promo_code: 'HEMAT25' })
    expect([status, body.error?.code]).toEqual([400, 'PROMO_INVALID'])
    expect([await ordersNow(), await stockNow()]).toEqual([[], [5, 5, 5, 5]])
    expect(await db.select().from(promos).where(eq(promos.uses, 0))).toHaveLength(3)
  })

  test('includes the delivery: with its cost the same code may be used', async () => {
    const device = await aCart(3)
    const place = { ...device, showroom_id: places.hub, shipping_cost: 9_000 }
    const typed = { ...place, promo_code: 'HEMAT25' }
    expect((await send(app, 'POST checkout-promo-code', typed)).status).toBe(200)
    const { status } = await order(device, { ...deliveryBody, promo_code: 'HEMAT25' })
    expect([status, (await ordersNow())[0]?.grandTotal]).toEqual([200, 14_000])
  })

  test('is refused without a code too, and exactly the minimum is accepted', async () => {
    const cheap = await aCart(4)
    const { status, body } = await order(cheap)
    expect([status, body.error?.code]).toEqual([400, 'BELOW_MINIMUM'])
    context.paymentMinimum = rupiah(9_999)
    expect((await order(cheap)).status).toBe(200)
  })

  test('is accepted in cash, without a provider: the code is offered, accepted and ordered', async () => {
    const device = await aCart(3)
    const cash = { payment_way: 'PAY_AT_STORE' as const }
    const place = { ...device, ...cash, showroom_id: places.store, shipping_cost: 0 }
    const { promos: offered } = await callEndpoint(app, 'POST promo-offers', place)
    expect(offered.map(({ code }) => code)).toContain('HEMAT25')
    const typed = { ...place, promo_code: 'HEMAT25' }
    expect((await send(app, 'POST checkout-promo-code', typed)).status).toBe(200)
    const { status } = await order(device, { ...cash, promo_code: 'HEMAT25' })
    expect([status, (await ordersNow())[0]?.grandTotal]).toEqual([200, 5_000])
  })

  test("is checked at the order when the shop doesn't send the delivery cost", async () => {
    const device = await aCart(3)
    const place = { ...device, showroom_id: places.store }
    const typed = { ...place, promo_code: 'HEMAT25' }
    expect((await send(app, 'POST checkout-promo-code', typed)).status).toBe(200)
    expect((await order(device, { promo_code: 'HEMAT25' })).body.error?.code).toBe('PROMO_INVALID')
  })
})
