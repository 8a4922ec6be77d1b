import { cartItems } from '@etalase/backend-kit/db/schema/cart.ts'
import { accessTokens } from '@etalase/backend-kit/db/schema/customers.ts'
import { mails } from '@etalase/backend-kit/db/schema/mails.ts'
import { newsletterConsents } from '@etalase/backend-kit/db/schema/newsletter-consents.ts'
import { orders } from '@etalase/backend-kit/db/schema/orders.ts'
import { queueAccountMail } from '@etalase/backend-kit/mail/mail-queue.ts'
import { places, stockProduct } from '@etalase/backend-kit/tests/support/small-company.ts'
import { keptDays } from '@etalase/contract/rules/retention.ts'
import { addDays } from 'date-fns/addDays'
import { subDays } from 'date-fns/subDays'
import { subMinutes } from 'date-fns/subMinutes'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { expireOrders } from '#orders/order-status.ts'
import { retentionJobs } from '#retention.ts'
import { aCustomer } from '#tests/support/accounts.ts'
import { freshBackend } from '#tests/support/backend-for-tests.ts'
import { addToCart, checkOut, deliveryBody, notify } from '#tests/support/checkout-calls.ts'
import { aDevice, send } from '#tests/support/test-backend.ts'
import { rethrow } from '#tests/support/test-context.ts'

const backend = await freshBackend()
const { app, db, clock } = backend

beforeEach(async () => {
  await stockProduct(db, { id: 1, stock: { [places.hub]: 9, [places.store]: 9 } })
  await stockProduct(db, { id: 2, stock: { [places.hub]: 9 } })
})

/** Moves the clock to just before or just after an age is reached. */
const age = (days: number, start: Date) => ({
  almost: () => {
    clock.now = subMinutes(addDays(start, days), 1)
  },
  over: () => {
    clock.now = addDays(start, days + 1)
  },
})

async function runJobs(): Promise<void> {
  for (const job of retentionJobs) await job(db, clock.now)
}

/** Places a guest's delivery and returns its bill number. */
async function guestOrder(): Promise<string> {
  const device = aDevice()
  await addToCart(app, device, 1, 1)
  return (await checkOut(app, device, { ...deliveryBody, shipping_notes: 'For Sari' })).order_id
}

async function orderOf(billNo: string) {
  const [row] = await db.select().from(orders).where(eq(orders.trxRef, billNo))
  return row
}

const person = {
  guestEmail: deliveryBody.guest_email,
  recipientName: deliveryBody.address_recipient_name,
  street: deliveryBody.address_street,
}

describe("a guest's order", () => {
  test("that was never paid loses its buyer's data some days after expiry, not before", async () => {
    const billNo = await guestOrder()
    const placed = await orderOf(billNo)
    clock.now = addDays(clock.now, 1)
    await expireOrders(db, clock.now, rethrow)
    const { almost, over } = age(keptDays.unpaidGuestOrder, clock.now)
    almost()
    await runJobs()
    expect(await orderOf(billNo)).toMatchObject(person)
    over()
    await runJobs()
    const row = await orderOf(billNo)
    expect(JSON.stringify(row)).not.toMatch(/sari|Cilandak|62812/i)
    expect(row).toMatchObject({
      status: 'EXPIRED',
      grandTotal: placed?.grandTotal,
      anonymisedAt: clock.now,
    })
    expect(row?.deviceId).not.toBe(placed?.deviceId)
    expect(await db.$count(mails, eq(mails.orderId, row?.id ?? 0))).toBe(0)
  })

  test("that was cancelled loses its buyer's data too", async () => {
    const billNo = await guestOrder()
    const typed = { order_number: billNo.slice(0, 8), email: deliveryBody.guest_email }
    const { body } = await send(app, 'POST order-lookup', typed)
    const order_token = Object(body.data).order_token
    await send(app, 'POST order-cancel', { order_token })
    age(keptDays.unpaidGuestOrder, clock.now).over()
    await runJobs()
    expect(await orderOf(billNo)).toMatchObject({ status: 'CANCELLED', guestEmail: null })
    expect((await send(app, 'POST order-lookup', typed)).body.error?.code).toBe('ORDER_UNKNOWN')
  })

  test("that is paid, or was paid and reversed, keeps its buyer's data for years", async () => {
    const [paid, reversed] = [await guestOrder(), await guestOrder()]
    for (const billNo of [paid, reversed]) await notify(backend, billNo, '2')
    await notify(backend, reversed, '4')
    clock.now = addDays(clock.now, 3 * 365)
    await runJobs()
    expect(await orderOf(paid)).toMatchObject({ ...person, status: 'PAID' })
    expect(await orderOf(reversed)).toMatchObject({ ...person, status: 'CANCELLED' })
  })

  test("that can still be paid keeps its buyer's data, and so does a customer's", async () => {
    const open = await guestOrder()
    const { headers } = await aCustomer(app)
    const device = aDevice()
    await addToCart(app, device, 1, 1)
    const pickup = { shipping_type: 'PICKUP_ON_STORE', showroom_id: places.store }
    const customers = (await checkOut(app, device, pickup, headers)).order_id
    await db.update(orders).set({ status: 'EXPIRED' }).where(eq(orders.trxRef, customers))
    clock.now = addDays(clock.now, 3 * 365)
    await runJobs()
    expect(await orderOf(open)).toMatchObject(person)
    expect((await orderOf(customers))?.customerId).not.toBeNull()
  })
})

describe('a cart', () => {
  async function aCart(...daysAgo: number[]): Promise<string> {
    const device = aDevice()
    for (const [index, days] of daysAgo.entries()) {
      await addToCart(app, device, index + 1)
      await db
        .update(cartItems)
        .set({ addedAt: subDays(clock.now, days) })
        .where(eq(cartItems.productId, index + 1))
    }
    return device.local_device_id
  }

  test('is deleted some days after the last item was added', async () => {
    await aCart(keptDays.cart + 2, keptDays.cart + 1)
    await runJobs()
    expect(await db.$count(cartItems)).toBe(0)
  })

  test('in use keeps its oldest items', async () => {
    await aCart(3 * keptDays.cart, keptDays.cart - 1)
    await runJobs()
    expect(await db.$count(cartItems)).toBe(2)
  })
})

describe('a mail', () => {
  test('stays on record for some days after it is sent', async () => {
    await guestOrder()
    await backend.context.mailWorker.deliver()
    const { almost, over } = age(keptDays.sentMail, clock.now)
    almost()
    await runJobs()
    expect(await db.$count(mails)).toBe(1)
    over()
    await runJobs()
    expect(await db.$count(mails)).toBe(0)
  })

  test('that no server accepts is given up, and its address deleted', async () => {
    await queueAccountMail(db, { kind: 'NEW_PASSWORD', email: 'sari@example.com' }, clock.now)
    const { almost, over } = age(keptDays.undeliveredMail, clock.now)
    almost()
    await runJobs()
    expect(await db.$count(mails)).toBe(1)
    over()
    await runJobs()
    expect(await db.$count(mails)).toBe(0)
  })
})

test('an expired session loses its token', async () => {
  const { headers } = await aCustomer(app)
  const { almost, over } = age(keptDays.session, clock.now)
  almost()
  expect((await send(app, 'GET user/profile', {}, headers)).status).toBe(200)
  over()
  await runJobs()
  expect(await db.$count(accessTokens)).toBe(0)
})

test('a newsletter consent is kept while it holds, and for a year after withdrawal', async () => {
  const withdrawn = await aCustomer(app)
  const subscribed = await aCustomer(app)
  for (const { headers } of [withdrawn, subscribed])
    await send(app, 'POST user/newsletter/subscribe', {}, headers)
  await send(app, 'POST user/newsletter/unsubscribe', {}, withdrawn.headers)
  const { almost, over } = age(keptDays.withdrawnConsent, clock.now)
  almost()
  await runJobs()
  expect(await db.$count(newsletterConsents)).toBe(2)
  over()
  await runJobs()
  expect(await db.select().from(newsletterConsents)).toMatchObject([{ withdrawnAt: null }])
})
