import { invoices } from '@etalase/backend-kit/db/schema/invoices.ts'
import { orders } from '@etalase/backend-kit/db/schema/orders.ts'
import { companySeller } from '@etalase/backend-kit/invoices/seller.ts'
import { issueOrderToken } from '@etalase/backend-kit/orders/order-token.ts'
import { places, stockProduct } from '@etalase/backend-kit/tests/support/small-company.ts'
import { toWib } from '@etalase/contract/rules/time-zone.ts'
import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { audit } from '#audit/audit.ts'
import { issueInvoice } from '#invoices/issue-invoice.ts'
import { handleNotification } from '#orders/handle-notification.ts'
import { expireOrders } from '#orders/order-status.ts'
import { aCustomer } from '#tests/support/accounts.ts'
import { freshBackend } from '#tests/support/backend-for-tests.ts'
import {
  addToCart,
  aNotification,
  checkOut,
  deliveryBody,
  from,
  guestBody,
  notify,
  pickupBody,
} from '#tests/support/checkout-calls.ts'
import { aDevice, callEndpoint, send } from '#tests/support/test-backend.ts'
import { rethrow, staffToken } from '#tests/support/test-context.ts'

const backend = await freshBackend()
const { app, db, clock, context } = backend
const headers = { authorization: `Bearer ${staffToken}` }

beforeEach(() => stockProduct(db, { id: 1, stock: { [places.hub]: 30, [places.store]: 30 } }))

let guests = 0

/** Places an unpaid order of two pieces at 200,000 and a delivery at 9,000. */
async function place(body: object = guestBody(++guests)): Promise<string> {
  const device = aDevice()
  await addToCart(app, device, 1, 2)
  return (await checkOut(app, device, body, from(++guests))).order_id
}

async function pay(body?: object): Promise<string> {
  const billNo = await place(body)
  await notify(backend, billNo, '2')
  return billNo
}

const idOf = async (billNo: string) => {
  const [row] = await db.select({ id: orders.id }).from(orders).where(eq(orders.trxRef, billNo))
  return row?.id ?? 0
}

/** Returns the order as holders of its link see it. */
async function seen(billNo: string) {
  const lifetime = { now: clock.now, days: 1 }
  const order_token = issueOrderToken(context.orderLinkSecret, await idOf(billNo), lifetime)
  return (await callEndpoint(app, 'POST order-by-token', { order_token })).user_order
}

const numberOf = async (billNo: string) => (await seen(billNo)).invoice?.number
const creditsOf = async (billNo: string) =>
  (await seen(billNo)).invoice?.credit_notes.map(({ amount }) => amount)

const step = (order: string, name: string, more: object = {}) =>
  callEndpoint(app, 'POST staff/order-step', { order, step: name, ...more }, headers)

const credit = (order: string, amount: number | string, words = 'One shirt had a stain') =>
  send(app, 'POST staff/credit-note', { order, amount, words }, headers)

const booked = async (kind: string) =>
  (await callEndpoint(app, 'GET staff/invoices', { kind }, headers)).booked

/** Returns the failing checks of the books. */
const wrongBooks = async () =>
  (await audit(db)).findings.filter(({ count }) => count > 0).map(({ name }) => name)

describe('an invoice', () => {
  test("is issued at payment, in the company's name, with the PPN included in the price", async () => {
    const billNo = await place()
    expect((await seen(billNo)).invoice).toBeNull()
    await notify(backend, billNo, '2')
    const { invoice, grand_total } = await seen(billNo)
    expect(grand_total).toBe(409_000)
    expect(invoice).toEqual({
      number: 'INV-000001',
      issued_at: toWib(clock.now),
      seller: {
        name: companySeller.name,
        address: companySeller.address,
        npwp: companySeller.npwp,
      },
      ppn: { rate: 12, base: 337_762, amount: 40_532 },
      credit_notes: [],
    })
    expect(await wrongBooks()).toEqual([])
  })

  test('keeps its number and company when the payment is reported again and the order proceeds', async () => {
    const [first, second] = [await pay(), await pay(pickupBody)]
    const before = (await seen(first)).invoice
    await notify(backend, first, '2')
    await step(first, 'pack')
    await step(first, 'ship', { receipt_number: 'JNE1' })
    expect((await seen(first)).invoice).toEqual(before)
    expect([await numberOf(first), await numberOf(second)]).toEqual(['INV-000001', 'INV-000002'])
    await expect(db.update(invoices).set({ number: 9 })).rejects.toMatchObject({
      cause: { message: expect.stringContaining('stays as it is') },
    })
  })

  test('of a cash order is issued on collection, not on confirmation, refusal or cancellation', async () => {
    const cash = async (body: object, guest: number) => {
      const device = aDevice()
      await addToCart(app, device, 1, 1)
      const input = { ...device, ...body, guest_email: `cash${guest}@example.com` }
      const placed = await callEndpoint(app, 'POST checkout-trx', input, from(900 + guest))
      return placed.payment_redirect?.trx_ref ?? ''
    }
    const atStore = { ...pickupBody, payment_way: 'PAY_AT_STORE' }
    const atDoor = { ...deliveryBody, payment_way: 'CASH_ON_DELIVERY' }
    const [collected, given, refused] = [
      await cash(atStore, 1),
      await cash(atStore, 2),
      await cash(atDoor, 3),
    ]
    await step(collected, 'ready')
    expect((await seen(collected)).invoice).toBeNull()
    await step(collected, 'collect')
    await step(given, 'not-collected')
    await step(refused, 'pack')
    await step(refused, 'ship', { receipt_number: 'JNE1' })
    await step(refused, 'refuse')
    expect(await numberOf(collected)).toBe('INV-000001')
    expect([(await seen(given)).invoice, (await seen(refused)).invoice]).toEqual([null, null])
    expect(await wrongBooks()).toEqual([])
  })

  test('is not issued for late money of an ended order, whose refund needs no credit note', async () => {
    const late = await place()
    clock.now = new Date(clock.now.getTime() + 48 * 3_600_000)
    await expireOrders(db, clock.now, rethrow)
    const money = { order: late, paid_at: toWib(clock.now), payment_channel: 'BCA VA' }
    await callEndpoint(app, 'POST staff/late-payment', money, headers)
    await step(late, 'refund')
    expect((await seen(late)).invoice).toBeNull()
    expect([await booked('INVOICE'), await booked('CREDIT_NOTE')]).toEqual([[], []])
    expect(await wrongBooks()).toEqual([])
  })

  test('leaves no gap in the numbers after a rolled-back payment or concurrent ones', async () => {
    const [lost, ...others] = [await place(), await place(), await place(), await place()]
    const failing = db.transaction(async (tx) => {
      await handleNotification(tx, aNotification({ billNo: lost ?? '' }), clock.now)
      throw new Error('The process was killed')
    })
    await expect(failing).rejects.toThrow('killed')
    await Promise.all(
      others.map((billNo) => handleNotification(db, aNotification({ billNo }), clock.now)),
    )
    await handleNotification(db, aNotification({ billNo: lost ?? '' }), clock.now)
    expect((await booked('INVOICE')).map(({ id }) => id)).toEqual([1, 2, 3, 4])
    expect(await numberOf(lost ?? '')).toBe('INV-000004')
    expect(await wrongBooks()).toEqual([])
  })

  test('of a company without a tax number omits PPN, and so does its credit note', async () => {
    const billNo = await place()
    const id = await idOf(billNo)
    await db.transaction(async (tx) => {
      await tx.execute(sql`update orders set status = 'PAID', paid_at = now() where id = ${id}`)
      const company = { ...companySeller, npwp: null, chargesPpn: false }
      const [row] = await tx.select().from(orders).where(eq(orders.id, id))
      if (row) await issueInvoice(tx, row, clock.now, company)
    })
    expect((await credit(billNo, 69_000)).status).toBe(200)
    expect((await seen(billNo)).invoice).toMatchObject({
      seller: { npwp: null },
      ppn: null,
      credit_notes: [{ amount: 69_000, ppn_amount: null }],
    })
  })

  test("belongs to its buyer: another customer gets 404, and another order's token opens only that order", async () => {
    const [buyer, stranger] = [await aCustomer(app), await aCustomer(app)]
    const device = aDevice()
    await addToCart(app, device, 1, 1)
    const { order_id } = await checkOut(
      app,
      device,
      { ...pickupBody, guest_email: undefined },
      buyer.headers,
    )
    await notify(backend, order_id, '2')
    const id = await idOf(order_id)
    const own = await callEndpoint(app, 'GET user/order', { id }, buyer.headers)
    expect(own.user_order.invoice?.number).toBe('INV-000001')
    expect((await send(app, 'GET user/order', { id }, stranger.headers)).status).toBe(404)
    const { user_orders } = await callEndpoint(app, 'GET user/orders', {}, buyer.headers)
    expect(user_orders[0]?.invoice?.number).toBe('INV-000001')
  })

  test('stays in the books without the buyer when the account is deleted', async () => {
    const buyer = await aCustomer(app)
    const device = aDevice()
    await addToCart(app, device, 1, 1)
    const body = { ...pickupBody, guest_email: undefined }
    const { order_id } = await checkOut(app, device, body, buyer.headers)
    await notify(backend, order_id, '2')
    for (const name of ['ready', 'complete']) await step(order_id, name)
    const { password } = buyer
    await callEndpoint(app, 'POST user/delete-account', { password }, buyer.headers)
    expect(await booked('INVOICE')).toMatchObject([{ number: 'INV-000001', amount: 200_000 }])
    expect(await wrongBooks()).toEqual([])
  })
})

describe('a credit note', () => {
  test('covers the rest with all of its PPN when the order is refunded, once', async () => {
    const billNo = await pay()
    expect((await credit(billNo, '100.001')).body.data).toMatchObject({
      credit_note: { number: 'CN-000001', amount: 100_001, ppn_amount: 9_910 },
      left: 308_999,
    })
    await step(billNo, 'refund')
    await step(billNo, 'refund')
    const { invoice } = await seen(billNo)
    expect(invoice?.credit_notes).toMatchObject([
      { number: 'CN-000001', reason: 'One shirt had a stain' },
      { number: 'CN-000002', amount: 308_999, ppn_amount: 30_622, reason: null },
    ])
    expect(9_910 + 30_622).toBe(invoice?.ppn?.amount)
    expect(await wrongBooks()).toEqual([])
  })

  test('is issued when the provider reverses the payment, even after staff cancelled the order', async () => {
    const [reversed, cancelled] = [await pay(), await pay()]
    await step(cancelled, 'cancel')
    expect(await creditsOf(cancelled)).toEqual([])
    for (const billNo of [reversed, cancelled])
      await handleNotification(db, aNotification({ billNo, status: '4' }), clock.now)
    expect([await creditsOf(reversed), await creditsOf(cancelled)]).toEqual([[409_000], [409_000]])
    expect(await wrongBooks()).toEqual([])
  })

  test('is not repeated when sent again, and is a new one with another reason', async () => {
    const billNo = await pay()
    await credit(billNo, 10_000)
    await credit(billNo, 10_000)
    await credit(billNo, 10_000, 'And the other one')
    expect(await creditsOf(billNo)).toEqual([10_000, 10_000])
    expect((await booked('CREDIT_NOTE')).map(({ id }) => id)).toEqual([1, 2])
  })

  test('is refused for nothing, more than the rest, without a reason, or for an unpaid order', async () => {
    const [billNo, open] = [await pay(), await place()]
    await credit(billNo, 409_000)
    const refusals = [
      await credit(billNo, 0),
      await credit(billNo, 1),
      await credit(billNo, '-5'),
      await credit(billNo, 1, ' '),
      await credit(open, 1),
      await credit('ffffffff', 1),
    ]
    expect(refusals.map(({ status }) => status)).toEqual([422, 422, 422, 422, 409, 404])
    expect(refusals[1]?.body.error?.message).toBe('This invoice has IDR 0 left.')
    expect(refusals[4]?.body.error?.message).toMatch(/^This order has no invoice/)
    expect(await creditsOf(billNo)).toEqual([409_000])
    expect(await wrongBooks()).toEqual([])
  })

  test('is issued for only one of two concurrent requests that together exceed the rest', async () => {
    const billNo = await pay()
    const answers = await Promise.all([credit(billNo, 250_000, 'A'), credit(billNo, 250_000, 'B')])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422])
    expect(await wrongBooks()).toEqual([])
  })
})
