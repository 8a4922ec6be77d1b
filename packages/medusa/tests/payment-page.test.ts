import { createHmac } from 'node:crypto'
import { tmpdir } from 'node:os'
import { providerOf } from '@etalase/backend-kit/payment/providers.ts'
import { backendStub, stubBackend } from '@etalase/testkit/backend-stub.ts'
import { HttpResponse, http, passthrough } from 'msw'
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { openTestAdapter, testShopUrl } from '#tests/support/medusa-adapter.ts'

const secret = 'secret-of-the-webhooks'
const configured = providerOf('invoice').configure({
  INVOICE_API_URL: 'https://api.invoices.test/v1',
  INVOICE_API_KEY: 'key-of-the-test-company',
  INVOICE_WEBHOOK_SECRET: secret,
})
if ('issues' in configured) throw new Error('The provider is not configured')

const tested = await openTestAdapter(
  await configured.open({ shopUrl: testShopUrl, dataDir: tmpdir() }),
)
const { app, adapter, engine, call } = tested
afterAll(() => tested.close())
stubBackend()

const url = 'https://pay.invoices.test/i/inv_1'
const failures = vi.fn<(error: unknown, trxRef: string) => void>()
let asked: Record<string, unknown>[]

/** Stubs the provider's answer: a payment page, or only a status. */
const answers = (status = 201) =>
  backendStub.use(
    http.post('https://api.invoices.test/v1/invoices', async ({ request }) => {
      const body = Object(await request.json())
      asked.push(body)
      const { external_id, amount } = body
      const created = { external_id, amount, currency: 'IDR', invoice_url: url }
      return status === 201
        ? HttpResponse.json(created, { status })
        : new Response(null, { status })
    }),
  )

beforeEach(() => {
  asked = []
  failures.mockClear()
  adapter.onPaymentFailure = failures
  backendStub.use(http.all(`${engine.url}/*`, () => passthrough()))
})

async function order() {
  const local_device_id = crypto.randomUUID()
  await call('POST cart', { local_device_id, product_detail_id: 1_003, size: 'M', qty: 1 })
  const pickup = { local_device_id, shipping_type: 'PICKUP_ON_STORE', showroom_id: 1 }
  const { data } = await call('POST checkout-trx', { ...pickup, guest_email: 'guest@example.com' })
  const { trx_ref } = engine.state.orders.at(-1) ?? {}
  return { data, trx_ref: trx_ref ?? '', order_token: String(data.order_token) }
}

const shown = async (order_token: string) =>
  Object((await call('POST order-by-token', { order_token })).data.user_order)

/** Sends a webhook of the provider, signed over its exact bytes. */
async function notify(trx_ref: string, status: string, { id = 'inv_1', signed = true } = {}) {
  const invoice = { id, external_id: trx_ref, status, amount: 110_000, currency: 'IDR' }
  const payload = ` ${JSON.stringify({ invoice: { ...invoice, channel: 'QRIS' } })}`
  const signature = createHmac('sha256', signed ? secret : 'another')
    .update(payload)
    .digest('hex')
  const headers = { 'content-type': 'application/json', 'x-invoice-signature': signature }
  return app.inject({ method: 'POST', url: '/payment/notification', headers, payload })
}

describe('a provider with its own payment page', () => {
  test('is called once for an order, and the shopper is sent to its page', async () => {
    answers()
    const { data, trx_ref, order_token } = await order()
    expect(data.payment_redirect).toEqual({ trx_ref, grand_total: 110_000, url })
    expect((await shown(order_token)).payment_redirect).toMatchObject({ url })
    expect(asked).toMatchObject([{ external_id: trx_ref, amount: 110_000 }])
  })

  test('that returns no page is reported, and called again when the order is opened', async () => {
    answers(500)
    const { data, trx_ref, order_token } = await order()
    expect(data.payment_redirect).toMatchObject({ trx_ref, url: null })
    expect(failures).toHaveBeenCalledWith(expect.anything(), trx_ref)
    answers()
    expect((await shown(order_token)).payment_redirect).toMatchObject({ url })
  })

  test('is called once by two concurrent requests', async () => {
    answers(500)
    const { order_token } = await order()
    answers()
    asked = []
    await Promise.all([shown(order_token), shown(order_token)])
    expect(asked).toHaveLength(1)
  })

  test('is not called for a closed order', async () => {
    answers(500)
    const { order_token } = await order()
    await call('POST order-cancel', { order_token })
    asked = []
    await shown(order_token)
    expect(asked).toEqual([])
  })

  test('reports a payment, whose signature is verified over the exact bytes', async () => {
    answers()
    const { trx_ref, order_token } = await order()
    expect((await notify(trx_ref, 'PAID', { signed: false })).statusCode).toBe(403)
    expect((await shown(order_token)).trx_status).toBe('PENDING')
    expect((await notify(trx_ref, 'PAID')).statusCode).toBe(200)
    expect((await shown(order_token)).trx_status).toBe('PAID')
  })
})
