import { orders, paymentNotifications } from '@etalase/backend-kit/db/schema/orders.ts'
import { sandboxNotifications } from '@etalase/backend-kit/db/schema/sandbox.ts'
import { places, stockProduct } from '@etalase/backend-kit/tests/support/small-company.ts'
import { qrisProblem } from '@etalase/contract/rules/payment/qris.ts'
import { xpressStatuses } from '@etalase/contract/rules/payment/xpress.ts'
import { addSeconds } from 'date-fns/addSeconds'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { freshBackend } from '#tests/support/backend-for-tests.ts'
import { addToCart, checkOut, deliveryBody } from '#tests/support/checkout-calls.ts'
import { aDevice } from '#tests/support/test-backend.ts'

const backend = await freshBackend()
let billNo: string
let form: object

beforeAll(async () => {
  await backend.listen()
})

beforeEach(async () => {
  await stockProduct(backend.db, { id: 1, stock: { [places.hub]: 5 } })
  const device = aDevice()
  await addToCart(backend.app, device, 1)
  const given = await checkOut(backend.app, device, deliveryBody)
  billNo = given.order_id
  form = given
  await post('/sandbox/payment', form)
})

const post = (url: string, payload: object) => backend.app.inject({ method: 'POST', url, payload })

const decide = (choice: object) =>
  post('/sandbox/payment/decision', { bill_no: billNo, channel: '812', status: '2', ...choice })

const orderNow = async () => (await backend.db.select().from(orders))[0]

/** Advances the clock and delivers the notifications. */
async function pass(seconds: number) {
  backend.clock.now = addSeconds(backend.clock.now, seconds)
  await backend.notifier.deliver()
}

describe('a sandbox outcome', () => {
  test.each(Object.values(xpressStatuses))(
    '%s reaches the shop by notification and by a signed return',
    async (status) => {
      const response = await decide({ status })
      expect(response.statusCode).toBe(303)
      const address = new URL(String(response.headers.location))
      expect(address.searchParams.get('status')).toBe(status)
      expect(await backend.db.select().from(paymentNotifications)).toMatchObject([
        { billNo, status, channel: '812' },
      ])
    },
  )

  test('of an unknown status, channel or bill is refused', async () => {
    expect((await decide({ status: '6' })).statusCode).toBe(400)
    expect((await decide({ channel: 'x' })).statusCode).toBe(400)
    expect((await decide({ bill_no: 'x' })).statusCode).toBe(404)
  })

  test('after the deadline is refused', async () => {
    backend.clock.now = new Date('2026-08-06T00:00:00Z')
    expect((await decide({})).statusCode).toBe(400)
    expect(await orderNow()).toMatchObject({ status: 'PENDING' })
  })

  test('of a paid bill can only change to a reversal, even from another tab', async () => {
    await decide({})
    expect((await decide({ status: '3' })).headers.location).toContain('status=2')
    expect(await orderNow()).toMatchObject({ status: 'PAID' })
    await decide({ status: '4' })
    expect(await orderNow()).toMatchObject({ status: 'CANCELLED' })
  })

  test('by KlikPay returns the shopper by POST', async () => {
    const { statusCode, body } = await decide({ channel: '405' })
    expect(statusCode).toBe(200)
    expect(body).toContain('<form method="post" action="http://shop.test/payment/response">')
  })
})

describe('a virtual account', () => {
  const issue = () => decide({ channel: '702', status: '1' })

  test('has a page with its number, deadline and instructions', async () => {
    const { body } = await issue()
    const number = /\b702\d{13}\b/.exec(body)?.[0]
    expect(number).toBeDefined()
    expect(body).toContain('before 3 Aug 2026, 13:00 WIB')
    expect(await orderNow()).toMatchObject({ status: 'PENDING', paymentNumber: number })
    const [mail] = await backend.mailsOf('order-waiting')
    expect(mail?.text).toContain(number)
  })

  test('keeps its number, and can be paid later', async () => {
    const first = /\b702\d{13}\b/.exec((await issue()).body)?.[0]
    expect((await issue()).body).toContain(first)
    await pass(3_600)
    await decide({ channel: '702' })
    expect(await orderNow()).toMatchObject({ status: 'PAID', paymentChannel: '702' })
  })
})

describe('a QR code', () => {
  test('is stored with its order as a QRIS for its amount, mailed by its name, and can be paid later', async () => {
    const { body } = await decide({ channel: '711', status: '1' })
    const order = await orderNow()
    expect(order).toMatchObject({ status: 'PENDING', paymentChannel: '711', paymentNumber: null })
    expect(qrisProblem(order?.paymentQr ?? '', order?.grandTotal ?? 0)).toBeNull()
    expect(body).toContain(order?.paymentQr)
    const [mail] = await backend.mailsOf('order-waiting')
    expect(mail?.text).toContain('scan its QR code')
    await decide({ channel: '711' })
    expect(await orderNow()).toMatchObject({ status: 'PAID', paymentChannel: '711' })
  })

  test('is replaced by a number of another channel that the buyer chooses later', async () => {
    await decide({ channel: '711', status: '1' })
    await decide({ channel: '702', status: '1' })
    expect(await orderNow()).toMatchObject({ paymentChannel: '702', paymentQr: null })
  })
})

describe('the sandbox notification', () => {
  test("can arrive after the shopper's return", async () => {
    await decide({ notice: 'later' })
    expect(await orderNow()).toMatchObject({ status: 'PENDING' })
    await pass(14)
    expect(await orderNow()).toMatchObject({ status: 'PENDING' })
    await pass(1)
    expect(await orderNow()).toMatchObject({ status: 'PAID' })
  })

  test('can arrive twice, and pays and mails once', async () => {
    await decide({ notice: 'twice' })
    const sent = await backend.db.select().from(sandboxNotifications)
    expect(sent.map(({ answeredAt }) => answeredAt !== null)).toEqual([true, true])
    expect(await backend.mailsOf('order-paid')).toHaveLength(1)
  })

  test('can be lost: the order stays open, whatever the return says', async () => {
    await decide({ notice: 'never' })
    await pass(86_000)
    expect(await orderNow()).toMatchObject({ status: 'PENDING' })
  })

  test('is retried until the shop answers, at most three times', async () => {
    await backend.db.delete(paymentNotifications)
    const url = backend.context.ownUrl
    backend.context.ownUrl = () => 'http://127.0.0.1:9'
    await decide({})
    const notification = async () => (await backend.db.select().from(sandboxNotifications))[0]
    for (const [seconds, attempts] of [
      [1, 1],
      [1, 2],
      [15, 3],
    ] as const) {
      await pass(seconds)
      expect((await notification())?.attempts).toBe(attempts)
    }
    backend.context.ownUrl = url
    await pass(60)
    expect((await notification())?.answeredAt).not.toBeNull()
    expect(await orderNow()).toMatchObject({ status: 'PAID' })
  })

  test('is given up when it is never answered', async () => {
    const url = backend.context.ownUrl
    backend.context.ownUrl = () => 'http://127.0.0.1:9'
    await decide({})
    for (let round = 0; round < 6; round++) await pass(100)
    expect(await backend.db.select().from(sandboxNotifications)).toMatchObject([{ attempts: 4 }])
    backend.context.ownUrl = url
  })
})
