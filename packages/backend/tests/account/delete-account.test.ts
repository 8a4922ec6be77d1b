import { customers } from '@etalase/backend-kit/db/schema/customers.ts'
import { mails } from '@etalase/backend-kit/db/schema/mails.ts'
import { orders } from '@etalase/backend-kit/db/schema/orders.ts'
import { stock } from '@etalase/backend-kit/db/schema/stores.ts'
import { issueOrderToken } from '@etalase/backend-kit/orders/order-token.ts'
import { places, stockProduct } from '@etalase/backend-kit/tests/support/small-company.ts'
import type { TrxStatus } from '@etalase/contract/rules/trx-status.ts'
import { count, eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { placeOrder } from '#checkout/place-order.ts'
import { changeStatus } from '#orders/order-status.ts'
import { aCustomer, saveAddress, type TestCustomer } from '#tests/support/accounts.ts'
import { freshBackend } from '#tests/support/backend-for-tests.ts'
import {
  addToCart,
  checkOut,
  deliveryBody,
  notify,
  pickupBody,
} from '#tests/support/checkout-calls.ts'
import { aDevice, callEndpoint, send } from '#tests/support/test-backend.ts'

const backend = await freshBackend()
const { app, db } = backend

beforeEach(() => stockProduct(db, { id: 1, stock: { [places.store]: 5, [places.hub]: 5 } }))

const { guest_email: _, ...pickup } = pickupBody
const { guest_email: __, ...delivery } = deliveryBody

/** Places a customer's order and returns its bill number. */
async function order(customer: TestCustomer, body: object = pickup): Promise<string> {
  const device = aDevice()
  await addToCart(app, device, 1, 1)
  return (await checkOut(app, device, body, customer.headers)).order_id
}

async function rowOf(billNo: string) {
  const [row] = await db.select().from(orders).where(eq(orders.trxRef, billNo))
  if (!row) throw new Error('no order')
  return row
}

async function moveTo(billNo: string, ...steps: TrxStatus[]): Promise<void> {
  for (const step of steps) {
    const details = { noResi: 'RESI1', pickupCode: 'CODE1', paidAt: backend.clock.now }
    await changeStatus(db, await rowOf(billNo), step, { ...details, now: backend.clock.now })
  }
}

const remove = ({ headers, password }: TestCustomer, typed = password) =>
  send(app, 'POST user/delete-account', { password: typed }, headers)

/** Returns all rows of all tables as text, except the payment provider's. */
async function everything(): Promise<string> {
  const rowsAsXml = sql<string>`string_agg(
    query_to_xml(format('select * from %I', tablename), true, true, '')::text, '')`
  const [found] = await db
    .select({ rows: rowsAsXml })
    .from(sql`pg_tables`)
    .where(sql`schemaname = 'public' and tablename not like 'sandbox%'`)
  return found?.rows ?? ''
}

describe('a deleted account', () => {
  test('leaves no name, phone, street or email address in the database', async () => {
    const customer = await aCustomer(app)
    const user_address_id = await saveAddress(app, customer, {
      recipient_name: 'Planted Name',
      recipient_phone: '0899 1234 5678',
      address_street: 'Planted Street 7',
      address_label: 'Planted Label',
    })
    const billNo = await order(customer, {
      ...delivery,
      user_address_id,
      shipping_notes: 'Planted Note',
    })
    await notify(backend, billNo, '2')
    await moveTo(billNo, 'PROCESSING', 'SHIPPED', 'COMPLETED')
    await order(customer)
    await send(app, 'POST stock-alert', { product_detail_id: 1, size: 'M', email: customer.email })
    await callEndpoint(app, 'POST user/wishlist', { product_detail_id: 1 }, customer.headers)
    await callEndpoint(app, 'POST auth/forgot-password', { email: customer.email })
    const consent = { source: 'footer' as const, wording: 'Planted words' }
    await callEndpoint(app, 'POST user/newsletter/subscribe', consent, customer.headers)
    const planted = /Planted|99 ?1234 ?5678|9912345678|sari\d+@/
    expect(await everything()).toMatch(planted)
    expect((await remove(customer)).body.data).toEqual({
      message: 'Your account has been deleted.',
    })
    expect(await everything()).not.toMatch(planted)
    const kept = await rowOf(billNo)
    expect(kept).toMatchObject({ status: 'COMPLETED', customerId: null, guestEmail: null })
    expect(kept.grandTotal).toBeGreaterThan(0)
  })

  test('cancels its unpaid orders and restores their stock', async () => {
    const customer = await aCustomer(app)
    const billNo = await order(customer)
    await remove(customer)
    expect((await rowOf(billNo)).status).toBe('CANCELLED')
    const pieces = await db.select().from(stock).where(eq(stock.showroomId, places.store))
    expect(pieces.map(({ qty }) => qty)).toEqual([5])
    expect(await db.select({ waiting: count() }).from(mails)).toEqual([{ waiting: 0 }])
  })

  test('gets no order from a checkout in flight, which reports an ended session', async () => {
    const customer = await aCustomer(app)
    const [account] = await db.select().from(customers).where(eq(customers.email, customer.email))
    if (!account) throw new Error('no account')
    const device = aDevice()
    await addToCart(app, device, 1, 1)
    await remove(customer)
    const submission = {
      deviceId: device.local_device_id,
      customer: { ...account, tokenHash: '' },
      clientNetwork: '203.0.113.1',
      key: undefined,
      input: { ...pickup, shipping_type: 'PICKUP_ON_STORE' as const },
    }
    await expect(placeOrder(backend.context, submission, () => {})).rejects.toMatchObject({
      status: 401,
      code: 'UNAUTHORIZED',
    })
  })

  test('ends every session', async () => {
    const customer = await aCustomer(app)
    const { access_token } = await callEndpoint(app, 'POST auth/sign-in', customer)
    await remove(customer)
    for (const authorization of [access_token, customer.headers.authorization])
      expect((await send(app, 'GET user/profile', {}, { authorization })).status).toBe(401)
    expect((await send(app, 'POST auth/sign-in', customer)).status).toBe(400)
  })

  test('no longer opens its orders, by link or by number', async () => {
    const customer = await aCustomer(app)
    const billNo = await order(customer)
    const { id } = await rowOf(billNo)
    await remove(customer)
    const { clock, context } = backend
    const lifetime = { now: clock.now, days: 30 }
    const order_token = issueOrderToken(context.orderLinkSecret, id, lifetime)
    for (const call of ['POST order-by-token', 'POST order-cancel'])
      expect((await send(app, call, { order_token })).body.error?.code).toBe('LINK_EXPIRED')
    expect((await send(app, 'POST order-link', { order_token })).status).toBe(200)
    expect(await backend.mailsOf('order-link')).toEqual([])
    const typed = { order_number: billNo.slice(0, 8), email: customer.email }
    expect((await send(app, 'POST order-lookup', typed)).body.error?.code).toBe('ORDER_UNKNOWN')
  })

  test('keeps an order cancelled after a late payment, and sends no mail', async () => {
    const customer = await aCustomer(app)
    const billNo = await order(customer)
    await remove(customer)
    await notify(backend, billNo, '2')
    await notify(backend, billNo, '1')
    expect((await rowOf(billNo)).status).toBe('CANCELLED')
    expect(await backend.mailsOf('order-paid')).toEqual([])
  })

  test('frees the address, and a new account with it sees nothing of the old one', async () => {
    const customer = await aCustomer(app)
    await saveAddress(app, customer)
    await order(customer)
    await remove(customer)
    const { access_token: authorization } = await callEndpoint(app, 'POST auth/sign-up', {
      ...customer,
      name: 'Sari',
      gender: 'FEMALE',
      password_conf: customer.password,
    })
    const again = { authorization }
    const { user_orders } = await callEndpoint(app, 'GET user/orders', {}, again)
    const { user_addresses } = await callEndpoint(app, 'GET user/address', {}, again)
    expect([user_orders, user_addresses]).toEqual([[], []])
  })

  test('leaves other customers and guests untouched', async () => {
    const other = await aCustomer(app)
    await saveAddress(app, other)
    const theirs = await order(other)
    const device = aDevice()
    await addToCart(app, device, 1, 1)
    const guests = (await checkOut(app, device, pickupBody)).order_id
    await remove(await aCustomer(app))
    expect((await rowOf(theirs)).status).toBe('PENDING')
    expect((await rowOf(guests)).guestEmail).toBe(pickupBody.guest_email)
    const { user_addresses } = await callEndpoint(app, 'GET user/address', {}, other.headers)
    expect(user_addresses).toHaveLength(1)
  })
})

describe('deleting an account is refused', () => {
  test('with a wrong password', async () => {
    const customer = await aCustomer(app)
    const { status, body } = await remove(customer, 'kopi susu 89')
    expect([status, body.error?.code]).toEqual([400, 'WRONG_PASSWORD'])
    expect((await send(app, 'GET user/profile', {}, customer.headers)).status).toBe(200)
  })

  test('after too many wrong passwords, even with the right one', async () => {
    const customer = await aCustomer(app)
    for (let attempt = 0; attempt < 10; attempt++) await remove(customer, 'wrong')
    expect((await remove(customer)).status).toBe(429)
  })

  test('to a guest', async () => {
    expect((await send(app, 'POST user/delete-account', { password: 'x' })).status).toBe(401)
  })

  test.each<[TrxStatus, object, TrxStatus[]]>([
    ['PAID', pickup, []],
    ['READY_FOR_PICKUP', pickup, ['READY_FOR_PICKUP']],
    ['PROCESSING', delivery, ['PROCESSING']],
    ['SHIPPED', delivery, ['PROCESSING', 'SHIPPED']],
  ])('while an order is %s, and changes nothing', async (status, body, steps) => {
    const customer = await aCustomer(app)
    const unpaid = await order(customer)
    const user_address_id = await saveAddress(app, customer)
    const billNo = await order(customer, { ...body, user_address_id })
    await notify(backend, billNo, '2')
    await moveTo(billNo, ...steps)
    const refused = await remove(customer)
    expect([refused.status, refused.body.error?.code]).toEqual([400, 'OPEN_ORDERS'])
    expect((await rowOf(billNo)).status).toBe(status)
    expect((await rowOf(unpaid)).status).toBe('PENDING')
  })

  test('while a refund of an ended order is outstanding', async () => {
    const customer = await aCustomer(app)
    const billNo = await order(customer)
    await moveTo(billNo, 'EXPIRED')
    const isThis = eq(orders.trxRef, billNo)
    await db.update(orders).set({ paidAt: backend.clock.now }).where(isThis)
    expect((await remove(customer)).body.error?.code).toBe('OPEN_ORDERS')
    await db.update(orders).set({ reversedAt: backend.clock.now }).where(isThis)
    expect((await remove(customer)).status).toBe(200)
  })

  test('until the order has arrived', async () => {
    const customer = await aCustomer(app)
    const billNo = await order(customer)
    await notify(backend, billNo, '2')
    await moveTo(billNo, 'READY_FOR_PICKUP')
    expect((await remove(customer)).status).toBe(400)
    await moveTo(billNo, 'COMPLETED')
    expect((await remove(customer)).status).toBe(200)
  })
})
