import { orders } from '@etalase/backend-kit/db/schema/orders.ts'
import { holdDeadlines } from '@etalase/testkit/broken-bodies.ts'
import { delay, HttpResponse } from 'msw'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import {
  aPayment,
  bytesOf,
  DokuStandIn,
  dokuSettings,
  signed,
} from '#tests/support/doku-stand-in.ts'
import { hostedPageScene, total } from '#tests/support/hosted-page-scene.ts'

const scene = await hostedPageScene(dokuSettings)
const { backend, order, orderNow, stockNow, owed, post } = scene
const { db } = backend
const doku = new DokuStandIn()

beforeEach(async () => {
  doku.forget()
  doku.answers()
  await order()
})

/** Sends a signed notification of a payment. */
function notify(payment: object, by: Parameters<typeof signed>[1] = {}) {
  const payload = bytesOf(payment)
  return post(payload, signed(payload, by))
}

/** Changes a payment of the latest invoice at DOKU, which notifies us. */
function happens(...[status, channel, change]: [string?, string?, object?]) {
  const payment = { ...aPayment(doku.order, status, channel), ...change }
  doku.is(payment)
  return notify(payment)
}

const refund = (amount: unknown, original_request_id = '65350', status = 'REFUNDED') => ({
  transaction: { status, type: 'REFUND', original_request_id },
  refund: { amount },
})

describe('a notification', () => {
  test('of a paid invoice pays the order once, however often it arrives', async () => {
    const answers = [await happens(), await happens(), await notify(aPayment(doku.order))]
    expect(answers).toEqual([1, 2, 3].map(() => ({ status: 200, body: { result: 'done' } })))
    expect(await orderNow()).toMatchObject({
      status: 'PAID',
      paymentChannel: 'VIRTUAL_ACCOUNT_BCA',
    })
    expect(await backend.mailsOf('order-paid')).toHaveLength(1)
  })

  test.each([
    ['QRIS_DOKU', 'QRIS'],
    ['EMONEY_SHOPEE_PAY', 'EMONEY_SHOPEEPAY'],
    ['ONLINE_TO_OFFLINE_ALFA', 'ONLINE_TO_OFFLINE_ALFA'],
    ['CREDIT_CARD', 'CREDIT_CARD'],
  ])('with the channel %s is stored as %s', async (told, channel) => {
    await happens('SUCCESS', told)
    expect(await orderNow()).toMatchObject({ status: 'PAID', paymentChannel: channel })
  })

  test.each([
    ['20000.0-like number', 209_000.0],
    ['text', '209000'],
    ['text with decimals', '209000.00'],
  ])('with its amount as %s pays the order', async (_, amount) => {
    await happens('SUCCESS', undefined, { order: { ...doku.order, amount } })
    expect(await orderNow()).toMatchObject({ status: 'PAID' })
  })

  test('of a pending virtual account shows its number and mails it, once', async () => {
    for (const _ of [1, 2]) await happens('PENDING')
    expect(await orderNow()).toMatchObject({ status: 'PENDING', paymentNumber: '1900600000000046' })
    expect(await backend.mailsOf('order-waiting')).toHaveLength(1)
  })

  test.each(['FAILED', 'EXPIRED', 'TIMEOUT', 'REDIRECT'])(
    'of an attempt that is %s leaves the order payable by another',
    async (status) => {
      expect(await happens(status)).toEqual({ status: 200, body: { result: 'done' } })
      expect(await orderNow()).toMatchObject({ status: 'PENDING', paidAt: null })
      expect(await stockNow()).toBe(4)
      await happens('SUCCESS', 'QRIS_DOKU')
      expect(await orderNow()).toMatchObject({ status: 'PAID', paymentChannel: 'QRIS' })
    },
  )

  test.each([
    ['of a status that is not known', 'UNDER_REVIEW', {}],
    ['of a card that is authorized but not charged', 'SUCCESS', { type: 'AUTHORIZE' }],
    ['of a refund that does not say how much', 'REFUNDED', {}],
  ])('%s changes nothing, and is logged', async (_, status, change) => {
    const answer = await happens(status, 'CREDIT_CARD', {
      transaction: { status, original_request_id: '1', ...change },
    })
    expect(answer).toEqual({ status: 200, body: { result: 'unknown-status' } })
    expect(await orderNow()).toMatchObject({ status: 'PENDING', paidAt: null })
  })

  test.each([total - 1, total + 1])(
    "of Rp %i, which differs from the order's total, is left to staff",
    async (amount) => {
      const order = { ...doku.order, amount }
      expect(await happens('SUCCESS', undefined, { order })).toEqual({
        status: 200,
        body: { result: 'wrong-amount' },
      })
      expect(await orderNow()).toMatchObject({ status: 'PENDING', paidAt: null })
      expect(await owed()).toHaveLength(1)
    },
  )

  test('of another channel of a paid invoice is an extra payment for staff to settle', async () => {
    await happens()
    expect(await happens('SUCCESS', 'QRIS_DOKU')).toMatchObject({ body: { result: 'paid-again' } })
    expect(await owed()).toContainEqual(expect.objectContaining({ problem: 'paid-again' }))
  })

  test('that arrives after the order ended is left to staff to settle', async () => {
    await db.update(orders).set({ status: 'EXPIRED' })
    expect(await happens()).toEqual({ status: 200, body: { result: 'too-late' } })
    expect(await owed()).toHaveLength(1)
  })
})

describe('a status that lags behind its payment, as documented,', () => {
  test.each([
    ['knows no payment yet', undefined],
    ['still waits', 'PENDING'],
    ['tells of an attempt before', 'FAILED'],
  ])('and %s lets the signed success pay', async (_, status) => {
    if (status) doku.is(aPayment(doku.order, status))
    expect(await notify(aPayment(doku.order))).toMatchObject({ status: 200 })
    expect(await orderNow()).toMatchObject({ status: 'PAID' })
  })

  test("doesn't undo the success after an old repeated failure", async () => {
    await happens()
    expect(await notify(aPayment(doku.order, 'FAILED'))).toMatchObject({ status: 200 })
    expect(await orderNow()).toMatchObject({ status: 'PAID' })
  })

  test('and names no channel leaves the payment to the notification that does, without paying twice', async () => {
    doku.is({ ...aPayment(doku.order), channel: null })
    await notify(aPayment(doku.order, 'FAILED'))
    expect(await notify(aPayment(doku.order))).toEqual({ status: 200, body: { result: 'done' } })
    expect(await orderNow()).toMatchObject({ status: 'PAID' })
    expect(await owed()).toEqual([])
  })

  test('of a page without a transaction lets the notification count', async () => {
    doku.is({ order: { ...doku.order, status: 'ORDER_GENERATED' }, channel: { id: null } })
    await notify(aPayment(doku.order, 'PENDING'))
    expect(await orderNow()).toMatchObject({ paymentNumber: '1900600000000046' })
  })
})

describe('a refund', () => {
  beforeEach(() => happens())

  test.each(['REFUNDED', 'VOIDED'])(
    'of the whole amount (%s) ends the order and restores the stock, once',
    async (status) => {
      for (const _ of [1, 2])
        expect(await happens(status, undefined, refund(String(total), '65350', status))).toEqual({
          status: 200,
          body: { result: 'done' },
        })
      expect(await orderNow()).toMatchObject({ status: 'CANCELLED' })
      expect(await stockNow()).toBe(5)
    },
  )

  test('is found by an old repeated success, which pays nothing', async () => {
    doku.is({ ...aPayment(doku.order), ...refund(total) })
    await notify(aPayment(doku.order))
    expect(await orderNow()).toMatchObject({ status: 'CANCELLED' })
  })

  test('of parts leaves the order unchanged, and alerts staff for each', async () => {
    for (const id of ['part-1', 'part-2'])
      expect(await happens('REFUNDED', undefined, refund(50_000, id))).toEqual({
        status: 200,
        body: { result: 'wrong-amount' },
      })
    expect(await orderNow()).toMatchObject({ status: 'PAID' })
    const parts = (await owed()).filter(({ outcome }) => outcome === 'reversed')
    expect(parts.map(({ amount }) => amount)).toEqual([50_000, 50_000])
  })
})

describe('an untrusted notification', () => {
  test.each([
    ['with another key', { key: 'SK-of-somebody-else' }],
    ['for another account', { id: 'BRN-0000-1' }],
    ['for another address', { target: '/wp-json/doku/notification' }],
  ])('signed %s is refused, without a call to DOKU', async (_, by) => {
    const { status, body } = await notify(aPayment(doku.order), by)
    expect([status, body.error.code]).toEqual([403, 'BAD_SIGNATURE'])
    expect(doku.read).toEqual([])
    expect(await orderNow()).toMatchObject({ status: 'PENDING', paidAt: null })
  })

  test.each([
    ['without headers', (_: string) => ({})],
    [
      'over other bytes of the same meaning',
      (payload: string) => signed(JSON.stringify(JSON.parse(payload))),
    ],
    [
      'with a part of the signature',
      (payload: string) => {
        const headers = signed(payload)
        return { ...headers, signature: String(headers.signature).slice(0, -4) }
      },
    ],
    [
      'in the format of SNAP',
      () => ({ 'x-signature': 'q', 'x-partner-id': dokuSettings.DOKU_CLIENT_ID }),
    ],
  ])('%s is refused, without a call to DOKU', async (_, headersFor) => {
    const payload = bytesOf(aPayment(doku.order))
    expect((await post(payload, headersFor(payload))).status).toBe(403)
    expect(doku.read).toEqual([])
  })

  test("is refused when DOKU returns another order's status", async () => {
    doku.answers({
      readOne: () => HttpResponse.json(aPayment({ invoice_number: 'X', amount: total })),
    })
    expect((await notify(aPayment(doku.order))).status).toBe(403)
    expect(await orderNow()).toMatchObject({ status: 'PENDING', paidAt: null })
  })

  test.each([
    ['of another shape', { event: 'ping' }],
    ['without a transaction', { order: { invoice_number: 'INV-1', amount: 1 } }],
    ['of a negative amount', aPayment({ invoice_number: 'INV-1', amount: -1 })],
  ])('%s gets 400, without a call to DOKU', async (_, payment) => {
    expect((await notify(payment)).status).toBe(400)
    expect(doku.read).toEqual([])
  })
})

describe('a status that cannot be read', () => {
  test.each([
    ['is down', () => HttpResponse.error()],
    ['has an error of its own', () => HttpResponse.json({}, { status: 500 })],
    ['answers with a page', () => HttpResponse.html('<h1>Maintenance</h1>')],
    ['sends us elsewhere', () => HttpResponse.redirect('https://evil.test/', 307)],
  ])('as DOKU %s makes it repeat the notification, which then counts', async (_, readOne) => {
    doku.answers({ readOne })
    const { status, body } = await happens()
    expect([status, body.error.code]).toEqual([503, 'UNAVAILABLE'])
    expect(await orderNow()).toMatchObject({ status: 'PENDING', paidAt: null })
    doku.answers()
    expect(await happens()).toMatchObject({ status: 200 })
    expect(await orderNow()).toMatchObject({ status: 'PAID' })
  })

  test('as DOKU hangs is requested once', async () => {
    const deadlines = holdDeadlines(4_000)
    const { promise: asked, resolve } = Promise.withResolvers<void>()
    doku.answers({
      readOne: async () => {
        resolve()
        await delay('infinite')
        return HttpResponse.error()
      },
    })
    const answer = happens()
    await asked
    deadlines.pass()
    expect((await answer).status).toBe(503)
    expect(doku.read).toHaveLength(1)
    vi.mocked(setTimeout).mockRestore()
  })
})

describe('a notification without an order', () => {
  test('of ours gets 404, so that it is repeated', async () => {
    const order = { invoice_number: `${'0'.repeat(25)}1`, amount: total }
    expect(await notify(aPayment(order))).toEqual({ status: 404, body: { result: 'unknown' } })
  })

  test.each(['INV-20210124-0001', 'Z'.repeat(26), `${'Z'.repeat(25)}1`])(
    'with the number %s, which we never issued, gets 200 without a call to DOKU',
    async (invoice_number) => {
      const order = { invoice_number, amount: total }
      expect(await notify(aPayment(order))).toEqual({ status: 200, body: { result: 'unknown' } })
      expect(doku.read).toEqual([])
    },
  )
})
