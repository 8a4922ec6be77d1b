import { orders } from '@etalase/backend-kit/db/schema/orders.ts'
import { promos } from '@etalase/backend-kit/db/schema/promos.ts'
import { stock } from '@etalase/backend-kit/db/schema/stores.ts'
import { issueOrderToken } from '@etalase/backend-kit/orders/order-token.ts'
import { places, stockProduct } from '@etalase/backend-kit/tests/support/small-company.ts'
import { addDays } from 'date-fns/addDays'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { handleNotification } from '#orders/handle-notification.ts'
import { expireOrders } from '#orders/order-status.ts'
import { aCustomer, type TestCustomer } from '#tests/support/accounts.ts'
import { freshBackend } from '#tests/support/backend-for-tests.ts'
import {
  addToCart,
  aNotification,
  checkOut,
  notify,
  pickupBody,
} from '#tests/support/checkout-calls.ts'
import { halo } from '#tests/support/promo.ts'
import { aDevice, callEndpoint, send } from '#tests/support/test-backend.ts'
import { rethrow } from '#tests/support/test-context.ts'

const backend = await freshBackend()
const { db } = backend

beforeEach(async () => {
  await stockProduct(db, { id: 1, stock: { [places.store]: 5 } })
  await db.insert(promos).values({ ...halo, useLimit: 3 })
})

/** Places a guest's or customer's order of two pieces with a promo code, and returns its bill number. */
async function anOrder(customer?: TestCustomer): Promise<string> {
  const device = aDevice()
  await addToCart(backend.app, device, 1, 2)
  const { guest_email, ...pickup } = pickupBody
  const body = { ...pickup, ...(customer ? {} : { guest_email }), promo_code: 'HALO' }
  return (await checkOut(backend.app, device, body, customer?.headers)).order_id
}

/** Returns an order's status, pieces in stock and uses of the promo. */
async function now(billNo: string) {
  const [order] = await db.select().from(orders).where(eq(orders.trxRef, billNo))
  const [pieces] = await db.select().from(stock)
  const [promo] = await db.select().from(promos)
  return [order?.status, pieces?.qty, promo?.uses]
}

async function tokenOf(billNo: string): Promise<string> {
  const [order] = await db.select().from(orders).where(eq(orders.trxRef, billNo))
  const { clock, context } = backend
  return issueOrderToken(context.orderLinkSecret, order?.id ?? 0, { now: clock.now, days: 30 })
}

const cancel = async (billNo: string) =>
  send(backend.app, 'POST order-cancel', { order_token: await tokenOf(billNo) })

describe('cancelling an unpaid order', () => {
  test('releases its stock and its promo, and sends a mail', async () => {
    const billNo = await anOrder()
    expect(await now(billNo)).toEqual(['PENDING', 3, 1])
    expect((await cancel(billNo)).body.data).toEqual({
      message: "Your order is cancelled. You weren't charged.",
    })
    expect(await now(billNo)).toEqual(['CANCELLED', 5, 0])
    const [mail] = await backend.mailsOf('order-cancelled')
    expect([mail?.to, mail?.subject]).toEqual([
      pickupBody.guest_email,
      `Order ${billNo.slice(0, 8).toUpperCase()} is cancelled`,
    ])
  })

  test('twice, even concurrently, releases them once', async () => {
    const billNo = await anOrder()
    const answers = [...(await Promise.all([cancel(billNo), cancel(billNo)])), await cancel(billNo)]
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await now(billNo)).toEqual(['CANCELLED', 5, 0])
    expect(await backend.mailsOf('order-cancelled')).toHaveLength(1)
  })

  test('is refused with a message once it is paid, and changes nothing', async () => {
    const billNo = await anOrder()
    await notify(backend, billNo, '2')
    const { status, body } = await cancel(billNo)
    expect([status, body.error]).toEqual([
      400,
      {
        code: 'ORDER_CLOSED',
        message: 'This order is paid and can no longer be cancelled here. Please contact us.',
      },
    ])
    expect(await now(billNo)).toEqual(['PAID', 3, 1])
  })

  test('concurrently with its payment ends in exactly one of the two', async () => {
    const billNo = await anOrder()
    const [answer, result] = await Promise.all([
      cancel(billNo),
      handleNotification(db, aNotification({ billNo }), backend.clock.now),
    ])
    const isCancelled = answer.status === 200
    expect(result).toBe(isCancelled ? 'too-late' : 'done')
    expect(await now(billNo)).toEqual(isCancelled ? ['CANCELLED', 5, 0] : ['PAID', 3, 1])
  })

  test('makes a later payment too late, to be settled by hand, and never resells the stock', async () => {
    const billNo = await anOrder()
    await cancel(billNo)
    expect(await handleNotification(db, aNotification({ billNo }), backend.clock.now)).toBe(
      'too-late',
    )
    expect(await now(billNo)).toEqual(['CANCELLED', 5, 0])
    expect(await backend.mailsOf('order-paid')).toEqual([])
  })

  test('is refused after expiry, when its stock is already released', async () => {
    const billNo = await anOrder()
    backend.clock.now = addDays(backend.clock.now, 1)
    await expireOrders(db, backend.clock.now, rethrow)
    expect((await cancel(billNo)).body.error?.message).toBe(
      "The payment deadline has passed, so there's nothing to cancel.",
    )
    expect(await now(billNo)).toEqual(['EXPIRED', 5, 0])
  })

  test("frees the buyer's limit of unpaid orders at once", async () => {
    backend.context.unpaidOrders.perEmail = 1
    const billNo = await anOrder()
    await expect(anOrder()).rejects.toThrow('UNPAID_ORDERS')
    await cancel(billNo)
    await expect(anOrder()).resolves.toBeTruthy()
    backend.context.unpaidOrders.perEmail = 5
  })
})

describe('a customer', () => {
  const cancelById = (id: number, { headers }: TestCustomer) =>
    send(backend.app, 'POST user/order-cancel', { id }, headers)

  test('can cancel their own unpaid order, whose can_cancel says so', async () => {
    const customer = await aCustomer(backend.app)
    const billNo = await anOrder(customer)
    const own = async () =>
      (await callEndpoint(backend.app, 'GET user/orders', {}, customer.headers)).user_orders[0]
    expect((await own())?.can_cancel).toBe(true)
    expect((await cancelById(1, customer)).status).toBe(200)
    expect(await now(billNo)).toEqual(['CANCELLED', 5, 0])
    expect(await own()).toMatchObject({ trx_status: 'CANCELLED', can_cancel: false })
  })

  test("gets one 404 for another customer's, a guest's or an unknown order, and changes nothing", async () => {
    const [owner, mallory] = [await aCustomer(backend.app), await aCustomer(backend.app)]
    const billNo = await anOrder(owner)
    await anOrder()
    for (const id of [1, 2, 3]) {
      const { status, body } = await cancelById(id, mallory)
      expect([status, body.error?.message]).toEqual([404, "This order doesn't exist."])
    }
    expect((await now(billNo))[0]).toBe('PENDING')
    expect((await send(backend.app, 'POST user/order-cancel', { id: 1 })).status).toBe(401)
  })
})

test('a forged or expired token cancels nothing', async () => {
  const billNo = await anOrder()
  const order_token = await tokenOf(billNo)
  const forged = { order_token: `${order_token.slice(0, -2)}AA` }
  expect((await send(backend.app, 'POST order-cancel', forged)).body.error?.code).toBe(
    'LINK_EXPIRED',
  )
  backend.clock.now = addDays(backend.clock.now, 31)
  const { body } = await send(backend.app, 'POST order-cancel', { order_token })
  expect(body.error?.code).toBe('LINK_EXPIRED')
  expect((await now(billNo))[0]).toBe('PENDING')
})
