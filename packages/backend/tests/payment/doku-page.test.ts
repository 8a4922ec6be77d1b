import { readConfig } from '@etalase/backend-kit/config.ts'
import { orders } from '@etalase/backend-kit/db/schema/orders.ts'
import { HttpResponse } from 'msw'
import { beforeEach, describe, expect, test } from 'vitest'
import { DokuStandIn, dokuSettings, secretKey } from '#tests/support/doku-stand-in.ts'
import { hostedPageScene, total } from '#tests/support/hosted-page-scene.ts'
import { callEndpoint } from '#tests/support/test-backend.ts'
import { shopUrl } from '#tests/support/test-context.ts'

const scene = await hostedPageScene(dokuSettings)
const { backend, device, failures, order, ordersNow, orderNow, stockNow, reported } = scene
const { app, db } = backend
const doku = new DokuStandIn()

beforeEach(() => {
  doku.forget()
  doku.answers()
})

describe('an order', () => {
  test("leads to a page with its amount, deadline and the company's channels", async () => {
    const { payment_redirect } = await order()
    expect(payment_redirect).toEqual({
      trx_ref: expect.any(String),
      grand_total: total,
      url: 'https://sandbox.doku.com/checkout-link-v2/page-1',
    })
    expect(doku.charges).toHaveLength(1)
    expect(doku.charges[0]?.body).toMatchObject({
      order: {
        amount: total,
        currency: 'IDR',
        auto_redirect: true,
        line_items: [expect.objectContaining({ price: total, quantity: 1 })],
      },
      payment: {
        payment_due_date: 3 * 60,
        payment_method_types: [
          'VIRTUAL_ACCOUNT_BCA',
          'VIRTUAL_ACCOUNT_BANK_MANDIRI',
          'QRIS',
          'EMONEY_SHOPEEPAY',
          'ONLINE_TO_OFFLINE_ALFA',
          'CREDIT_CARD',
        ],
      },
      customer: { name: 'Sari Dewi', email: 'sari@example.com' },
    })
    expect(JSON.stringify(doku.charges)).not.toContain(device.local_device_id)
    expect(JSON.stringify(doku.charges)).not.toContain('812345')
  })

  test('has a number that cards and Kartu Kredit Indonesia accept: letters and digits, 30 at most', async () => {
    await order()
    expect(doku.order.invoice_number).toMatch(/^[0-9A-Z]{1,30}$/)
  })

  test.each([
    ['accents', 'Désirée Müller', 'Desiree Muller'],
    ['quotes, brackets and an ampersand', `I "Putu" (Sari) & D'Arc`, 'I Putu Sari D Arc'],
    ['another script', '李小龍', /^\w[\w-]+$/],
    ['too many letters', 'Sari '.repeat(14), /^(?:Sari ){12}Sari$/],
  ])('of a name with %s is still charged', async (_, address_recipient_name, name) => {
    await order({ address_recipient_name })
    expect(doku.charges[0]?.body.customer.name).toMatch(name)
    expect(String(doku.charges[0]?.body.customer.name).length).toBeLessThanOrEqual(64)
  })

  test('lists the payment channels', async () => {
    const { payment_channels } = await callEndpoint(app, 'POST checkout', device)
    expect(payment_channels).toContainEqual({ name: 'Mandiri', kind: 'virtual-account' })
    expect(payment_channels).not.toContainEqual(expect.objectContaining({ name: 'DANA' }))
  })
})

describe('a repeated checkout', () => {
  test('requests no second page', async () => {
    const first = await order()
    expect((await order()).payment_redirect).toEqual(first.payment_redirect)
    expect(doku.charges).toHaveLength(1)
  })

  test('after a lost response shows the page that was created', async () => {
    doku.answers({ create: () => HttpResponse.error() })
    expect((await order()).payment_redirect?.url).toBeNull()
    doku.answers()
    expect((await order()).payment_redirect?.url).toMatch(/page-1$/)
    expect(await ordersNow()).toHaveLength(1)
  })

  test('after a lost response that DOKU forgot gets another page, under another number', async () => {
    doku.answers({ create: () => HttpResponse.error() })
    await order()
    doku.forgetAnswers()
    doku.answers()
    expect((await order()).payment_redirect?.url).toMatch(/page-2$/)
    const [first, , second] = doku.charges.map(({ body }) => String(body.order.invoice_number))
    expect(second).toBe(first?.replace(/1$/, '2'))
    expect(await ordersNow()).toHaveLength(1)
  })

  test('sent concurrently shows the one page that DOKU created', async () => {
    await order()
    await db.update(orders).set({ paymentUrl: null })
    doku.forget()
    const both = await Promise.all([order(), order()])
    const shown = new Set(both.map(({ payment_redirect }) => payment_redirect?.url))
    expect([...shown]).toEqual([(await orderNow())?.paymentUrl])
  })
})

describe('without a payment page', () => {
  type Page = { response: { order: object; payment: object } }
  const other = ({ response }: Page, change: { order?: object; payment?: object }) =>
    HttpResponse.json({
      response: {
        order: { ...response.order, ...change.order },
        payment: { ...response.payment, ...change.payment },
      },
    })
  const failing: [string, (page: Page) => Response][] = [
    ['is down', () => HttpResponse.error()],
    ['has an error of its own', () => HttpResponse.json({ message: ['ERROR'] }, { status: 500 })],
    ['does not know our key', () => HttpResponse.json({ message: ['x'] }, { status: 401 })],
    [
      'refuses a field',
      () =>
        HttpResponse.json(
          { error_messages: ['order.amount must greater than 0'] },
          { status: 400 },
        ),
    ],
    ['answers with a page of its proxy', () => HttpResponse.html('<h1>Maintenance</h1>')],
    ['answers in another shape', () => HttpResponse.json({ message: ['SUCCESS'] })],
    ['asks for less', (page) => other(page, { order: { amount: total - 1 } })],
    ['answers about another bill', (page) => other(page, { order: { invoice_number: 'X' } })],
    ['leads into a script', (page) => other(page, { payment: { url: 'javascript:alert(1)' } })],
  ]

  test.each(failing)(
    'as DOKU %s, the order is kept and the next attempt pays it',
    async (_, create) => {
      doku.answers({ create })
      const { payment_redirect } = await order()
      expect(payment_redirect).toMatchObject({ grand_total: total, url: null })
      expect(failures.mock.calls).toEqual([[expect.any(Error), payment_redirect?.trx_ref]])
      expect(JSON.stringify(failures.mock.calls)).not.toContain(secretKey)
      expect(await stockNow()).toBe(4)
      doku.answers()
      expect((await order()).payment_redirect?.url).toEqual(expect.any(String))
      expect(await ordersNow()).toHaveLength(1)
    },
  )
})

test('a returning shopper is trusted by our signed address, and never changes the order', async () => {
  const trx_ref = (await order()).payment_redirect?.trx_ref
  const { callback_url, callback_url_result, callback_url_cancel } =
    doku.charges[0]?.body.order ?? {}
  expect(callback_url).toBe(callback_url_result)
  expect(String(callback_url)).toMatch(`${shopUrl}/payment/response?`)
  expect(await reported(callback_url)).toMatchObject({
    verified: true,
    trx_ref,
    outcome: 'checking',
  })
  expect(await reported(callback_url_cancel)).toMatchObject({ outcome: 'notCompleted' })
  expect(await orderNow()).toMatchObject({ status: 'PENDING' })
  expect(await reported(callback_url, { bill_no: 'f'.repeat(32) })).toEqual({ verified: false })
})

describe('the DOKU settings', () => {
  test('are all named when missing, with the known channels', () => {
    expect(() => readConfig({ PAYMENT_PROVIDER: 'doku' })).toThrow(
      /DOKU_ENVIRONMENT.*DOKU_CLIENT_ID.*DOKU_SECRET_KEY.*DOKU_CHANNELS.*VIRTUAL_ACCOUNT_BCA/,
    )
  })

  test("refuse PayLater, whose required fields we don't send", () => {
    const DOKU_CHANNELS = 'QRIS, PEER_TO_PEER_KREDIVO'
    expect(() => readConfig({ ...dokuSettings, DOKU_CHANNELS })).toThrow(
      /unknown: PEER_TO_PEER_KREDIVO/,
    )
  })
})
