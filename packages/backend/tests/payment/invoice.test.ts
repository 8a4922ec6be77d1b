import { createHmac } from 'node:crypto'
import { tmpdir } from 'node:os'
import { readConfig } from '@etalase/backend-kit/config.ts'
import { orders } from '@etalase/backend-kit/db/schema/orders.ts'
import { stock } from '@etalase/backend-kit/db/schema/stores.ts'
import { places, stockProduct } from '@etalase/backend-kit/tests/support/small-company.ts'
import { backendStub, stubBackend } from '@etalase/testkit/backend-stub.ts'
import { holdDeadlines } from '@etalase/testkit/broken-bodies.ts'
import { delay, HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { aCustomer } from '#tests/support/accounts.ts'
import { freshBackend } from '#tests/support/backend-for-tests.ts'
import { addToCart, deliveryBody, pickupBody } from '#tests/support/checkout-calls.ts'
import { aDevice, callEndpoint, send } from '#tests/support/test-backend.ts'
import { shopUrl } from '#tests/support/test-context.ts'

const settings = {
  PAYMENT_PROVIDER: 'invoice',
  INVOICE_API_URL: 'https://api.invoices.test/v1/',
  INVOICE_API_KEY: 'key-of-the-test-company',
  INVOICE_WEBHOOK_SECRET: 'secret-of-the-webhooks',
}

const provider = await readConfig(settings).openPayment({ shopUrl, dataDir: tmpdir() })
const backend = await freshBackend(provider)
const { app, db, context } = backend
stubBackend()

const invoiceUrl = 'https://pay.invoices.test/i/inv_1'
const device = aDevice()
const key = { 'Idempotency-Key': 'key-of-this-checkout' }

/** Requests received by the provider. */
let asked: { key: string | null; authorization: string | null; body: Record<string, unknown> }[]

/** Stubs the provider with its recorded response, or another. */
function providerAnswers(answer?: (recorded: Record<string, unknown>) => Response): void {
  backendStub.use(
    http.post('https://api.invoices.test/v1/invoices', async ({ request }) => {
      const body = Object(await request.json())
      const { headers } = request
      asked.push({
        key: headers.get('Idempotency-Key'),
        authorization: headers.get('Authorization'),
        body,
      })
      const recorded = {
        id: 'inv_1',
        status: 'PENDING',
        external_id: body.external_id,
        amount: body.amount,
        currency: 'IDR',
        invoice_url: invoiceUrl,
        created: '2026-08-03T03:00:01.120Z',
      }
      return answer ? answer(recorded) : HttpResponse.json(recorded, { status: 201 })
    }),
  )
}

const failures = vi.fn<(error: unknown, trxRef: string) => void>()

beforeEach(async () => {
  asked = []
  failures.mockClear()
  context.onPaymentFailure = failures
  await stockProduct(db, { id: 1, name: 'Shirt', stock: { [places.hub]: 5 } })
  await addToCart(app, device, 1)
})

const order = async (body: object = deliveryBody, headers: Record<string, string> = key) =>
  callEndpoint(app, 'POST checkout-trx', { ...device, ...body }, headers)

/** Places the order and returns its number at the provider. */
async function placed(): Promise<string> {
  providerAnswers()
  return (await order()).payment_redirect?.trx_ref ?? ''
}

const ordersNow = () => db.select().from(orders)
const orderNow = async () => (await ordersNow())[0]
const stockNow = async () => (await db.select().from(stock))[0]?.qty

const hmac = (text: string) =>
  createHmac('sha256', settings.INVOICE_WEBHOOK_SECRET).update(text).digest('hex')

/** Builds a recorded webhook about an invoice. */
const aWebhook = (invoice: object) =>
  JSON.stringify(
    {
      event: 'invoice.updated',
      invoice: { id: 'inv_1', status: 'PAID', amount: 209_000, currency: 'IDR', ...invoice },
    },
    null,
    2,
  )

async function post(payload: string, signature: string | undefined = hmac(payload)) {
  const response = await app.inject({
    method: 'POST',
    url: '/payment/notification',
    headers: {
      'content-type': 'application/json',
      ...(signature === '' ? {} : { 'x-invoice-signature': signature }),
    },
    payload,
  })
  await context.mailWorker.deliver()
  return { status: response.statusCode, body: response.json() }
}

describe('an order', () => {
  test('creates one invoice with its amount and deadline, and sends the shopper to its page', async () => {
    providerAnswers()
    const { payment_data, payment_redirect } = await order()
    const trxRef = payment_redirect?.trx_ref
    expect(payment_data ?? null).toBeNull()
    expect(payment_redirect).toEqual({ trx_ref: trxRef, grand_total: 209_000, url: invoiceUrl })
    expect(asked).toEqual([
      {
        key: trxRef,
        authorization: 'Bearer key-of-the-test-company',
        body: expect.objectContaining({
          external_id: trxRef,
          amount: 209_000,
          currency: 'IDR',
          expires_at: '2026-08-03T06:00:00.000Z',
          customer: { name: 'Sari Dewi', email: 'sari@example.com' },
        }),
      },
    ])
    expect(JSON.stringify(asked)).not.toContain(device.local_device_id)
  })

  test('sent again returns the same page, and requests no second invoice', async () => {
    providerAnswers()
    const first = await order()
    expect(await order()).toMatchObject({ payment_redirect: first.payment_redirect })
    expect(asked).toHaveLength(1)
    expect(await ordersNow()).toHaveLength(1)
  })

  test('can be paid from its own page, and no longer once closed', async () => {
    providerAnswers()
    const { payment_redirect, order_token } = await order()
    const opened = () => callEndpoint(app, 'POST order-by-token', { order_token })
    expect((await opened()).user_order).toMatchObject({ payment_data: null, payment_redirect })
    backend.clock.now = new Date('2026-08-03T06:00:00Z')
    expect((await opened()).user_order.payment_redirect ?? null).toBeNull()
  })

  test("lists this provider's payment channels", async () => {
    const { payment_channels } = await callEndpoint(app, 'POST checkout', device)
    expect(payment_channels).toContainEqual({ name: 'Visa, Mastercard', kind: 'card' })
    expect(payment_channels).not.toContainEqual(expect.objectContaining({ name: 'OVO' }))
  })
})

describe('a provider that returns no page', () => {
  const failing: [string, (recorded: Record<string, unknown>) => Response][] = [
    ['is down', () => HttpResponse.error()],
    ['has an error of its own', () => HttpResponse.json({}, { status: 500 })],
    ['does not know our key', () => HttpResponse.json({ code: 'INVALID_KEY' }, { status: 401 })],
    ['answers with a page of its proxy', () => HttpResponse.html('<h1>Maintenance</h1>')],
    ['answers in another shape', () => HttpResponse.json({ checkout: { url: invoiceUrl } })],
    [
      'leads into a script',
      (recorded) => HttpResponse.json({ ...recorded, invoice_url: 'javascript:alert(1)' }),
    ],
    [
      'leads to a page without TLS',
      (recorded) => HttpResponse.json({ ...recorded, invoice_url: 'http://pay.invoices.test/' }),
    ],
    ['asks for less', (recorded) => HttpResponse.json({ ...recorded, amount: 208_999 })],
    ['asks for more', (recorded) => HttpResponse.json({ ...recorded, amount: 209_001 })],
    ['asks for other money', (recorded) => HttpResponse.json({ ...recorded, currency: 'USD' })],
    [
      'answers about another bill',
      (recorded) => HttpResponse.json({ ...recorded, external_id: 'f'.repeat(32) }),
    ],
  ]

  test.each(failing)(
    'that %s loses nothing: the next attempt pays the same order',
    async (_, answer) => {
      providerAnswers(answer)
      const { payment_redirect, order_token } = await order()
      expect(payment_redirect).toMatchObject({ grand_total: 209_000, url: null })
      expect(order_token).toEqual(expect.any(String))
      expect(await orderNow()).toMatchObject({ status: 'PENDING', paymentUrl: null })
      expect(await stockNow()).toBe(4)
      expect(failures.mock.calls).toEqual([[expect.any(Error), payment_redirect?.trx_ref]])

      backendStub.resetHandlers()
      providerAnswers()
      expect((await order()).payment_redirect).toEqual({ ...payment_redirect, url: invoiceUrl })
      expect(await ordersNow()).toHaveLength(1)
      expect(new Set(asked.map((call) => call.key))).toEqual(new Set([payment_redirect?.trx_ref]))
    },
  )

  test("that redirects elsewhere is not followed, so that the account's key stays here", async () => {
    const elsewhere = vi.fn()
    backendStub.use(
      http.post('https://evil.test/', ({ request }) => {
        elsewhere(request.headers.get('Authorization'))
        return HttpResponse.json({})
      }),
    )
    providerAnswers(() => HttpResponse.redirect('https://evil.test/', 307))
    expect((await order()).payment_redirect?.url).toBeNull()
    expect(elsewhere).not.toHaveBeenCalled()
  })

  test("that hangs times out before the shop's own timeout for an order", async () => {
    const deadlines = holdDeadlines(4_000)
    const { promise: asked, resolve } = Promise.withResolvers<void>()
    backendStub.use(
      http.post('https://api.invoices.test/v1/invoices', async () => {
        resolve()
        await delay('infinite')
      }),
    )
    const placed = order()
    await asked
    deadlines.pass()
    expect((await placed).payment_redirect?.url).toBeNull()
    vi.mocked(setTimeout).mockRestore()
    providerAnswers()
    expect((await order()).payment_redirect?.url).toBe(invoiceUrl)
  })

  test('is called again by the page of the order', async () => {
    providerAnswers(() => HttpResponse.error())
    const { order_token } = await order()
    backendStub.resetHandlers()
    providerAnswers()
    const { user_order } = await callEndpoint(app, 'POST order-by-token', { order_token })
    expect(user_order.payment_redirect?.url).toBe(invoiceUrl)
  })

  test('is not called by the list of orders for each of them', async () => {
    providerAnswers(() => HttpResponse.error())
    const { headers } = await aCustomer(app)
    await order({ ...pickupBody, showroom_id: places.hub, guest_email: undefined }, headers)
    const { user_orders } = await callEndpoint(app, 'GET user/orders', {}, headers)
    expect(user_orders[0]?.payment_redirect?.url).toBeNull()
    expect(asked).toHaveLength(1)
    const id = user_orders[0]?.id
    backendStub.resetHandlers()
    providerAnswers()
    const { user_order } = await callEndpoint(app, 'GET user/order', { id }, headers)
    expect(user_order.payment_redirect?.url).toBe(invoiceUrl)
  })
})

describe('a webhook', () => {
  test('of a payment marks the order as paid and mails the guest once, however often it arrives', async () => {
    const external_id = await placed()
    const paid = aWebhook({ external_id, channel: 'CARD' })
    const answers = await Promise.all([1, 2, 3].map(() => post(paid)))
    answers.push(await post(paid))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(await orderNow()).toMatchObject({ status: 'PAID', paymentChannel: 'CARD' })
    expect(await backend.mailsOf('order-paid')).toHaveLength(1)
  })

  test('of a virtual account mails its number, and the order shows how to pay it', async () => {
    const external_id = await placed()
    const pending = { status: 'PENDING', channel: 'VA_BSI', payment_number: '900123' }
    await post(aWebhook({ external_id, ...pending }))
    const [mail] = await backend.mailsOf('order-waiting')
    expect(mail?.text).toContain('BSI Virtual Account')
    const query = { ...device, trx_ref: external_id }
    expect(await callEndpoint(app, 'GET order-payment', query)).toMatchObject({
      trx_status: 'PENDING',
      payment_number: '900123',
      payment_channel_kind: 'virtual-account',
    })
  })

  test('of an expired invoice closes the order and releases the stock, once', async () => {
    const expired = aWebhook({ external_id: await placed(), status: 'EXPIRED' })
    await post(expired)
    await post(expired)
    expect(await orderNow()).toMatchObject({ status: 'EXPIRED' })
    expect(await stockNow()).toBe(5)
  })

  test.each(['FAILED', 'REVIEW'])('of status %s keeps the order open', async (status) => {
    await post(aWebhook({ external_id: await placed(), status }))
    expect(await orderNow()).toMatchObject({ status: 'PENDING' })
  })

  test('of a payment that is replayed after its refund pays nothing', async () => {
    const external_id = await placed()
    const paid = aWebhook({ external_id })
    await post(paid)
    await post(aWebhook({ external_id, status: 'REFUNDED' }))
    await post(paid)
    expect(await orderNow()).toMatchObject({ status: 'CANCELLED' })
    expect(await stockNow()).toBe(5)
    expect(await backend.mailsOf('order-paid')).toHaveLength(1)
  })

  test.each([
    ['less than', 208_999],
    ['more than', 209_001],
  ])("of %s the order's total pays nothing, and is not repeated", async (_, amount) => {
    const { status } = await post(aWebhook({ external_id: await placed(), amount }))
    expect(status).toBe(200)
    expect(await orderNow()).toMatchObject({ status: 'PENDING', paidAt: null })
    expect(await backend.mailsOf('order-paid')).toEqual([])
  })

  test('of an unknown order gets 404, so that it is repeated', async () => {
    const { status, body } = await post(aWebhook({ external_id: 'f'.repeat(32) }))
    expect([status, body]).toEqual([404, { result: 'unknown' }])
  })

  const forgeries: [string, (payload: string) => string][] = [
    ['without a signature', () => ''],
    ['with a made-up signature', () => '0'.repeat(64)],
    ['with the signature of another webhook', () => hmac(aWebhook({ external_id: 'other' }))],
    [
      'signed with another secret',
      (payload) => createHmac('sha256', 'x').update(payload).digest('hex'),
    ],
    ['whose bytes were written again', (payload) => hmac(JSON.stringify(JSON.parse(payload)))],
  ]

  test.each(forgeries)('%s is refused and changes nothing', async (_, signatureOf) => {
    const payload = aWebhook({ external_id: await placed() })
    const { status, body } = await post(payload, signatureOf(payload))
    expect([status, body.error.code]).toEqual([403, 'BAD_SIGNATURE'])
    expect(await orderNow()).toMatchObject({ status: 'PENDING' })
    expect(await backend.mailsOf('order-paid')).toEqual([])
  })

  test('sent as a form is refused, since it is not signed', async () => {
    await placed()
    const response = await app.inject({
      method: 'POST',
      url: '/payment/notification',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'x-invoice-signature': hmac('x=1'),
      },
      payload: 'x=1',
    })
    expect(response.statusCode).toBe(403)
  })

  test.each([
    ['of another shape', '{"event":"ping"}'],
    ['that is no JSON', 'return'],
    ['about other money', aWebhook({ external_id: 'a', currency: 'USD' })],
    [
      'with a number longer than any that is kept',
      aWebhook({ external_id: 'a', payment_number: '1'.repeat(65) }),
    ],
  ])('%s gets 400, although it is signed', async (_, payload) => {
    expect((await post(payload)).status).toBe(400)
  })
})

describe("the shopper's return", () => {
  /** Reports the return to an address given to the provider. */
  async function reported(name: 'success_url' | 'failure_url', change: object = {}) {
    const returned = new URL(String(asked[0]?.body[name]))
    expect(returned.origin + returned.pathname).toBe(`${shopUrl}/payment/response`)
    const report = { ...device, ...Object.fromEntries(returned.searchParams), ...change }
    return callEndpoint(app, 'POST checkout-payment', report)
  }

  test('is trusted by our signed address, and never changes the order', async () => {
    const trx_ref = await placed()
    expect(await reported('success_url')).toMatchObject({
      verified: true,
      trx_ref,
      trx_status: 'PENDING',
      outcome: 'checking',
    })
    expect(await orderNow()).toMatchObject({ status: 'PENDING' })
  })

  test('after a number was issued says that the payment is pending', async () => {
    const external_id = await placed()
    const pending = { status: 'PENDING', channel: 'VA_BCA', payment_number: '1' }
    await post(aWebhook({ external_id, ...pending }))
    expect(await reported('success_url')).toMatchObject({ outcome: 'waiting' })
  })

  test('after a failed payment says so, and the order can be paid again', async () => {
    await placed()
    expect(await reported('failure_url')).toMatchObject({ outcome: 'notCompleted' })
    expect((await order()).payment_redirect?.url).toBe(invoiceUrl)
  })

  test.each([
    ['of another order', { bill_no: 'f'.repeat(32) }],
    ['with another status', { status: 'fail' }],
    ['without a signature', { signature: '' }],
  ])('%s reveals nothing', async (_, change) => {
    await placed()
    expect(await reported('success_url', change)).toEqual({ verified: false })
  })
})

describe("the invoice provider's settings", () => {
  test('are all named when missing', () => {
    expect(() => readConfig({ PAYMENT_PROVIDER: 'invoice', INVOICE_API_KEY: 'short' })).toThrow(
      /INVOICE_API_URL.*INVOICE_API_KEY.*INVOICE_WEBHOOK_SECRET/,
    )
  })

  test('never start the sandbox, where anyone can mark an order as paid', async () => {
    const config = readConfig({
      ...settings,
      SHOP_URL: 'https://shop.example',
      DATABASE_URL: 'postgres://localhost/shop',
    })
    expect([config.hasSandbox, config.simulatesFulfilment]).toEqual([false, false])
    expect(readConfig(settings)).toMatchObject({ hasSandbox: false, simulatesFulfilment: false })
  })

  test('of the other provider are not required', async () => {
    expect(() => readConfig({ ...settings, PAYMENT_MERCHANT_ID: 'none' })).not.toThrow()
    expect((await send(app, 'POST payment/notification', {})).status).toBe(403)
  })
})
