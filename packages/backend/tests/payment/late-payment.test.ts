import { orders } from '@etalase/backend-kit/db/schema/orders.ts'
import { stock } from '@etalase/backend-kit/db/schema/stores.ts'
import { places, stockProduct } from '@etalase/backend-kit/tests/support/small-company.ts'
import { toWib } from '@etalase/contract/rules/time-zone.ts'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { handleNotification } from '#orders/handle-notification.ts'
import { expireOrders } from '#orders/order-status.ts'
import { freshBackend } from '#tests/support/backend-for-tests.ts'
import {
  addToCart,
  aNotification,
  checkOut,
  notify,
  pickupBody,
} from '#tests/support/checkout-calls.ts'
import { aDevice, callEndpoint, send } from '#tests/support/test-backend.ts'
import { rethrow, staffToken } from '#tests/support/test-context.ts'

const backend = await freshBackend()
const { app, db, clock } = backend
const headers = { authorization: `Bearer ${staffToken}` }
const hourMs = 3_600_000

beforeEach(() => stockProduct(db, { id: 1, stock: { [places.store]: 5 } }))

async function anUnpaidOrder(): Promise<string> {
  const device = aDevice()
  await addToCart(app, device, 1, 2)
  return (await checkOut(app, device, pickupBody)).order_id
}

/** Returns the bill number of an order that expired unpaid two days ago. */
async function anExpiredOrder(): Promise<string> {
  const billNo = await anUnpaidOrder()
  clock.now = new Date(clock.now.getTime() + 48 * hourMs)
  await expireOrders(db, clock.now, rethrow)
  return billNo
}

const wibAgo = (hours: number) => toWib(new Date(clock.now.getTime() - hours * hourMs))

const record = (order: string, paid_at = wibAgo(1)) =>
  send(app, 'POST staff/late-payment', { order, paid_at, payment_channel: 'BCA VA' }, headers)

const step = (order: string, name: string) =>
  send(app, 'POST staff/order-step', { order, step: name }, headers)

const owed = async () =>
  (await callEndpoint(app, 'GET staff/orders', { owed: 1 }, headers)).orders.map(
    ({ number }) => number,
  )

const orderOf = async (trxRef: string) =>
  (await db.select().from(orders).where(eq(orders.trxRef, trxRef)))[0]

const pieces = async () =>
  (await db.select().from(stock).where(eq(stock.showroomId, places.store)))[0]?.qty

const isPaidAgain = (billNo: string) => handleNotification(db, aNotification({ billNo }), clock.now)

describe('a payment after the end of its order', () => {
  test('is recorded and refunded without restoring stock twice, and its buyer is mailed once', async () => {
    const billNo = await anExpiredOrder()
    await notify(backend, billNo, '2')
    expect((await record(billNo)).status).toBe(200)
    expect(await owed()).toEqual([billNo.slice(0, 8).toUpperCase()])
    expect((await orderOf(billNo))?.status).toBe('EXPIRED')
    for (const _ of [1, 2]) expect((await step(billNo, 'refund')).status).toBe(200)
    expect(await orderOf(billNo)).toMatchObject({ status: 'REFUNDED', paymentChannel: 'BCA VA' })
    expect([await owed(), await pieces()]).toEqual([[], 5])
    expect(await backend.mailsOf('order-refunded')).toHaveLength(1)
  })

  test('raises an alarm at each notification until it is recorded, and none afterwards', async () => {
    const billNo = await anExpiredOrder()
    expect([await isPaidAgain(billNo), await isPaidAgain(billNo)]).toEqual(['too-late', 'too-late'])
    await record(billNo)
    expect(await isPaidAgain(billNo)).toBe('done')
  })

  test('raises no alarm either when the repeated notification has another amount', async () => {
    const billNo = await anExpiredOrder()
    await record(billNo)
    const again = { ...aNotification({ billNo }), amount: 1 }
    expect(await handleNotification(db, again, clock.now)).toBe('done')
  })

  test('is not listed as owed, and not refunded again, once the provider has reversed it', async () => {
    const [late, paid] = [await anExpiredOrder(), await anUnpaidOrder()]
    await record(late)
    await notify(backend, paid, '2')
    for (const billNo of [late, paid]) {
      await notify(backend, billNo, '4')
      const { status, body } = await step(billNo, 'refund')
      expect([status, body.error?.message]).toEqual([409, expect.stringContaining('already')])
    }
    expect(await owed()).toEqual([])
    expect((await orderOf(paid))?.status).toBe('CANCELLED')
  })

  test('raises another alarm for the same reference with another result, but not at each repeat', async () => {
    const billNo = await anUnpaidOrder()
    const alarms: string[] = []
    const wrong = { ...aNotification({ billNo }), amount: 1 }
    const tell = () => handleNotification(db, wrong, clock.now, (result) => alarms.push(result))
    await tell()
    await tell()
    await expireOrders(db, new Date(clock.now.getTime() + 48 * hourMs), rethrow)
    const right = { ...wrong, amount: undefined }
    for (let i = 0; i < 2; i++)
      await handleNotification(db, right, clock.now, (result) => alarms.push(result))
    expect(alarms).toEqual(['wrong-amount', 'too-late'])
  })

  test('of an amount other than the total is recorded with it, and refunded by it', async () => {
    const billNo = await anExpiredOrder()
    const body = { order: billNo, paid_at: wibAgo(1), payment_channel: 'BCA VA', amount: 123_456 }
    const late = () => callEndpoint(app, 'POST staff/late-payment', body, headers)
    expect((await late()).order).toMatchObject({ paid_amount: 123_456 })
    expect((await late()).order).toMatchObject({ paid_amount: 123_456 })
    const other = { ...body, amount: 1 }
    expect((await send(app, 'POST staff/late-payment', other, headers)).status).toBe(409)
    await step(billNo, 'refund')
    const [mail] = await backend.mailsOf('order-refunded')
    expect(mail?.text).toContain("We've refunded IDR 123,456 to")
  })

  test('is matched by the amount that staff enter, and others stay to be settled', async () => {
    const billNo = await anExpiredOrder()
    const told = (reference: string, amount: number) =>
      handleNotification(db, { ...aNotification({ billNo, reference }), amount }, clock.now)
    const { grandTotal = 0 } = (await orderOf(billNo)) ?? {}
    await told('R1', grandTotal)
    await told('R2', 10_000)
    const body = { order: billNo, paid_at: wibAgo(1), payment_channel: 'BCA VA', amount: 10_000 }
    const { order } = await callEndpoint(app, 'POST staff/late-payment', body, headers)
    expect(order.payments).toMatchObject([
      { reference: 'R1', problem: 'too-late' },
      { reference: 'R2', problem: null },
    ])
  })

  test('is not one that the provider reversed, even if it is reported again', async () => {
    const billNo = await anExpiredOrder()
    await notify(backend, billNo, '2')
    await notify(backend, billNo, '4')
    const { grandTotal = 0 } = (await orderOf(billNo)) ?? {}
    await handleNotification(db, { ...aNotification({ billNo }), amount: grandTotal }, clock.now)
    await record(billNo)
    const [order] = (await callEndpoint(app, 'GET staff/orders', { owed: 1 }, headers)).orders
    expect(order?.payments).toMatchObject([
      { outcome: 'paid', problem: 'too-late', settled_at: null },
      { outcome: 'reversed', problem: null },
    ])
  })

  test('of the total is recorded without an amount', async () => {
    const billNo = await anExpiredOrder()
    expect((await record(billNo)).body).toMatchObject({ data: { order: { paid_amount: null } } })
  })

  test('of a cancelled order is recorded too, and repeating that changes nothing', async () => {
    const billNo = await anUnpaidOrder()
    await step(billNo, 'cancel')
    clock.now = new Date(clock.now.getTime() + 2 * hourMs)
    const time = wibAgo(1)
    expect([(await record(billNo, time)).status, (await record(billNo, time)).status]).toEqual([
      200, 200,
    ])
    await step(billNo, 'refund')
    expect((await orderOf(billNo))?.status).toBe('REFUNDED')
  })

  test("doesn't let the order be packed, made ready, completed or cancelled", async () => {
    const billNo = await anExpiredOrder()
    await record(billNo)
    for (const name of ['pack', 'ready', 'complete', 'cancel'])
      expect([name, (await step(billNo, name)).status]).toEqual([name, 409])
    expect((await orderOf(billNo))?.status).toBe('EXPIRED')
  })
})

describe('recording a late payment is refused', () => {
  test('for an order that still awaits payment, which staff cannot mark as paid', async () => {
    const billNo = await anUnpaidOrder()
    clock.now = new Date(clock.now.getTime() + 2 * hourMs)
    const { status, body } = await record(billNo)
    expect([status, body.error?.code]).toEqual([409, 'ORDER_CLOSED'])
    expect(await orderOf(billNo)).toMatchObject({ status: 'PENDING', paidAt: null })
  })

  test('for a paid order, whose time and channel must stay', async () => {
    const billNo = await anUnpaidOrder()
    await notify(backend, billNo, '2')
    const before = await orderOf(billNo)
    clock.now = new Date(clock.now.getTime() + 2 * hourMs)
    expect((await record(billNo)).status).toBe(409)
    expect(await orderOf(billNo)).toEqual(before)
  })

  test('at a time before the order, in the future, or invalid', async () => {
    const billNo = await anExpiredOrder()
    for (const time of [wibAgo(72), wibAgo(-1), '2026-13-01 00:00:00', 'yesterday'])
      expect([time, (await record(billNo, time)).status]).toEqual([time, 422])
    expect((await orderOf(billNo))?.paidAt).toBeNull()
  })

  test('for an unknown order, or without the token', async () => {
    const billNo = await anExpiredOrder()
    expect((await record('00000000')).status).toBe(404)
    const body = { order: billNo, paid_at: wibAgo(1), payment_channel: 'BCA VA' }
    expect((await send(app, 'POST staff/late-payment', body)).status).toBe(401)
    expect((await orderOf(billNo))?.paidAt).toBeNull()
  })

  test('and so is a refund before it was recorded', async () => {
    const billNo = await anExpiredOrder()
    const { status, body } = await step(billNo, 'refund')
    expect([status, body.error?.message]).toEqual([409, expect.stringContaining('late-payment')])
  })
})
