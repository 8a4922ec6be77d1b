import { readConfig } from '@etalase/backend-kit/config.ts'
import { orders } from '@etalase/backend-kit/db/schema/orders.ts'
import { holdDeadlines } from '@etalase/testkit/broken-bodies.ts'
import { delay, HttpResponse } from 'msw'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { hostedPageScene, total } from '#tests/support/hosted-page-scene.ts'
import { callEndpoint } from '#tests/support/test-backend.ts'
import { shopUrl } from '#tests/support/test-context.ts'
import {
  callbackToken,
  secretKey,
  withToken,
  XenditStandIn,
  xenditSettings,
} from '#tests/support/xendit-stand-in.ts'

const scene = await hostedPageScene(xenditSettings)
const { backend, device, failures, order, ordersNow, orderNow, stockNow, owed, reported, post } =
  scene
const { app, db } = backend
const xendit = new XenditStandIn()

beforeEach(() => {
  xendit.forget()
  xendit.answers()
})

const placed = async () => (await order()).payment_redirect?.trx_ref ?? ''

/** Sends the webhook of the latest invoice, with changes. */
const webhook = (said: object = {}, headers: Record<string, string> = withToken) =>
  post(JSON.stringify({ ...xendit.invoices.at(-1), ...said }), headers)

/** Changes the latest invoice at Xendit, which notifies us. */
function happens(change: Record<string, unknown>) {
  xendit.change(change)
  return webhook()
}

const paid = {
  status: 'PAID',
  paid_amount: total,
  payment_method: 'BANK_TRANSFER',
  payment_channel: 'MANDIRI',
  payment_destination: '8860861087714',
}

/** Refunds the latest invoice at Xendit, which notifies us. */
function refunds(amount: unknown, status = 'SUCCEEDED', said: object = {}) {
  const id = `rfd-${xendit.refunds.length}`
  xendit.refunds.push({ id, status, amount, currency: 'IDR' })
  const data = { id, invoice_id: xendit.invoices.at(-1)?.id, status, amount, ...said }
  const event = status === 'FAILED' ? 'refund.failed' : 'refund.succeeded'
  return post(JSON.stringify({ event, business_id: 'b', data }), withToken)
}

describe('an order', () => {
  test("leads to an invoice page with its amount, deadline and the company's channels", async () => {
    const { payment_redirect } = await order()
    const trxRef = payment_redirect?.trx_ref
    expect(payment_redirect).toEqual({
      trx_ref: trxRef,
      grand_total: total,
      url: 'https://checkout-staging.xendit.co/web/6748105a77f16ebe0cc583a1',
    })
    expect(xendit.charges).toEqual([
      {
        authorization: `Basic ${btoa(`${secretKey}:`)}`,
        body: expect.objectContaining({
          external_id: trxRef,
          amount: total,
          currency: 'IDR',
          invoice_duration: 3 * 3_600,
          customer: {
            given_names: 'Sari Dewi',
            email: 'sari@example.com',
            mobile_number: '+6281234567890',
          },
          payment_methods: ['BCA', 'MANDIRI', 'QRIS', 'OVO', 'KREDIVO', 'ALFAMART', 'CREDIT_CARD'],
          should_send_email: false,
        }),
      },
    ])
    expect(JSON.stringify(xendit.charges)).not.toContain(device.local_device_id)
  })

  test('lists the payment channels, and which of them are credit', async () => {
    const { payment_channels } = await callEndpoint(app, 'POST checkout', device)
    expect(payment_channels).toContainEqual({ name: 'Mandiri', kind: 'virtual-account' })
    expect(payment_channels).toContainEqual({ name: 'Kredivo', kind: 'paylater' })
    expect(payment_channels).not.toContainEqual(expect.objectContaining({ name: 'DANA' }))
  })
})

describe('a repeated checkout', () => {
  test('requests no second invoice', async () => {
    const first = await order()
    expect((await order()).payment_redirect).toEqual(first.payment_redirect)
    expect(xendit.charges).toHaveLength(1)
  })

  test('after a lost response uses the invoice that was created', async () => {
    xendit.answers({ create: () => HttpResponse.error() })
    expect((await order()).payment_redirect?.url).toBeNull()
    xendit.answers()
    expect((await order()).payment_redirect?.url).toBe(xendit.invoices[0]?.invoice_url)
    expect([xendit.invoices.length, (await ordersNow()).length]).toEqual([1, 1])
  })

  test('after a lost response and a payment requests no other payment', async () => {
    xendit.answers({ create: () => HttpResponse.error() })
    await order()
    xendit.answers()
    xendit.change(paid)
    expect((await order()).payment_redirect?.url).toBeNull()
    expect(xendit.invoices).toHaveLength(1)
    await webhook()
    expect(await orderNow()).toMatchObject({ status: 'PAID' })
  })

  test.each([
    ['has expired', { status: 'EXPIRED' }],
    ['ends now', { expiry_date: '2026-08-03T03:00:00.000Z' }],
    ['is over another amount', { amount: 1 }],
  ])('requests another invoice than one that %s', async (_, change) => {
    xendit.answers({ create: () => HttpResponse.error() })
    await order()
    xendit.change(change)
    xendit.answers()
    expect((await order()).payment_redirect?.url).toBe(xendit.invoices[1]?.invoice_url)
  })

  test('sent concurrently shows the one page that Xendit created', async () => {
    await placed()
    await db.update(orders).set({ paymentUrl: null })
    xendit.forget()
    const both = await Promise.all([order(), order()])
    const shown = new Set(both.map(({ payment_redirect }) => payment_redirect?.url))
    expect([...shown]).toEqual([(await orderNow())?.paymentUrl])
  })
})

describe('without a payment page', () => {
  const failing: [string, (invoice: object) => Response][] = [
    ['is down', () => HttpResponse.error()],
    ['has an error of its own', () => HttpResponse.json({ error_code: 'x' }, { status: 500 })],
    ['does not know our key', () => HttpResponse.json({ error_code: 'x' }, { status: 401 })],
    ['answers with a page of its proxy', () => HttpResponse.html('<h1>Maintenance</h1>')],
    ['answers in another shape', () => HttpResponse.json({ id: 'x' })],
    ['asks for less', (invoice) => HttpResponse.json({ ...invoice, amount: total - 1 })],
    ['asks for other money', (invoice) => HttpResponse.json({ ...invoice, currency: 'PHP' })],
    [
      'answers about another bill',
      (invoice) => HttpResponse.json({ ...invoice, external_id: 'f'.repeat(32) }),
    ],
    [
      'leads into a script',
      (invoice) => HttpResponse.json({ ...invoice, invoice_url: 'javascript:alert(1)' }),
    ],
  ]

  test.each(failing)(
    'as Xendit %s, the order is kept and the next attempt pays it',
    async (_, create) => {
      xendit.answers({ create })
      const { payment_redirect } = await order()
      expect(payment_redirect).toMatchObject({ grand_total: total, url: null })
      expect(failures.mock.calls).toEqual([[expect.any(Error), payment_redirect?.trx_ref]])
      expect(JSON.stringify(failures.mock.calls)).not.toContain(secretKey)
      expect(await stockNow()).toBe(4)
      xendit.answers()
      expect((await order()).payment_redirect?.url).toEqual(expect.any(String))
      expect(await ordersNow()).toHaveLength(1)
    },
  )
})

describe('a webhook', () => {
  test('of a paid invoice pays the order once, however often it arrives', async () => {
    await placed()
    const answers = [await happens(paid), await webhook(), await happens({ status: 'SETTLED' })]
    expect(answers).toEqual([1, 2, 3].map(() => ({ status: 200, body: { result: 'done' } })))
    expect(await orderNow()).toMatchObject({ status: 'PAID', paymentChannel: 'MANDIRI' })
    expect(await backend.mailsOf('order-paid')).toHaveLength(1)
  })

  test.each([
    ['by QRIS', { payment_method: 'QR_CODE', payment_channel: 'QRIS' }, 'QRIS'],
    ['by OVO', { payment_method: 'EWALLET', payment_channel: 'OVO' }, 'OVO'],
    ['by Kredivo', { payment_method: 'PAYLATER', payment_channel: 'KREDIVO' }, 'KREDIVO'],
    ['at Alfamart', { payment_method: 'RETAIL_OUTLET', payment_channel: 'ALFAMART' }, 'ALFAMART'],
    ['by card', { payment_method: 'CREDIT_CARD', payment_channel: undefined }, 'CREDIT_CARD'],
  ])('of a payment %s stores its channel', async (_, change, channel) => {
    await placed()
    await happens({ ...paid, ...change })
    expect(await orderNow()).toMatchObject({ status: 'PAID', paymentChannel: channel })
  })

  test('supplies the payment channel that the fetched invoice lacks', async () => {
    await placed()
    xendit.change({ status: 'PAID', payment_method: 'BANK_TRANSFER' })
    await webhook(paid)
    expect(await orderNow()).toMatchObject({ status: 'PAID', paymentChannel: 'MANDIRI' })
  })

  test('of another amount is left to staff when the invoice has no paid amount', async () => {
    await placed()
    xendit.change({ status: 'PAID' })
    const { body } = await webhook({ ...paid, paid_amount: total - 1 })
    expect(body).toEqual({ result: 'wrong-amount' })
    expect(await orderNow()).toMatchObject({ status: 'PENDING', paidAt: null })
  })

  test('of an expired invoice closes the order and restores the stock, once', async () => {
    await placed()
    for (const _ of [1, 2]) await happens({ status: 'EXPIRED' })
    expect(await orderNow()).toMatchObject({ status: 'EXPIRED' })
    expect(await stockNow()).toBe(5)
  })

  test.each(['PENDING', 'UNDER_REVIEW'])(
    'of status %s leaves the order payable',
    async (status) => {
      await placed()
      expect(await happens({ status })).toMatchObject({ status: 200 })
      expect(await orderNow()).toMatchObject({ status: 'PENDING', paidAt: null })
      expect(await backend.mailsOf('order-waiting')).toEqual([])
    },
  )

  test.each([total - 1, total + 1])(
    "of Rp %i, which differs from the order's total, is left to staff",
    async (paid_amount) => {
      await placed()
      expect(await happens({ ...paid, paid_amount })).toMatchObject({
        status: 200,
        body: { result: 'wrong-amount' },
      })
      expect(await orderNow()).toMatchObject({ status: 'PENDING', paidAt: null })
      expect(await owed()).toHaveLength(1)
    },
  )

  test('that arrives after the order ended is left to staff to settle', async () => {
    await placed()
    await db.update(orders).set({ status: 'EXPIRED' })
    expect(await happens(paid)).toEqual({ status: 200, body: { result: 'too-late' } })
    expect(await owed()).toHaveLength(1)
  })
})

describe('a refund', () => {
  beforeEach(async () => {
    await placed()
    await happens(paid)
  })

  test.each([
    ['as a number', total],
    ['as text', String(total)],
  ])('of the whole amount, %s, ends the order and restores the stock, once', async (_, amount) => {
    for (const _ of [1, 2]) expect(await refunds(amount)).toMatchObject({ status: 200 })
    expect(await orderNow()).toMatchObject({ status: 'CANCELLED' })
    expect(await stockNow()).toBe(5)
    await webhook()
    expect(await orderNow()).toMatchObject({ status: 'CANCELLED' })
  })

  test('in the other documented shape counts too', async () => {
    const id = 'rfd-nested'
    xendit.refunds.push({ id, status: 'SUCCEEDED', amount: total, currency: 'IDR' })
    const within = { id, invoice_id: xendit.invoices[0]?.id }
    const event = 'refund.succeeded'
    await post(JSON.stringify({ event, data: { event, data: within } }), withToken)
    expect(await orderNow()).toMatchObject({ status: 'CANCELLED' })
  })

  test('of a part leaves the order unchanged, and alerts staff', async () => {
    expect(await refunds(50_000)).toEqual({ status: 200, body: { result: 'wrong-amount' } })
    expect(await orderNow()).toMatchObject({ status: 'PAID' })
    expect(await owed()).toContainEqual(
      expect.objectContaining({ outcome: 'reversed', amount: 50_000, problem: 'wrong-amount' }),
    )
  })

  test('of another part of the same amount is listed too, and once per webhook', async () => {
    await refunds(50_000)
    expect(await refunds(50_000)).toMatchObject({ body: { result: 'wrong-amount' } })
    const data = { id: 'rfd-1', invoice_id: xendit.invoices[0]?.id }
    await post(JSON.stringify({ event: 'refund.succeeded', data }), withToken)
    const parts = (await owed()).filter(({ outcome }) => outcome === 'reversed')
    expect(parts).toMatchObject([
      { outcome: 'reversed', amount: 50_000, reference: 'rfd-0' },
      { outcome: 'reversed', amount: 50_000, reference: 'rfd-1' },
    ])
  })

  test.each(['FAILED', 'PENDING', 'CANCELLED'])('that is %s changes nothing', async (status) => {
    expect(await refunds(total, status)).toMatchObject({ status: 200 })
    expect(await orderNow()).toMatchObject({ status: 'PAID' })
  })

  test.each([
    ['succeeded', undefined, 'CANCELLED'],
    ['failed', 'FAILED', 'PAID'],
  ])('without a status takes that of its event: %s', async (_, status, then) => {
    const id = 'rfd-without'
    xendit.refunds.push({ id, amount: total, currency: 'IDR' })
    const event = status === 'FAILED' ? 'refund.failed' : 'refund.succeeded'
    const data = { id, invoice_id: xendit.invoices[0]?.id }
    await post(JSON.stringify({ event, data }), withToken)
    expect(await orderNow()).toMatchObject({ status: then })
  })

  test('that a webhook inflated counts with its own amount', async () => {
    await refunds(50_000, 'SUCCEEDED', { amount: total })
    expect(await orderNow()).toMatchObject({ status: 'PAID' })
  })

  test('of a payment without an invoice is ignored', async () => {
    expect(await refunds(total, 'SUCCEEDED', { invoice_id: null })).toEqual({
      status: 200,
      body: { result: 'unknown' },
    })
    expect(await orderNow()).toMatchObject({ status: 'PAID' })
  })

  test('that cannot be fetched makes Xendit repeat the webhook', async () => {
    const data = { id: 'rfd-none', invoice_id: xendit.invoices[0]?.id }
    const { status } = await post(JSON.stringify({ event: 'refund.succeeded', data }), withToken)
    expect(status).toBe(503)
    expect(await orderNow()).toMatchObject({ status: 'PAID' })
  })
})

describe('an untrusted webhook', () => {
  test('with another status than its invoice changes nothing', async () => {
    await placed()
    await webhook(paid)
    expect(await orderNow()).toMatchObject({ status: 'PENDING', paidAt: null })
  })

  test("with another order's invoice is refused", async () => {
    await placed()
    xendit.change({ ...paid, external_id: 'f'.repeat(32) })
    const trxRef = (await orderNow())?.trxRef
    expect((await webhook({ external_id: trxRef })).status).toBe(403)
    expect(await orderNow()).toMatchObject({ status: 'PENDING', paidAt: null })
  })

  test.each([
    ['has no token', {}],
    ['has another token', { 'x-callback-token': 'token-of-all-webhooks-of-somebody-else-on' }],
    ['has a part of the token', { 'x-callback-token': callbackToken.slice(0, -1) }],
    ['has a longer token', { 'x-callback-token': `${callbackToken}x` }],
  ])('that %s is refused, without a call to Xendit', async (_, headers) => {
    await placed()
    xendit.change(paid)
    const { status, body } = await webhook({}, headers)
    expect([status, body.error.code]).toEqual([403, 'BAD_SIGNATURE'])
    expect(xendit.read).toEqual([])
    expect(await orderNow()).toMatchObject({ status: 'PENDING', paidAt: null })
  })

  test.each([
    ['is of another shape', '{"event":"ping"}'],
    ['is no JSON', 'return'],
    ['has an id that is a path', JSON.stringify({ id: '../x', external_id: 'f'.repeat(32) })],
  ])('that %s gets 400, without a call to Xendit', async (_, payload) => {
    expect((await post(payload, withToken)).status).toBe(400)
    expect(xendit.read).toEqual([])
  })
})

describe('an invoice that cannot be fetched', () => {
  test.each([
    ['is down', () => HttpResponse.error()],
    ['has an error of its own', () => HttpResponse.json({}, { status: 500 })],
    ['answers with a page', () => HttpResponse.html('<h1>Maintenance</h1>')],
    ['sends us elsewhere', () => HttpResponse.redirect('https://evil.test/', 307)],
  ])('as Xendit %s makes it repeat the webhook, which then counts', async (_, readOne) => {
    await placed()
    xendit.answers({ readOne })
    const { status, body } = await happens(paid)
    expect([status, body.error.code]).toEqual([503, 'UNAVAILABLE'])
    expect(await orderNow()).toMatchObject({ status: 'PENDING', paidAt: null })
    xendit.answers()
    expect(await webhook()).toMatchObject({ status: 200 })
    expect(await orderNow()).toMatchObject({ status: 'PAID' })
  })

  test('on the first try is fetched again, without waiting for the next webhook', async () => {
    await placed()
    const failures = [HttpResponse.error()]
    xendit.answers({ readOne: () => failures.pop() ?? HttpResponse.json(xendit.invoices[0]) })
    await happens(paid)
    expect(await orderNow()).toMatchObject({ status: 'PAID' })
  })

  test('as Xendit hangs is requested once', async () => {
    await placed()
    const deadlines = holdDeadlines(4_000)
    const { promise: asked, resolve } = Promise.withResolvers<void>()
    xendit.answers({
      readOne: async () => {
        resolve()
        await delay('infinite')
        return HttpResponse.error()
      },
    })
    const answer = happens(paid)
    await asked
    deadlines.pass()
    expect((await answer).status).toBe(503)
    expect(xendit.read).toHaveLength(1)
    vi.mocked(setTimeout).mockRestore()
  })
})

describe('a webhook without an order', () => {
  test('of ours gets 404, so that it is repeated', async () => {
    await placed()
    const external_id = 'f'.repeat(32)
    xendit.change({ external_id })
    expect(await webhook({ external_id })).toEqual({ status: 404, body: { result: 'unknown' } })
  })

  test("from the dashboard's test gets 200, without a call to Xendit", async () => {
    const test = { id: '579c8d61f23fa4ca35e52da4', external_id: 'invoice_123124123' }
    expect(await post(JSON.stringify({ ...test, status: 'PAID' }), withToken)).toEqual({
      status: 200,
      body: { result: 'unknown' },
    })
    expect(xendit.read).toEqual([])
  })
})

describe("the shopper's return", () => {
  test('is trusted by our signed address, and never changes the order', async () => {
    const trx_ref = await placed()
    const { success_redirect_url, failure_redirect_url } = Object(xendit.charges[0]?.body)
    expect(String(success_redirect_url)).toMatch(`${shopUrl}/payment/response?`)
    expect(await reported(success_redirect_url)).toMatchObject({
      verified: true,
      trx_ref,
      outcome: 'checking',
    })
    expect(await reported(failure_redirect_url)).toMatchObject({ outcome: 'notCompleted' })
    expect(await orderNow()).toMatchObject({ status: 'PENDING' })
    const stranger = { bill_no: 'f'.repeat(32) }
    expect(await reported(success_redirect_url, stranger)).toEqual({ verified: false })
  })
})

describe('the Xendit settings', () => {
  test('are all named when missing, with the known channels', () => {
    expect(() => readConfig({ PAYMENT_PROVIDER: 'xendit' })).toThrow(
      /XENDIT_SECRET_KEY.*XENDIT_CALLBACK_TOKEN.*XENDIT_CHANNELS.*BCA/,
    )
  })

  test('refuse an unknown channel', () => {
    const XENDIT_CHANNELS = 'BCA, MAYBANK'
    expect(() => readConfig({ ...xenditSettings, XENDIT_CHANNELS })).toThrow(/unknown: MAYBANK/)
  })
})
