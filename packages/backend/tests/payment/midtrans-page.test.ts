import { readConfig } from '@etalase/backend-kit/config.ts'
import { orders } from '@etalase/backend-kit/db/schema/orders.ts'
import { HttpResponse } from 'msw'
import { describe, expect, test } from 'vitest'
import { total } from '#tests/support/hosted-page-scene.ts'
import { midtransScene } from '#tests/support/midtrans-scene.ts'
import { midtransSettings, serverKey } from '#tests/support/midtrans-stand-in.ts'
import { callEndpoint } from '#tests/support/test-backend.ts'
import { shopUrl } from '#tests/support/test-context.ts'

const {
  backend,
  device,
  failures,
  order,
  ordersNow,
  orderNow,
  stockNow,
  reported,
  midtrans,
  placed,
  happens,
} = await midtransScene()
const { app, db } = backend

describe('an order', () => {
  test("leads to a Snap page with its amount, deadline and the company's channels", async () => {
    midtrans.sells()
    const { payment_redirect } = await order()
    const trxRef = payment_redirect?.trx_ref
    expect(payment_redirect).toEqual({
      trx_ref: trxRef,
      grand_total: total,
      url: 'https://app.sandbox.midtrans.com/snap/v3/redirection/token-1',
    })
    expect(midtrans.charges).toEqual([
      {
        authorization: `Basic ${btoa(`${serverKey}:`)}`,
        body: expect.objectContaining({
          transaction_details: { order_id: trxRef, gross_amount: total },
          customer_details: {
            first_name: 'Sari Dewi',
            email: 'sari@example.com',
            phone: '+6281234567890',
          },
          enabled_payments: [
            'bca_va',
            'echannel',
            'other_qris',
            'gopay',
            'akulaku',
            'alfamart',
            'credit_card',
          ],
          credit_card: { secure: true },
          expiry: { start_time: '2026-08-03 10:00:00 +0700', unit: 'minutes', duration: 180 },
        }),
      },
    ])
    expect(JSON.stringify(midtrans.charges)).not.toContain(device.local_device_id)
  })

  test('sends one line that adds up to the amount, as Akulaku requires', async () => {
    await placed()
    expect(midtrans.charges[0]?.body.item_details).toEqual([
      expect.objectContaining({ price: total, quantity: 1 }),
    ])
  })

  test.each([
    ['a name longer than BCA takes', { address_recipient_name: 'Sari '.repeat(12) }],
    ['a name with the line that Alfamart refuses', { address_recipient_name: 'Sari | Dewi' }],
  ])('is charged despite %s', async (_, change) => {
    midtrans.sells()
    expect((await order(change)).payment_redirect?.url).toEqual(expect.any(String))
    const { first_name } = Object(midtrans.charges[0]?.body.customer_details)
    expect(first_name).toMatch(/^Sari[^|]{1,26}$/)
  })

  test('sends the email address in lower case, as Permata and Indomaret require', async () => {
    midtrans.sells()
    await order({ guest_email: 'Sari.Dewi@Example.com' })
    expect(midtrans.charges[0]?.body.customer_details).toMatchObject({
      email: 'sari.dewi@example.com',
    })
  })

  test('lists the payment channels, and which of them are credit', async () => {
    const { payment_channels } = await callEndpoint(app, 'POST checkout', device)
    expect(payment_channels).toContainEqual({ name: 'BCA', kind: 'virtual-account' })
    expect(payment_channels).toContainEqual({ name: 'Akulaku PayLater', kind: 'paylater' })
    expect(payment_channels).not.toContainEqual(expect.objectContaining({ name: 'OVO' }))
  })
})

describe('a repeated checkout', () => {
  test('requests no second page', async () => {
    midtrans.sells()
    const first = await order()
    expect((await order()).payment_redirect).toEqual(first.payment_redirect)
    expect(midtrans.charges).toHaveLength(1)
  })

  test('after a lost response gets another page, under its own number that pays the same order', async () => {
    midtrans.sells(() => HttpResponse.error())
    const { payment_redirect } = await order()
    expect(payment_redirect?.url).toBeNull()
    midtrans.sells()
    const trxRef = payment_redirect?.trx_ref ?? ''
    expect((await order()).payment_redirect?.url).toEqual(expect.any(String))
    expect(midtrans.charges.map(({ body }) => body.transaction_details.order_id)).toEqual([
      trxRef,
      trxRef,
      `${trxRef}-2`,
    ])
    await happens(`${trxRef}-2`)
    expect(await ordersNow()).toMatchObject([{ trxRef, status: 'PAID' }])
  })

  test('after many lost responses still gets a page, so that a slow provider loses no order', async () => {
    midtrans.sells(() => HttpResponse.error())
    for (const _ of [1, 2, 3, 4]) {
      const { payment_redirect } = await order()
      expect(payment_redirect?.url).toBeNull()
      // The earlier numbers are taken, and the response about the next one is lost too.
      midtrans.sells(({ transaction_details: { order_id } }) =>
        midtrans.hasJustTaken(order_id) ? HttpResponse.error() : undefined,
      )
    }
    midtrans.sells()
    const { payment_redirect } = await order()
    expect(payment_redirect?.url).toEqual(expect.any(String))
    await happens(`${payment_redirect?.trx_ref}-5`)
    expect(await ordersNow()).toMatchObject([{ status: 'PAID' }])
  })

  test('sent concurrently shows one page, although Midtrans created two', async () => {
    const trxRef = await placed()
    await db.update(orders).set({ paymentUrl: null })
    midtrans.forget()
    const { promise: bothHaveAsked, resolve } = Promise.withResolvers<undefined>()
    midtrans.sells(() => {
      if (midtrans.charges.length === 2) resolve(undefined)
      return bothHaveAsked
    })
    const both = await Promise.all([order(), order()])
    const shown = new Set(both.map(({ payment_redirect }) => payment_redirect?.url))
    expect(midtrans.charges.map(({ body }) => body.transaction_details.order_id)).toEqual([
      trxRef,
      trxRef,
      `${trxRef}-2`,
    ])
    expect(shown.size).toBe(1)
    expect([...shown]).toEqual([(await orderNow())?.paymentUrl])
  })
})

describe('without a payment page', () => {
  const failing: [string, () => Response][] = [
    ['is down', () => HttpResponse.error()],
    [
      'has an error of its own',
      () => HttpResponse.json({ error_messages: ['x'] }, { status: 500 }),
    ],
    ['does not know our key', () => HttpResponse.json({ error_messages: ['x'] }, { status: 401 })],
    ['answers with a page of its proxy', () => HttpResponse.html('<h1>Maintenance</h1>')],
    ['answers in another shape', () => HttpResponse.json({ token: 'x' }, { status: 201 })],
    [
      'leads into a script',
      () => HttpResponse.json({ token: 'x', redirect_url: 'javascript:alert(1)' }),
    ],
    [
      'leads to a page without TLS',
      () => HttpResponse.json({ token: 'x', redirect_url: 'http://app.midtrans.com/x' }),
    ],
    [
      'has given all our numbers away',
      () =>
        HttpResponse.json(
          { error_messages: ['transaction_details.order_id has already been taken'] },
          { status: 400 },
        ),
    ],
  ]

  test.each(failing)(
    'as Midtrans %s, the order is kept and the next attempt pays it',
    async (_, answer) => {
      midtrans.sells(answer)
      const { payment_redirect } = await order()
      expect(payment_redirect).toMatchObject({ grand_total: total, url: null })
      expect(failures.mock.calls).toEqual([[expect.any(Error), payment_redirect?.trx_ref]])
      expect(JSON.stringify(failures.mock.calls)).not.toContain(serverKey)
      expect(await stockNow()).toBe(4)
      midtrans.forget()
      midtrans.sells()
      expect((await order()).payment_redirect?.url).toEqual(expect.any(String))
      expect(await ordersNow()).toHaveLength(1)
    },
  )
})

describe("the shopper's return", () => {
  const addresses = () => Object(midtrans.charges[0]?.body.callbacks)

  test('is trusted by our signed address, and never changes the order', async () => {
    const trx_ref = await placed()
    const { finish } = addresses()
    expect(String(finish)).toMatch(`${shopUrl}/payment/response?`)
    // Snap appends its own parameters.
    const returned = `${finish}&order_id=${trx_ref}&status_code=200&transaction_status=settlement`
    expect(await reported(returned)).toMatchObject({
      verified: true,
      trx_ref,
      trx_status: 'PENDING',
      outcome: 'checking',
    })
    expect(await orderNow()).toMatchObject({ status: 'PENDING' })
  })

  test('after a failure says that the payment was not completed', async () => {
    await placed()
    expect(await reported(addresses().error)).toMatchObject({ outcome: 'notCompleted' })
  })

  test('of another order reveals nothing', async () => {
    await placed()
    const stranger = { bill_no: 'f'.repeat(32) }
    expect(await reported(addresses().finish, stranger)).toEqual({ verified: false })
  })
})

describe('the Midtrans settings', () => {
  test('are all named when missing, with the known channels', () => {
    expect(() => readConfig({ PAYMENT_PROVIDER: 'midtrans' })).toThrow(
      /MIDTRANS_ENVIRONMENT.*MIDTRANS_SERVER_KEY.*MIDTRANS_CHANNELS.*bca_va/,
    )
  })

  test.each(['bca_va, bca', 'kredivo', ','])('refuse the channels "%s"', (MIDTRANS_CHANNELS) => {
    const read = () => readConfig({ ...midtransSettings, MIDTRANS_CHANNELS })
    expect(read).toThrow(/MIDTRANS_CHANNELS: (unknown: (bca|kredivo)|empty); known: bca_va/)
  })

  test('never start the sandbox, where anyone can mark an order as paid', () => {
    expect(readConfig(midtransSettings)).toMatchObject({ hasSandbox: false })
  })
})
