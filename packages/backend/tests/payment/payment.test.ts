import { orders } from '@etalase/backend-kit/db/schema/orders.ts'
import { stock } from '@etalase/backend-kit/db/schema/stores.ts'
import { places, stockProduct } from '@etalase/backend-kit/tests/support/small-company.ts'
import { signStatus } from '@etalase/contract/payment-signature.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { handleNotification } from '#orders/handle-notification.ts'
import { aCustomer } from '#tests/support/accounts.ts'
import { freshBackend } from '#tests/support/backend-for-tests.ts'
import {
  addToCart,
  aNotification,
  checkOut,
  deliveryBody,
  notify,
} from '#tests/support/checkout-calls.ts'
import { aDevice, callEndpoint, send } from '#tests/support/test-backend.ts'
import { staffToken } from '#tests/support/test-context.ts'

const backend = await freshBackend()
let billNo: string
const device = aDevice()
const key = { 'Idempotency-Key': 'key-of-this-checkout' }

beforeEach(async () => {
  await stockProduct(backend.db, { id: 1, name: 'Shirt <b>bold</b>', stock: { [places.hub]: 5 } })
  await addToCart(backend.app, device, 1)
  billNo = (await checkOut(backend.app, device, deliveryBody, key)).order_id
})

const orderNow = async () => (await backend.db.select().from(orders))[0]
const stockNow = async () => (await backend.db.select().from(stock))[0]?.qty

const report = (status: string, signature = signStatus(backend.account, billNo, status)) =>
  callEndpoint(backend.app, 'POST checkout-payment', {
    ...device,
    bill_no: billNo,
    status,
    signature,
  })

describe("the provider's notification", () => {
  test('of success marks the order as paid and mails the guest, once', async () => {
    const { body } = await notify(backend, billNo, '2')
    expect(body.response_code).toBe('00')
    await notify(backend, billNo, '2')
    expect(await orderNow()).toMatchObject({ status: 'PAID', paymentChannel: '702' })
    const mails = await backend.mailsOf('order-paid')
    expect(mails.map((mail) => mail.to)).toEqual(['sari@example.com'])
    expect(mails[0]?.text).toContain('IDR 209,000')
  })

  test('escapes its data in the mail', async () => {
    await notify(backend, billNo, '2')
    const [mail] = await backend.mailsOf('order-paid')
    expect(mail?.html).toContain('Shirt &lt;b&gt;bold&lt;/b&gt;')
  })

  test('with a forged signature changes nothing', async () => {
    const { status } = await notify(backend, billNo, '2', '0'.repeat(40))
    expect(status).toBe(403)
    expect(await orderNow()).toMatchObject({ status: 'PENDING' })
    expect(await backend.mailsOf('order-paid')).toEqual([])
  })

  test("with another status's signature changes nothing", async () => {
    const failed = signStatus(backend.account, billNo, '3')
    expect((await notify(backend, billNo, '2', failed)).status).toBe(403)
  })

  test('of an issued payment number mails the deadline and keeps the order open', async () => {
    await notify(backend, billNo, '1')
    expect(await orderNow()).toMatchObject({ status: 'PENDING' })
    const [mail] = await backend.mailsOf('order-waiting')
    expect(mail?.text).toContain('BCA Virtual Account before 3 Aug 2026, 13:00 WIB')
  })

  test.each(['3', '8', '5', '9'])('of status %s keeps the order open', async (status) => {
    await notify(backend, billNo, status)
    expect(await orderNow()).toMatchObject({ status: 'PENDING' })
    expect((await checkOut(backend.app, device, deliveryBody, key)).order_id).toBe(billNo)
    expect(await stockNow()).toBe(4)
  })

  test('of expiry closes the order and releases the stock, once', async () => {
    await notify(backend, billNo, '7')
    await notify(backend, billNo, '7')
    expect(await orderNow()).toMatchObject({ status: 'EXPIRED' })
    expect(await stockNow()).toBe(5)
  })

  const success = () => aNotification({ billNo })

  test("of success after expiry doesn't resell the piece, and is logged", async () => {
    await notify(backend, billNo, '7')
    expect(await handleNotification(backend.db, success(), backend.clock.now)).toBe('too-late')
    expect(await orderNow()).toMatchObject({ status: 'EXPIRED' })
    expect(await backend.mailsOf('order-paid')).toEqual([])
  })

  test('of success after expiry raises an alarm before it is recorded, and only one when repeated', async () => {
    await notify(backend, billNo, '7')
    const alarms: string[] = []
    const again = () =>
      handleNotification(backend.db, success(), backend.clock.now, (problem) => {
        alarms.push(problem)
      })
    expect([await again(), await again()]).toEqual(['too-late', 'too-late'])
    expect(alarms).toEqual(['too-late'])
  })

  test('that cannot be recorded after its alarm raises it again', async () => {
    await notify(backend, billNo, '7')
    const alarms: string[] = []
    const killed = handleNotification(backend.db, success(), backend.clock.now, (problem) => {
      alarms.push(problem)
      throw new Error('killed')
    })
    await expect(killed).rejects.toThrow('killed')
    await handleNotification(backend.db, success(), backend.clock.now, (problem) => {
      alarms.push(problem)
    })
    expect(alarms).toEqual(['too-late', 'too-late'])
  })

  test('of reversal cancels a paid order and releases the stock', async () => {
    await notify(backend, billNo, '2')
    await notify(backend, billNo, '4')
    expect(await orderNow()).toMatchObject({ status: 'CANCELLED' })
    expect(await stockNow()).toBe(5)
  })

  test('of reversal after staff recorded the refund changes nothing and needs no settlement', async () => {
    await notify(backend, billNo, '2')
    const headers = { authorization: `Bearer ${staffToken}` }
    const refund = { order: billNo, step: 'refund' }
    await callEndpoint(backend.app, 'POST staff/order-step', refund, headers)
    const reversal = aNotification({ billNo, status: '4' })
    expect(await handleNotification(backend.db, reversal, backend.clock.now)).toBe('done')
    expect(await orderNow()).toMatchObject({ status: 'REFUNDED' })
    expect(await stockNow()).toBe(5)
  })

  test.each(['7', '4'])(
    'of reversal after closing status %s changes nothing and needs no settlement',
    async (closing) => {
      await notify(backend, billNo, closing)
      const reversal = aNotification({ billNo, status: '4' })
      expect(await handleNotification(backend.db, reversal, backend.clock.now)).toBe('done')
      expect(await stockNow()).toBe(5)
    },
  )

  test('of an unknown bill is answered with an error code', async () => {
    const unknown = 'f'.repeat(32)
    expect((await notify(backend, unknown, '2')).body.response_code).toBe('14')
  })

  test('for another merchant changes nothing, although it is signed', async () => {
    const { status } = await send(backend.app, 'POST payment/notification', {
      trx_id: 'T1',
      merchant_id: '99999',
      bill_no: billNo,
      payment_status_code: '2',
      signature: signStatus(backend.account, billNo, '2'),
    })
    expect(status).toBe(403)
    expect(await orderNow()).toMatchObject({ status: 'PENDING' })
  })

  test('of success, six times concurrently, pays once and logs no error', async () => {
    const notices = [1, 2, 3, 4, 5, 6].map(() =>
      handleNotification(backend.db, success(), backend.clock.now),
    )
    expect(new Set(await Promise.all(notices))).toEqual(new Set(['done']))
    expect(await backend.mailsOf('order-paid')).toHaveLength(1)
  })

  test('of a pending payment after success mails no instructions', async () => {
    await notify(backend, billNo, '2')
    await notify(backend, billNo, '1')
    expect(await backend.mailsOf('order-waiting')).toEqual([])
  })

  test('of another payment number mails that one too, even one that was mailed before', async () => {
    const issue = (paymentNumber: string) =>
      handleNotification(
        backend.db,
        aNotification({ billNo, status: '1', paymentNumber }),
        backend.clock.now,
      )
    for (const number of ['702111', '702222', '702222', '702111', '702222']) {
      await issue(number)
      await backend.context.mailWorker.deliver()
    }
    const numbers = (await backend.mailsOf('order-waiting')).map(
      (mail) => /^702\d{3}$/m.exec(mail.text)?.[0],
    )
    expect(numbers).toEqual(['702111', '702222', '702111', '702222'])
  })

  test('with a signature of invalid length gets 400, and with a wrong one 403', async () => {
    const { status: malformed } = await notify(backend, billNo, '2', 'a'.repeat(65))
    const { status: wrong } = await notify(backend, billNo, '2', 'a'.repeat(64))
    expect([malformed, wrong]).toEqual([400, 403])
  })

  test('that is incomplete gets 400', async () => {
    expect((await send(backend.app, 'POST payment/notification', { bill_no: billNo })).status).toBe(
      400,
    )
  })
})

describe("the shopper's return", () => {
  test('never changes the order, even with a valid signature', async () => {
    expect(await report('2')).toMatchObject({ verified: true, trx_status: 'PENDING' })
    expect(await orderNow()).toMatchObject({ status: 'PENDING' })
  })

  test('returns the state that the provider confirmed', async () => {
    await notify(backend, billNo, '2')
    expect(await report('2')).toMatchObject({
      verified: true,
      trx_status: 'PAID',
      grand_total: 209_000,
    })
  })

  test('with a forged signature reveals nothing about the order', async () => {
    expect(await report('2', 'f'.repeat(40))).toEqual({ verified: false })
  })

  test('without any field is answered as not verified', async () => {
    expect(await callEndpoint(backend.app, 'POST checkout-payment', device)).toEqual({
      verified: false,
    })
  })
})

describe('the payment sandbox', () => {
  const form = async () => checkOut(backend.app, device, deliveryBody, key)

  test('shows the bill of a signed form', async () => {
    const response = await backend.app.inject({
      method: 'POST',
      url: '/sandbox/payment',
      payload: await form(),
    })
    expect(response.statusCode).toBe(200)
    expect(response.body).toContain('IDR 209,000')
  })

  test('refuses a form with a changed total', async () => {
    const payload = { ...(await form()), bill_total: '1' }
    const response = await backend.app.inject({ method: 'POST', url: '/sandbox/payment', payload })
    expect(response.statusCode).toBe(403)
  })

  test('refuses an expired bill', async () => {
    const payload = await form()
    backend.clock.now = new Date('2026-08-06T00:00:00Z')
    const response = await backend.app.inject({ method: 'POST', url: '/sandbox/payment', payload })
    expect(response.statusCode).toBe(400)
  })

  test("doesn't reveal the device id to the provider", async () => {
    expect(JSON.stringify(await form())).not.toContain(device.local_device_id.replaceAll('-', ''))
  })

  test.each([
    ['leads back to another shop', { return_url: 'https://evil.example/payment/response' }],
    ['leads back into a script', { return_url: 'javascript:alert(1)//' }],
    ['is due on a day that does not exist', { bill_expired: '2026-13-45 10:00:00' }],
  ])('refuses a form that %s', async (_, change) => {
    const payload = { ...(await form()), ...change }
    const response = await backend.app.inject({ method: 'POST', url: '/sandbox/payment', payload })
    expect(response.statusCode).toBe(400)
  })

  test('accepts a form with a NUL character', async () => {
    const payload = { ...(await form()), bill_desc: 'a\u0000b' }
    const response = await backend.app.inject({ method: 'POST', url: '/sandbox/payment', payload })
    expect(response.statusCode).toBe(200)
  })

  test('refuses a malformed form', async () => {
    const response = await backend.app.inject({
      method: 'POST',
      url: '/sandbox/payment',
      payload: {},
    })
    expect(response.statusCode).toBe(400)
  })
})

describe('the payment of an order', () => {
  const askOf = (who: object, headers = {}) =>
    send(backend.app, 'GET order-payment', { ...who, trx_ref: billNo }, headers)

  test('is shown to the device that placed it: number, channel, amount, deadline and items', async () => {
    await notify(backend, billNo, '1')
    const { body } = await askOf(device)
    expect(body.data).toEqual({
      trx_ref: billNo,
      trx_status: 'PENDING',
      grand_total: 209_000,
      payment_channel: 'BCA Virtual Account',
      payment_channel_kind: 'virtual-account',
      payment_way: null,
      payment_number: 'T1',
      payment_qr: null,
      pickup_code: null,
      showroom: null,
      promised_arrival: expect.anything(),
      pickup_ready_at: null,
      payment_duedate: '2026-08-03 13:00:00',
      sales_trx_details: [
        expect.objectContaining({ size_code: 'M', qty: 1, product_detail: expect.anything() }),
      ],
    })
  })

  test('is hidden from another device', async () => {
    const { status, body } = await askOf(aDevice())
    const unknown = await send(backend.app, 'GET order-payment', { ...device, trx_ref: 'x' })
    expect(status).toBe(404)
    expect(body).toEqual(unknown.body)
  })

  test("is hidden for a customer's order when signed out, even on the same device", async () => {
    const customer = await aCustomer(backend.app)
    await addToCart(backend.app, device, 1)
    const body = { shipping_type: 'PICKUP_ON_STORE', showroom_id: places.hub }
    billNo = (await checkOut(backend.app, device, body, customer.headers)).order_id
    expect((await askOf(device)).status).toBe(404)
    expect((await askOf(device, customer.headers)).status).toBe(200)
  })
})
