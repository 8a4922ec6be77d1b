import { orders } from '@etalase/backend-kit/db/schema/orders.ts'
import { stock } from '@etalase/backend-kit/db/schema/stores.ts'
import { places, stockProduct } from '@etalase/backend-kit/tests/support/small-company.ts'
import { and, eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { expireOrders } from '#orders/order-status.ts'
import { aCustomer } from '#tests/support/accounts.ts'
import { freshBackend } from '#tests/support/backend-for-tests.ts'
import { addToCart, from, guestBody, notify, pickupBody } from '#tests/support/checkout-calls.ts'
import { aDevice, send } from '#tests/support/test-backend.ts'
import { rethrow } from '#tests/support/test-context.ts'

const backend = await freshBackend()
const { perAddress } = backend.context.unpaidOrders
afterEach(() => {
  backend.context.unpaidOrders.perAddress = perAddress
})

beforeEach(async () => {
  await stockProduct(backend.db, { id: 1, stock: { [places.hub]: 100, [places.store]: 100 } })
})

interface Given {
  device?: { local_device_id: string }
  body: object
  headers: Record<string, string>
}

/** Adds a piece to the cart and orders it. */
async function order({ device = aDevice(), body, headers }: Given) {
  await addToCart(backend.app, device, 1)
  return send(backend.app, 'POST checkout-trx', { ...device, ...body }, headers)
}

const statusesOf = (answers: Awaited<ReturnType<typeof order>>[]) =>
  answers.map(({ status, body }) => body.error?.code ?? status)

/** Orders several times in sequence. */
async function orderTimes(count: number, given: (index: number) => Given) {
  const answers: Awaited<ReturnType<typeof order>>[] = []
  for (let index = 0; index < count; index++) answers.push(await order(given(index)))
  return statusesOf(answers)
}

async function piecesLeft(): Promise<number | undefined> {
  const where = and(eq(stock.productId, 1), eq(stock.showroomId, places.hub))
  const [row] = await backend.db.select().from(stock).where(where)
  return row?.qty
}

const asPickup = (index: number) => ({ ...pickupBody, guest_email: `guest${index}@example.com` })

describe('unpaid orders', () => {
  test('of one device: the sixth is refused with a message, and takes neither stock nor cart', async () => {
    const device = aDevice()
    const statuses = await orderTimes(5, (index) => ({
      device,
      body: guestBody(index),
      headers: from(index),
    }))
    expect(statuses).toEqual(Array(5).fill(200))
    const { status, body } = await order({ device, body: guestBody(9), headers: from(9) })
    expect([status, body.error]).toEqual([
      400,
      {
        code: 'UNPAID_ORDERS',
        message:
          'You have several unpaid orders. Please pay for one of them, or wait until its payment deadline has passed.',
      },
    ])
    expect(await piecesLeft()).toBe(95)
    const { body: cart } = await send(backend.app, 'GET cart', device)
    expect(Object(cart.data).cart.cart_items).toHaveLength(1)
  })

  test('of one email address and network: the sixth is refused, in any case', async () => {
    const emails = ['sari@example.com', 'SARI@example.com', 'Sari@Example.com']
    const statuses = await orderTimes(6, (index) => ({
      body: { ...pickupBody, guest_email: emails[index % 3] },
      headers: from(1),
    }))
    expect(statuses).toEqual([...Array(5).fill(200), 'UNPAID_ORDERS'])
  })

  test("by strangers with an email address don't block its owner", async () => {
    const body = { ...pickupBody, guest_email: 'sari@example.com' }
    await orderTimes(5, () => ({ body, headers: from(1) }))
    expect(statusesOf([await order({ body, headers: from(2) })])).toEqual([200])
  })

  test('of one customer: the sixth is refused, from any device and address', async () => {
    const { headers } = await aCustomer(backend.app)
    const statuses = await orderTimes(6, (index) => ({
      body: pickupBody,
      headers: { ...headers, ...from(index) },
    }))
    expect(statuses).toEqual([...Array(5).fill(200), 'UNPAID_ORDERS'])
  })

  test('of one IP address with invented email addresses: 13 concurrent ones hold half of the stock', async () => {
    backend.context.unpaidOrders.perAddress = 6
    await backend.db.update(stock).set({ qty: 20 })
    const answers = await Promise.all(
      Array.from({ length: 13 }, (_, index) => order({ body: guestBody(index), headers: from(0) })),
    )
    const placed = answers.filter(({ status }) => status === 200)
    expect(placed).toHaveLength(10)
    const refused = answers.find(({ status }) => status !== 200)
    expect(refused?.body.error?.message).toMatch(
      /^Too many orders of Oxford shirt from your network/,
    )
    expect(await piecesLeft()).toBe(10)
    expect((await order({ body: guestBody(99), headers: from(1) })).status).toBe(200)
  })

  test("of one IP address don't block another device there, for the same product or another", async () => {
    await stockProduct(backend.db, { id: 2, stock: { [places.hub]: 3 } })
    backend.context.unpaidOrders.perAddress = 6
    await orderTimes(7, (index) => ({ body: guestBody(index), headers: from(0) }))
    expect((await order({ body: guestBody(90), headers: from(0) })).status).toBe(200)
    const device = aDevice()
    await addToCart(backend.app, device, 2)
    const input = { ...device, ...guestBody(91) }
    expect((await send(backend.app, 'POST checkout-trx', input, from(0))).status).toBe(200)
  })

  test('of one IP address with many pieces each hold at most half of the stock', async () => {
    const answers = []
    for (let index = 0; index < 4; index++) {
      const device = aDevice()
      await addToCart(backend.app, device, 1, 20)
      const input = { ...device, ...asPickup(index) }
      answers.push(await send(backend.app, 'POST checkout-trx', input, from(0)))
    }
    expect(statusesOf(answers)).toEqual([200, 200, 'UNPAID_ORDERS', 'UNPAID_ORDERS'])
  })

  test('of one IPv6 network count together, whatever the address', async () => {
    await backend.db.update(stock).set({ qty: 60 })
    const statuses = await orderTimes(31, (index) => ({
      body: asPickup(index),
      headers: { 'x-forwarded-for': `2001:db8:0:7::${index.toString(16)}` },
    }))
    expect(statuses).toEqual([...Array(30).fill(200), 'UNPAID_ORDERS'])
  })

  test("repeated with the same key return the first order, and don't count twice", async () => {
    const device = aDevice()
    const headers = { ...from(1), 'idempotency-key': 'the-key-of-the-order' }
    await order({ device, body: asPickup(1), headers })
    const repeats = await Promise.all(
      Array.from({ length: 9 }, () =>
        send(backend.app, 'POST checkout-trx', { ...device, ...asPickup(1) }, headers),
      ),
    )
    expect(statusesOf(repeats)).toEqual(Array(9).fill(200))
    expect(await backend.db.$count(orders)).toBe(1)
  })
})

describe('another order is allowed', () => {
  const device = aDevice()
  const again = (index: number) => ({ device, body: asPickup(index), headers: from(index) })

  test('after paying one', async () => {
    const { body } = await order(again(0))
    expect(await orderTimes(5, (index) => again(index + 1))).toContain('UNPAID_ORDERS')
    await notify(backend, Object(body.data).payment_data.order_id, '2')
    expect(statusesOf([await order(again(7))])).toEqual([200])
  })

  test('after the payment deadline, before the expiry job has run', async () => {
    expect(await orderTimes(6, again)).toContain('UNPAID_ORDERS')
    backend.clock.now = new Date('2026-08-03T06:00:01Z')
    expect(statusesOf([await order(again(7))])).toEqual([200])
  })
})

describe('the payment deadline', () => {
  async function dueOf(headers: Record<string, string>) {
    const { body } = await order({ body: pickupBody, headers })
    const { bill_expired } = Object(body.data).payment_data
    const [row] = await backend.db.select().from(orders)
    return { bill_expired, dueAt: row?.dueAt.toISOString() }
  }

  test('is 3 hours for a guest, on the bill and in the database', async () => {
    expect(await dueOf({})).toEqual({
      bill_expired: '2026-08-03 13:00:00',
      dueAt: '2026-08-03T06:00:00.000Z',
    })
  })

  test('is 24 hours for a customer, on the bill and in the database', async () => {
    const { headers } = await aCustomer(backend.app)
    expect(await dueOf(headers)).toEqual({
      bill_expired: '2026-08-04 10:00:00',
      dueAt: '2026-08-04T03:00:00.000Z',
    })
  })
})

test("a buyer's IP address is stored as a keyed hash, and deleted on payment, expiry or cancellation", async () => {
  const networks = async () =>
    (await backend.db.select().from(orders).orderBy(orders.id)).map(
      ({ clientNetwork }) => clientNetwork,
    )
  const { body } = await order({ body: asPickup(1), headers: from(1) })
  await order({ body: asPickup(2), headers: from(2) })
  const hashes = await networks()
  expect(new Set(hashes).size).toBe(2)
  for (const hash of hashes) expect(hash).toMatch(/^[\w-]{43}$/)
  await notify(backend, Object(body.data).payment_data.order_id, '2')
  await expireOrders(backend.db, new Date('2026-08-04T00:00:00Z'), rethrow)
  expect(await networks()).toEqual([null, null])
})

describe('guessing promo codes', () => {
  const guess = (device: object, index: number, headers = from(index)) =>
    send(
      backend.app,
      'POST checkout-promo-code',
      { ...device, promo_code: `GUESS${index}`, showroom_id: places.store },
      headers,
    )

  test('is refused to a device after 30 codes within 15 minutes, even within an order', async () => {
    const device = aDevice()
    await addToCart(backend.app, device, 1)
    const answers = []
    for (let index = 0; index < 30; index++) answers.push(await guess(device, index))
    expect(new Set(statusesOf(answers))).toEqual(new Set(['PROMO_INVALID']))
    expect((await guess(device, 31)).status).toBe(429)
    const body = { ...device, ...pickupBody, promo_code: 'GUESS32' }
    expect((await send(backend.app, 'POST checkout-trx', body, from(32))).status).toBe(429)
    expect(await backend.db.$count(orders)).toBe(0)
  })

  test('is refused to an IP address after 300 codes within 15 minutes, even with new devices', {
    timeout: 120_000,
    tags: 'nightly',
  }, async () => {
    const statuses = []
    for (let index = 0; index <= 300; index++) {
      statuses.push((await guess(aDevice(), index, from(500))).status)
    }
    expect(statuses.filter((status) => status === 429)).toHaveLength(1)
    expect(statuses.at(-1)).toBe(429)
  })
})
