import { createHmac } from 'node:crypto'
import { tmpdir } from 'node:os'
import { readConfig } from '@etalase/backend-kit/config.ts'
import { orders } from '@etalase/backend-kit/db/schema/orders.ts'
import { places, stockProduct } from '@etalase/backend-kit/tests/support/small-company.ts'
import { backendStub, stubBackend } from '@etalase/testkit/backend-stub.ts'
import { HttpResponse, http } from 'msw'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { buildApp } from '#app.ts'
import { freshBackend } from '#tests/support/backend-for-tests.ts'
import { addToCart, deliveryBody } from '#tests/support/checkout-calls.ts'
import { aDevice, callEndpoint } from '#tests/support/test-backend.ts'
import { shopUrl, staffToken, trustsProxy } from '#tests/support/test-context.ts'

const settings = {
  PAYMENT_PROVIDER: 'invoice',
  INVOICE_API_URL: 'https://api.invoices.test/v1/',
  INVOICE_API_KEY: 'key-of-the-test-company',
  INVOICE_WEBHOOK_SECRET: 'secret-of-the-webhooks',
}

const provider = await readConfig(settings).openPayment({ shopUrl, dataDir: tmpdir() })
const backend = await freshBackend(provider)
const { db, context } = backend
stubBackend()

/** Logged warnings and errors about payments. */
const lines: Record<string, unknown>[] = []
const log = { write: (line: string) => void lines.push(JSON.parse(line)) }
const app = await buildApp(context, {
  logLevel: 'warn',
  log,
  trustsProxy,
  notifier: null,
  readsAtOnce: 2,
  staffToken,
})
beforeAll(() => app.ready())
afterAll(() => app.close())

let billNo: string

beforeEach(async () => {
  backendStub.use(
    http.post('https://api.invoices.test/v1/invoices', async ({ request }) =>
      HttpResponse.json({
        ...Object(await request.json()),
        invoice_url: 'https://pay.invoices.test/i/inv_1',
      }),
    ),
  )
  await stockProduct(db, { id: 1, name: 'Shirt', stock: { [places.hub]: 5 } })
  const device = aDevice()
  await addToCart(app, device, 1)
  const body = { ...device, ...deliveryBody }
  billNo = (await callEndpoint(app, 'POST checkout-trx', body)).payment_redirect?.trx_ref ?? ''
  lines.length = 0
})

/** Sends a signed webhook twice, like a provider that missed the first response. */
async function tellTwice(invoice: object): Promise<void> {
  const payload = JSON.stringify({
    invoice: {
      id: 'inv_1',
      external_id: billNo,
      status: 'PAID',
      amount: 209_000,
      currency: 'IDR',
      ...invoice,
    },
  })
  const signature = createHmac('sha256', settings.INVOICE_WEBHOOK_SECRET)
    .update(payload)
    .digest('hex')
  const headers = { 'content-type': 'application/json', 'x-invoice-signature': signature }
  for (const _ of [1, 2]) {
    const request = { method: 'POST', url: '/payment/notification', headers, payload } as const
    expect((await app.inject(request)).statusCode).toBe(200)
  }
}

const orderNow = async () => (await db.select().from(orders))[0]

test('a refund of one rupiah leaves the order paid, and is logged once, without the buyer', async () => {
  await tellTwice({})
  await tellTwice({ status: 'REFUNDED', amount: 1 })
  expect(await orderNow()).toMatchObject({ status: 'PAID', reversedAt: null })
  expect(lines).toEqual([
    expect.objectContaining({
      level: 50,
      billNo,
      status: 'REFUNDED',
      amount: 1,
      msg: 'amount differs from the order total, or from the payment: settle by hand',
    }),
  ])
  expect(JSON.stringify(lines)).not.toMatch(/sari|dewi|0812|cilandak/i)
})

test('a refund in full cancels the order, and raises no alarm', async () => {
  await tellTwice({})
  await tellTwice({ status: 'REFUNDED' })
  expect(await orderNow()).toMatchObject({ status: 'CANCELLED' })
  expect(lines).toEqual([])
})

test('a second payment pays nothing, and is logged once', async () => {
  await tellTwice({ channel: 'QRIS' })
  await tellTwice({ id: 'inv_2', channel: 'VA_BCA' })
  expect(await orderNow()).toMatchObject({ status: 'PAID', paymentChannel: 'QRIS' })
  expect(lines).toEqual([
    expect.objectContaining({
      level: 50,
      billNo,
      msg: 'second payment of a paid order, or reversal of one of several payments: settle by hand',
    }),
  ])
})

test('a payment that the provider settles later is the same payment, and is not logged', async () => {
  await tellTwice({})
  await tellTwice({ status: 'SETTLED' })
  expect(lines).toEqual([])
})

test('an unknown status changes nothing, and is logged once as a warning', async () => {
  await tellTwice({ status: 'PARTIALLY_REFUNDED', amount: 1 })
  expect(await orderNow()).toMatchObject({ status: 'PENDING' })
  expect(lines).toEqual([
    expect.objectContaining({
      level: 40,
      status: 'PARTIALLY_REFUNDED',
      msg: 'payment notification with an unknown status',
    }),
  ])
})
