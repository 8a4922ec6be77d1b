import { products } from '@etalase/backend-kit/db/schema/catalogue.ts'
import { orders } from '@etalase/backend-kit/db/schema/orders.ts'
import { stock } from '@etalase/backend-kit/db/schema/stores.ts'
import { places, stockProduct } from '@etalase/backend-kit/tests/support/small-company.ts'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { buildApp } from '#app.ts'
import { freshBackend } from '#tests/support/backend-for-tests.ts'
import {
  addToCart,
  checkOut,
  deliveryBody,
  notify,
  pickupBody,
} from '#tests/support/checkout-calls.ts'
import { aDevice, callEndpoint, send } from '#tests/support/test-backend.ts'
import { staffToken } from '#tests/support/test-context.ts'

const backend = await freshBackend()
const { app, db } = backend
const headers = { authorization: `Bearer ${staffToken}` }

const staff = (call: string, input: object = {}) => send(app, call, input, headers)

beforeEach(() => stockProduct(db, { id: 1, stock: { [places.hub]: 5, [places.store]: 5 } }))

/** Places an order of two pieces and returns its bill number. */
async function anOrder(body: object, isPaid = true): Promise<string> {
  const device = aDevice()
  await addToCart(app, device, 1, 2)
  const { order_id: billNo } = await checkOut(app, device, body)
  if (isPaid) await notify(backend, billNo, '2')
  return billNo
}

const orderOf = async (order: string) =>
  (await callEndpoint(app, 'GET staff/order', { order }, headers)).order

const ordersOf = async (input: object) =>
  (await callEndpoint(app, 'GET staff/orders', input, headers)).orders

const step = (order: string, name: string, more: object = {}) =>
  staff('POST staff/order-step', { order, step: name, ...more })

const pieces = async (showroom: number) => {
  const [row] = await db
    .select({ qty: stock.qty })
    .from(stock)
    .where(eq(stock.showroomId, showroom))
  return row?.qty
}

/** Returns the status of the only order. */
const status = async () => (await db.select({ status: orders.status }).from(orders))[0]?.status

const mailsOf = async (kind: string) => (await backend.mailsOf(kind)).length

describe('a caller without the token', () => {
  const calls = [
    'GET staff/orders',
    'GET staff/order',
    'POST staff/order-step',
    'POST staff/stock',
    'POST staff/price',
    'POST staff/late-payment',
    'GET staff/bundles',
    'POST staff/bundle',
  ]

  test.each(calls)('is refused by %s, whatever the rest of the request', async (call) => {
    for (const authorization of ['', staffToken, `Bearer ${staffToken}x`, 'Bearer ']) {
      const answer = await send(app, call, {}, { authorization })
      expect([authorization, answer.status, answer.body.error?.code]).toEqual([
        authorization,
        401,
        'UNAUTHORIZED',
      ])
    }
  })

  test('gets 404 from a backend without a staff token, even for an empty one', async () => {
    const { context, notifier } = backend
    const closed = await buildApp(context, {
      logLevel: 'silent',
      trustsProxy: () => false,
      notifier,
      readsAtOnce: 4,
    })
    for (const authorization of ['Bearer ', 'Bearer undefined', headers.authorization]) {
      const answer = await send(closed, 'GET staff/orders', {}, { authorization })
      expect([answer.status, answer.body.error?.code]).toEqual([404, 'NOT_FOUND'])
    }
    await closed.close()
  })
})

describe('a paid delivery', () => {
  test('is packed, shipped with its number and delivered, and its buyer gets a mail', async () => {
    const billNo = await anOrder(deliveryBody)
    const number = billNo.slice(0, 8)
    await step(number, 'pack')
    expect(await status()).toBe('PROCESSING')
    await step(number, 'ship', { receipt_number: 'JNE123' })
    expect(await orderOf(number)).toMatchObject({ trx_status: 'SHIPPED', no_resi: 'JNE123' })
    expect(await mailsOf('order-shipped')).toBe(1)
    await step(number, 'complete')
    expect(await status()).toBe('COMPLETED')
  })

  test('cannot be shipped without a number, shipped before it is packed, or made ready for pickup', async () => {
    const billNo = await anOrder(deliveryBody)
    for (const [name, more] of [
      ['ship', { receipt_number: 'JNE123' }],
      ['ready', {}],
      ['complete', {}],
    ] as const) {
      const answer = await step(billNo, name, more)
      expect([name, answer.status, answer.body.error?.code]).toEqual([name, 409, 'ORDER_CLOSED'])
    }
    await step(billNo, 'pack')
    expect((await step(billNo, 'ship')).status).toBe(409)
    expect(await status()).toBe('PROCESSING')
    expect(await mailsOf('order-shipped')).toBe(0)
  })

  test('shipped twice is mailed once, and a corrected number is mailed again', async () => {
    const billNo = await anOrder(deliveryBody)
    await step(billNo, 'pack')
    await step(billNo, 'ship', { receipt_number: 'JNE123' })
    await step(billNo, 'ship', { receipt_number: 'JNE123' })
    expect(await mailsOf('order-shipped')).toBe(1)
    await step(billNo, 'ship', { receipt_number: 'JNE124' })
    expect([(await orderOf(billNo)).no_resi, await mailsOf('order-shipped')]).toEqual(['JNE124', 2])
  })

  test('mails every change of its number, even back to an earlier one, in order', async () => {
    const billNo = await anOrder(deliveryBody)
    await step(billNo, 'pack')
    const numbers = ['JNE-A', 'JNE-B', 'JNE-A', 'JNE-B']
    for (const receipt_number of numbers) {
      await step(billNo, 'ship', { receipt_number })
      await backend.context.mailWorker.deliver()
    }
    const told = (await backend.mailsOf('order-shipped')).map(({ text }) => /JNE-./.exec(text)?.[0])
    expect(told).toEqual(numbers)
  })

  test('has what a parcel needs: recipient, address and contents', async () => {
    const billNo = await anOrder(deliveryBody)
    expect(await orderOf(billNo)).toMatchObject({
      trx_ref: billNo,
      email: deliveryBody.guest_email,
      recipient: { name: 'Sari Dewi', street: 'Jl. Cilandak 1' },
      lines: [{ product_detail_id: 1, size_code: 'M', qty: 2 }],
    })
  })
})

describe('a paid pickup', () => {
  test('is made ready with a code for its buyer, and picked up', async () => {
    const billNo = await anOrder(pickupBody)
    await step(billNo, 'ready')
    expect((await orderOf(billNo)).pickup_code).toMatch(/^[A-Z2-9]{6}$/)
    expect(await mailsOf('ready-for-pickup')).toBe(1)
    await step(billNo, 'complete')
    expect(await status()).toBe('COMPLETED')
  })

  test('can be neither packed nor shipped', async () => {
    const billNo = await anOrder(pickupBody)
    expect((await step(billNo, 'pack')).status).toBe(409)
    expect((await step(billNo, 'ship', { receipt_number: 'JNE1' })).status).toBe(409)
    expect(await status()).toBe('PAID')
  })
})

describe('an order that the shop cannot fulfil', () => {
  test('is cancelled with its stock restored once, and its buyer is notified of the refund', async () => {
    const billNo = await anOrder(pickupBody)
    expect(await pieces(places.store)).toBe(3)
    const answers = await Promise.all([step(billNo, 'cancel'), step(billNo, 'cancel')])
    expect(answers.map((answer) => answer.status)).toEqual([200, 200])
    expect([await status(), await pieces(places.store)]).toEqual(['CANCELLED', 5])
    const [mail, ...others] = await backend.mailsOf('order-withdrawn')
    expect(others).toEqual([])
    expect(mail?.text).toContain('refund')
  })

  test('that was not paid is cancelled with a mail about that, and cannot be refunded', async () => {
    const billNo = await anOrder(pickupBody, false)
    await step(billNo, 'cancel')
    const [mail] = await backend.mailsOf('order-withdrawn')
    expect(mail?.text).toContain("You weren't charged.")
    expect((await step(billNo, 'refund')).body.error?.message).toContain('never marked as paid')
    expect((await step(billNo, 'refund')).status).toBe(409)
    expect(await status()).toBe('CANCELLED')
  })

  test('can be refunded after it was cancelled, without restoring stock twice', async () => {
    const billNo = await anOrder(pickupBody)
    await step(billNo, 'cancel')
    await step(billNo, 'refund')
    expect([await status(), await pieces(places.store)]).toEqual(['REFUNDED', 5])
    expect(await mailsOf('order-refunded')).toBe(1)
  })

  test('can be refunded at once, which restores its stock', async () => {
    const billNo = await anOrder(deliveryBody)
    await step(billNo, 'refund')
    expect([await status(), await pieces(places.hub)]).toEqual(['REFUNDED', 5])
  })

  test('can be refunded after its delivery, which restores no stock', async () => {
    const billNo = await anOrder(deliveryBody)
    await step(billNo, 'pack')
    await step(billNo, 'ship', { receipt_number: 'JNE123' })
    await step(billNo, 'refund')
    await step(billNo, 'refund')
    expect([await status(), await pieces(places.hub)]).toEqual(['REFUNDED', 3])
    expect(await mailsOf('order-refunded')).toBe(1)
  })
})

describe('the list of orders', () => {
  test("filters by status and id, without buyers' data", async () => {
    const billNo = await anOrder(deliveryBody)
    await anOrder(pickupBody, false)
    const paid = await ordersOf({ status: 'PAID' })
    expect(paid).toHaveLength(1)
    expect(paid[0]?.number).toBe(billNo.slice(0, 8).toUpperCase())
    expect(JSON.stringify(paid)).not.toMatch(/sari|cilandak/i)
    const rest = await ordersOf({ after: paid[0]?.id })
    expect(rest.map(({ trx_status }) => trx_status)).toEqual(['PENDING'])
  })

  test.each([
    ['GET staff/order', { order: '00000000' }, 404],
    ['GET staff/order', { order: "' or 1=1" }, 422],
    ['GET staff/orders', { status: 'LOST' }, 422],
    ['POST staff/order-step', { order: '00000000', step: 'pack' }, 404],
    ['POST staff/order-step', { order: '00000000', step: 'burn' }, 422],
  ])('refuses %s with %o', async (call, input, expected) => {
    expect((await staff(call, input)).status).toBe(expected)
  })
})

describe('stock and price', () => {
  const size = { product_detail_id: 1, size_code: 'M', showroom_id: places.store }

  test('staff can set the stock of a size, even where there was none', async () => {
    await db.delete(stock).where(eq(stock.showroomId, places.store))
    await staff('POST staff/stock', { ...size, qty: 7 })
    expect(await pieces(places.store)).toBe(7)
    await staff('POST staff/stock', { ...size, qty: 0 })
    expect(await pieces(places.store)).toBe(0)
  })

  test('added and removed pieces apply to the current stock, so that no concurrent sale is lost', async () => {
    const device = aDevice()
    await addToCart(app, device, 1, 2)
    const [answer] = await Promise.all([
      staff('POST staff/stock', { ...size, delta: 3 }),
      staff('POST staff/stock', { ...size, delta: '+4' }),
      checkOut(app, device, pickupBody),
      staff('POST staff/stock', { ...size, delta: '-1' }),
    ])
    expect(answer?.status).toBe(200)
    expect(await pieces(places.store)).toBe(9)
  })

  test('pieces can be added in a store that had none of the size', async () => {
    await db.delete(stock).where(eq(stock.showroomId, places.store))
    expect((await staff('POST staff/stock', { ...size, delta: 3 })).body.data).toEqual({ qty: 3 })
    expect(await pieces(places.store)).toBe(3)
  })

  test('removing pieces where there are none creates no row', async () => {
    await db.delete(stock).where(eq(stock.showroomId, places.store))
    expect((await staff('POST staff/stock', { ...size, delta: -1 })).status).toBe(422)
    expect(await db.$count(stock, eq(stock.showroomId, places.store))).toBe(0)
  })

  test('no more pieces can be removed than there are, even concurrently', async () => {
    const take = () => staff('POST staff/stock', { ...size, delta: -3 })
    const answers = await Promise.all([take(), take()])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422])
    expect(await pieces(places.store)).toBe(2)
    const refused = answers.find(({ status }) => status === 422)
    expect(refused?.body.error?.message).toBe(
      'The store has 2 pieces: delta would make the stock negative.',
    )
  })

  test.each([
    [{ ...size, size_code: 'XXXXL', qty: 1 }, 404],
    [{ ...size, size_code: 'XXXXL', delta: 1 }, 404],
    [{ ...size, showroom_id: 9_999, delta: 1 }, 404],
    [{ ...size, qty: 3, delta: 1 }, 422],
    [size, 422],
    [{ ...size, delta: -6 }, 422],
    [{ ...size, delta: 999_996 }, 422],
    [{ ...size, delta: 0.5 }, 422],
    [{ ...size, delta: '--1' }, 422],
    [{ ...size, showroom_id: 9_999, qty: 1 }, 404],
    [{ ...size, qty: -1 }, 422],
    [{ ...size, qty: 1.5 }, 422],
  ])('an invalid stock is refused: %o', async (input, expected) => {
    expect((await staff('POST staff/stock', input)).status).toBe(expected)
    expect(await pieces(places.store)).toBe(5)
  })

  test('a new price is charged in carts at once', async () => {
    const device = aDevice()
    await addToCart(app, device, 1)
    const price = {
      product_detail_id: 1,
      retail_price: 200_000,
      net_price: 150_000,
      direct_disc_percent: 10,
    }
    const answer = await staff('POST staff/price', price)
    expect(answer.body.data).toEqual({ grand_price: 135_000 })
    const { cart } = await callEndpoint(app, 'GET cart', device)
    expect(cart.cart_items[0]?.product_detail.net_price).toBe(135_000)
  })

  test.each([
    [{ product_detail_id: 1, retail_price: 100_000, net_price: 100_001 }, 422],
    [{ product_detail_id: 1, retail_price: 100_000.5, net_price: 1 }, 422],
    [{ product_detail_id: 9_999, retail_price: 100_000, net_price: 100_000 }, 404],
  ])('an invalid price is refused: %o', async (input, expected) => {
    const before = await db.select().from(products)
    expect((await staff('POST staff/price', input)).status).toBe(expected)
    expect(await db.select().from(products)).toEqual(before)
  })
})
