import { orders } from '@etalase/backend-kit/db/schema/orders.ts'
import { holdDeadlines } from '@etalase/testkit/broken-bodies.ts'
import { delay, HttpResponse } from 'msw'
import { describe, expect, test, vi } from 'vitest'
import { midtransScene } from '#tests/support/midtrans-scene.ts'
import {
  aNotification,
  aTransaction,
  serverKey,
  signatureOf,
} from '#tests/support/midtrans-stand-in.ts'
import { callEndpoint } from '#tests/support/test-backend.ts'

const { backend, device, orderNow, stockNow, owed, post, midtrans, placed, happens } =
  await midtransScene()
const { app, db } = backend

describe('a notification', () => {
  test('of a settled payment pays the order once, however often it arrives', async () => {
    const trxRef = await placed()
    const answers = [await happens(trxRef), await happens(trxRef)]
    expect(answers).toEqual([1, 2].map(() => ({ status: 200, body: { result: 'done' } })))
    expect(await orderNow()).toMatchObject({ status: 'PAID', paymentChannel: 'bca_va' })
    expect(await backend.mailsOf('order-paid')).toHaveLength(1)
    expect(midtrans.asked).toEqual(
      [1, 2].map(() => ({
        url: 'https://api.sandbox.midtrans.com/v2/9aed5972-5b6a-401e-894b-a32c91ed1a3a/status',
        authorization: `Basic ${btoa(`${serverKey}:`)}`,
      })),
    )
  })

  test('of a pending virtual account mails its number, and the order shows how to pay it', async () => {
    const trxRef = await placed()
    await happens(trxRef, { transaction_status: 'pending', status_code: '201' })
    const [mail] = await backend.mailsOf('order-waiting')
    expect(mail?.text).toContain('BCA Virtual Account')
    expect(
      await callEndpoint(app, 'GET order-payment', { ...device, trx_ref: trxRef }),
    ).toMatchObject({
      trx_status: 'PENDING',
      payment_number: '333333333333333',
      payment_channel_kind: 'virtual-account',
    })
  })

  test('of a credit says that another company lends it', async () => {
    const trxRef = await placed()
    const change = { payment_type: 'akulaku', va_numbers: undefined, transaction_status: 'pending' }
    await happens(trxRef, { ...change, status_code: '201' })
    const [mail] = await backend.mailsOf('order-waiting')
    expect(mail?.text).toContain("It's a loan from another company")
  })

  const channels: [string, object, string][] = [
    ['of Permata', { va_numbers: undefined, permata_va_number: '8562000087926752' }, 'permata_va'],
    ['of BNI', { va_numbers: [{ va_number: '3333', bank: 'bni' }] }, 'bni_va'],
    [
      'of Mandiri',
      { payment_type: 'echannel', biller_code: '70012', bill_key: '990000000260' },
      'echannel',
    ],
    [
      'at Indomaret',
      { payment_type: 'cstore', store: 'indomaret', payment_code: '3' },
      'indomaret',
    ],
    ['at Alfamart', { payment_type: 'cstore', store: 'alfamart', payment_code: '3' }, 'alfamart'],
    ['by QRIS', { payment_type: 'qris', acquirer: 'gopay' }, 'qris'],
    ['by GoPay', { payment_type: 'gopay', payment_option_type: 'GOPAY_WALLET' }, 'gopay'],
    ['by GoPay Later', { payment_type: 'gopay', payment_option_type: 'PAY_LATER' }, 'gopay_later'],
    ['by ShopeePay', { payment_type: 'shopeepay' }, 'shopeepay'],
    ['by DANA', { payment_type: 'dana', transaction_status: 'SETTLEMENT' }, 'dana'],
    ['by OVO', { payment_type: 'ovo' }, 'ovo'],
    ['by card', { payment_type: 'credit_card', transaction_status: 'capture' }, 'credit_card'],
    ['without a fraud check', { payment_type: 'akulaku', fraud_status: undefined }, 'akulaku'],
  ]

  test.each(channels)('of a payment %s stores its channel', async (_, change, channel) => {
    await happens(await placed(), change)
    expect(await orderNow()).toMatchObject({ status: 'PAID', paymentChannel: channel })
  })

  test('of a Mandiri bill has both of its numbers', async () => {
    const trxRef = await placed()
    await happens(trxRef, {
      payment_type: 'echannel',
      va_numbers: undefined,
      biller_code: '70012',
      bill_key: '990000000260',
      transaction_status: 'pending',
    })
    expect(await orderNow()).toMatchObject({ paymentNumber: '70012 990000000260' })
  })

  const open: [string, object][] = [
    ['denied', { transaction_status: 'deny', status_code: '202' }],
    ['failed', { transaction_status: 'failure', status_code: '202' }],
    ['expired, which Midtrans says by 407', { transaction_status: 'expire', status_code: '407' }],
    ['cancelled before it was paid', { transaction_status: 'cancel', status_code: '200' }],
    ['captured, but questioned', { transaction_status: 'capture', fraud_status: 'challenge' }],
    ['settled, but denied as fraud', { fraud_status: 'deny' }],
    ['settled by a code that is no success', { status_code: '201' }],
    ['only authorized', { transaction_status: 'authorize' }],
    ['of a status that is new', { transaction_status: 'paid_maybe' }],
  ]

  test.each(open)('of an attempt that is %s leaves the order payable', async (_, change) => {
    const trxRef = await placed()
    expect(await happens(trxRef, change)).toMatchObject({ status: 200 })
    expect(await orderNow()).toMatchObject({ status: 'PENDING', paidAt: null })
    expect(await stockNow()).toBe(4)
    await happens(trxRef, { transaction_id: 'another-attempt' })
    expect(await orderNow()).toMatchObject({ status: 'PAID' })
  })

  test.each([
    ['refunded in full', { transaction_status: 'refund' }],
    ['charged back by its bank', { transaction_status: 'chargeback' }],
    ['cancelled after it was captured', { transaction_status: 'cancel', status_code: '202' }],
  ])('of a payment that is %s ends the order and restores the stock, once', async (_, change) => {
    const trxRef = await placed()
    await happens(trxRef)
    for (const _ of [1, 2]) expect(await happens(trxRef, change)).toMatchObject({ status: 200 })
    expect(await orderNow()).toMatchObject({ status: 'CANCELLED' })
    expect(await stockNow()).toBe(5)
  })

  test('of a partial refund leaves the order unchanged, and alerts staff once per amount', async () => {
    const trxRef = await placed()
    await happens(trxRef)
    const part = { transaction_status: 'partial_refund', refund_amount: '50000.00' }
    for (const _ of [1, 2])
      expect(await happens(trxRef, part)).toEqual({ status: 200, body: { result: 'wrong-amount' } })
    expect(await orderNow()).toMatchObject({ status: 'PAID' })
    expect(await owed()).toContainEqual(
      expect.objectContaining({ outcome: 'reversed', amount: 50_000, problem: 'wrong-amount' }),
    )
  })

  test.each([
    ['less than', '208999.00'],
    ['more than', '209001.00'],
  ])("of %s the order's total pays nothing, and is left to staff", async (_, gross_amount) => {
    const { status, body } = await happens(await placed(), { gross_amount })
    expect([status, body]).toEqual([200, { result: 'wrong-amount' }])
    expect(await orderNow()).toMatchObject({ status: 'PENDING', paidAt: null })
    expect(await owed()).toHaveLength(1)
  })

  test('that arrives after the order ended is left to staff to settle', async () => {
    const trxRef = await placed()
    await db.update(orders).set({ status: 'EXPIRED' })
    expect(await happens(trxRef)).toEqual({ status: 200, body: { result: 'too-late' } })
    expect(await owed()).toHaveLength(1)
  })

  test('of a second transaction is an extra payment', async () => {
    const trxRef = await placed()
    await happens(trxRef)
    const { body } = await happens(trxRef, { transaction_id: 'another' })
    expect(body).toEqual({ result: 'paid-again' })
  })
})

describe('an untrusted notification', () => {
  test('replayed after a refund pays nothing', async () => {
    const order_id = await placed()
    const paid = aNotification(midtrans.is(aTransaction({ order_id })))
    await post(paid)
    await happens(order_id, { transaction_status: 'refund' })
    await post(paid)
    expect(await orderNow()).toMatchObject({ status: 'CANCELLED' })
    expect(await backend.mailsOf('order-paid')).toHaveLength(1)
  })

  test('with an altered, unsigned status changes nothing', async () => {
    const order_id = await placed()
    const pending = aTransaction({ order_id, transaction_status: 'pending' })
    midtrans.is(pending)
    await post(aNotification({ ...pending, transaction_status: 'settlement' }))
    expect(await orderNow()).toMatchObject({ status: 'PENDING', paidAt: null })
  })

  test("with another order's transaction is refused", async () => {
    const order_id = await placed()
    midtrans.is(aTransaction({ order_id: 'f'.repeat(32), transaction_id: 'theirs' }))
    const { status } = await post(
      aNotification(aTransaction({ order_id, transaction_id: 'theirs' })),
    )
    expect(status).toBe(403)
    expect(await orderNow()).toMatchObject({ status: 'PENDING', paidAt: null })
  })

  const forged: [string, (notice: object) => string][] = [
    ['has no signature', () => ''],
    ['has a made-up signature', () => '0'.repeat(128)],
    ['is signed with another key', (notice) => signatureOf(notice, 'another-key-of-somebody')],
    ['is signed for another amount', (notice) => signatureOf({ ...notice, gross_amount: '1.00' })],
    ['is signed for another order', (notice) => signatureOf({ ...notice, order_id: 'other' })],
    ['is signed for another code', (notice) => signatureOf({ ...notice, status_code: '201' })],
  ]

  test.each(forged)('that %s is refused, without a call to Midtrans', async (_, sign) => {
    const notice = midtrans.is(aTransaction({ order_id: await placed() }))
    const { status, body } = await post(aNotification(notice, sign(notice)))
    expect([status, body.error.code]).toEqual([403, 'BAD_SIGNATURE'])
    expect(midtrans.asked).toEqual([])
    expect(await orderNow()).toMatchObject({ status: 'PENDING', paidAt: null })
  })

  test.each([
    ['is of another shape', '{"event":"ping"}'],
    ['is no JSON', 'return'],
    [
      'has an amount that is a number',
      aNotification(aTransaction({ order_id: 'a', gross_amount: 1 })),
    ],
    [
      'has a transaction that is a path',
      aNotification(aTransaction({ order_id: 'a', transaction_id: '../a' })),
    ],
  ])('that %s gets 400, without a call to Midtrans', async (_, payload) => {
    expect((await post(payload)).status).toBe(400)
    expect(midtrans.asked).toEqual([])
  })
})

describe('a status that cannot be read', () => {
  const away: [string, () => Response][] = [
    ['is down', () => HttpResponse.error()],
    ['has an error of its own', () => HttpResponse.json({}, { status: 500 })],
    ['answers with a page', () => HttpResponse.html('<h1>Maintenance</h1>')],
    [
      'does not know the transaction yet, in an answer of status 200',
      () => HttpResponse.json({ status_code: '404', status_message: "Transaction doesn't exist." }),
    ],
    ['sends us elsewhere', () => HttpResponse.redirect('https://evil.test/', 307)],
    [
      'says another currency',
      () => HttpResponse.json(aTransaction({ order_id: 'f'.repeat(32), currency: 'USD' })),
    ],
  ]

  test.each(away)(
    'as Midtrans %s makes it repeat the notification, which then counts',
    async (_, answer) => {
      const trxRef = await placed()
      midtrans.tells(answer)
      const { status, body } = await happens(trxRef)
      expect([status, body.error.code]).toEqual([503, 'UNAVAILABLE'])
      expect(await orderNow()).toMatchObject({ status: 'PENDING', paidAt: null })
      midtrans.tells()
      expect(await happens(trxRef)).toMatchObject({ status: 200 })
      expect(await orderNow()).toMatchObject({ status: 'PAID' })
    },
  )

  test('as Midtrans hangs times out before Midtrans does', async () => {
    const trxRef = await placed()
    const deadlines = holdDeadlines(4_000)
    const { promise: asked, resolve } = Promise.withResolvers<void>()
    midtrans.tells(async () => {
      resolve()
      await delay('infinite')
      return HttpResponse.error()
    })
    const answer = happens(trxRef)
    await asked
    deadlines.pass()
    expect((await answer).status).toBe(503)
    vi.mocked(setTimeout).mockRestore()
  })
})

describe('a notification without an order', () => {
  test('of ours gets 404, so that it is repeated', async () => {
    expect(await happens('f'.repeat(32))).toEqual({ status: 404, body: { result: 'unknown' } })
  })

  test("from the dashboard's test gets 200, without a call to Midtrans", async () => {
    const order_id = 'payment_notif_test_G141532850_1f6c4f2a-9a3e-4d5c-8a53-9e0b8f2b9a11'
    expect(await happens(order_id)).toEqual({ status: 200, body: { result: 'unknown' } })
    expect(midtrans.asked).toEqual([])
  })
})
