import { signStatus } from '@etalase/contract/payment-signature.ts'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { tellMissed } from '#orders/tell-missed.ts'
import { regularDelivery } from '#tests/support/delivery.ts'
import { fakeProduct } from '#tests/support/fake-engine/catalogue.ts'
import { account, engineSecret, openTestAdapter } from '#tests/support/medusa-adapter.ts'

const tested = await openTestAdapter()
const { engine, adapter, call } = tested
afterAll(() => tested.close())

beforeEach(async () => {
  engine.state.products = Array.from({ length: 4 }, (_, index) => fakeProduct(index))
  engine.state.orders.length = 0
  tested.mails.length = 0
  await adapter.model.load()
})

const sized = { product_detail_id: 1_001, size: 'L' }

const fail = (error: unknown) => {
  throw error
}

/** Creates a device with pieces in the cart. */
async function shopper(qty = 1): Promise<string> {
  const local_device_id = crypto.randomUUID()
  await call('POST cart', { local_device_id, ...sized, qty })
  return local_device_id
}

const pickup = (local_device_id: string, others: object = {}) => ({
  local_device_id,
  shipping_type: 'PICKUP_ON_STORE',
  showroom_id: 2,
  guest_email: 'Guest@example.com',
  ...others,
})

const keyed = (key: string) => ({ 'idempotency-key': key })

async function place(device: string, key: string = crypto.randomUUID()) {
  const { data } = await call('POST checkout-trx', pickup(device), keyed(key))
  const { order_id } = data.payment_data as { order_id: string }
  return order_id
}

const notify = (
  trxRef: string,
  status = '2',
  { password = account.password, ...sent }: Partial<Record<string, string>> = {},
) =>
  call('POST payment/notification', {
    trx_id: '700',
    merchant_id: account.merchantId,
    bill_no: trxRef,
    payment_channel: '402',
    payment_status_code: status,
    signature: signStatus({ ...account, password }, trxRef, status),
    ...sent,
  })

interface Sized {
  sizes: { size_code: string; size_name: string }[]
}

const statusOf = async (device: string, trx_ref: string) =>
  (await call('GET order-payment', { local_device_id: device, trx_ref })).data.trx_status

test("an order shows the engine's size name, and the size code for buying it again", async () => {
  const [garment] = engine.state.products
  for (const { variants } of garment?.colors ?? [])
    for (const variant of variants) if (variant.size_code === 'L') variant.size_code = '7.5'
  await adapter.model.load()
  const { product } = (await call('GET product', { id: 1_001 })).data as { product: Sized }
  const size = product.sizes.find(({ size_name }) => size_name === '7.5')
  const local_device_id = crypto.randomUUID()
  const line = { product_detail_id: 1_001, size: size?.size_code, qty: 1 }
  await call('POST cart', { local_device_id, ...line })
  const trx_ref = await place(local_device_id)
  const { data } = await call('GET order-payment', { local_device_id, trx_ref })
  expect(data.sales_trx_details).toMatchObject([{ size_code: size?.size_code, size_name: '7.5' }])
})

describe('an idempotency key', () => {
  test('sent ten times concurrently places one order', async () => {
    const device = await shopper()
    const key = crypto.randomUUID()
    const bills = await Promise.all(Array.from({ length: 10 }, () => place(device, key)))
    expect(new Set(bills).size).toBe(1)
    expect(engine.state.orders).toHaveLength(1)
  })

  test('sent again after a lost response returns the same order, although the cart is empty', async () => {
    const device = await shopper()
    const key = crypto.randomUUID()
    const first = await place(device, key)
    expect(await place(device, key)).toBe(first)
  })

  test('sent again after adding to the cart returns the same order', async () => {
    const device = await shopper()
    const key = crypto.randomUUID()
    const first = await place(device, key)
    await call('POST cart', { local_device_id: device, ...sized, qty: 1 })
    expect(await place(device, key)).toBe(first)
    expect((await call('GET cart', { local_device_id: device })).data.cart).toMatchObject({
      cart_items: [{ qty: 1 }],
    })
  })

  test('that is new orders what was added since', async () => {
    const device = await shopper()
    const first = await place(device)
    await call('POST cart', { local_device_id: device, ...sized, qty: 1 })
    expect(await place(device)).not.toBe(first)
  })

  test('of a paid order places no other order', async () => {
    const device = await shopper()
    const key = crypto.randomUUID()
    await notify(await place(device, key))
    const again = await call('POST checkout-trx', pickup(device), keyed(key))
    expect(again).toMatchObject({ status: 400, code: 'ORDER_CLOSED' })
  })
})

test('an order makes three engine calls: it loads the cart, places the order and loads the remaining stock', async () => {
  const device = await shopper()
  const asked = engine.state.calls.length
  await place(device)
  expect(engine.state.calls.slice(asked)).toEqual([
    `/adapter/devices/${device}/cart`,
    '/adapter/orders',
    expect.stringContaining('/adapter/stock?'),
  ])
})

describe('an order is refused', () => {
  test('when the engine has sold the last piece, and the shop then shows the remaining stock', async () => {
    const device = await shopper(3)
    const variant = engine.state.variant('variant_0_0_L').variant
    variant.stock.sloc_2 = 1
    const refused = await call('POST checkout-trx', pickup(device), keyed('sold'))
    expect(refused).toMatchObject({ status: 400, code: 'OUT_OF_STOCK' })
    const wanted = { ...sized, qty: 2 }
    const { data } = await call('POST check-stock-location', wanted)
    expect(data.showrooms).toMatchObject([{ id: 1 }])
  })

  test('when its total differs from what the shopper saw', async () => {
    const body = pickup(await shopper(), { expected_total: 1 })
    const refused = await call('POST checkout-trx', body, keyed('total'))
    expect(refused).toMatchObject({ status: 400, code: 'CART_CHANGED' })
  })

  test('without an email address, or for an unknown store', async () => {
    const device = await shopper()
    const nameless = await call('POST checkout-trx', pickup(device, { guest_email: '' }))
    expect(nameless.code).toBe('INVALID_INPUT')
    const nowhere = await call('POST checkout-trx', pickup(device, { showroom_id: 99 }))
    expect(nowhere).toMatchObject({ status: 404, code: 'NOT_FOUND' })
  })

  test('for delivery from a store that ships no parcels', async () => {
    const body = pickup(await shopper(), { ...regularDelivery, showroom_id: 2 })
    expect((await call('POST checkout-trx', body)).code).toBe('INVALID_INPUT')
  })
})

describe('a payment', () => {
  test('signed by the provider pays the order, and gives a pickup its code', async () => {
    const device = await shopper()
    const trxRef = await place(device)
    expect(await statusOf(device, trxRef)).toBe('PENDING')
    expect((await notify(trxRef)).status).toBe(200)
    const { data } = await call('GET order-payment', { local_device_id: device, trx_ref: trxRef })
    expect(data).toMatchObject({ trx_status: 'PAID', pickup_code: 'ABC234' })
  })

  test('of a paid order under another reference is accepted, and leaves the first payment', async () => {
    const device = await shopper()
    const trxRef = await place(device)
    await notify(trxRef, '2', { payment_reff: 'R1', payment_channel: '711' })
    const second = await notify(trxRef, '2', { payment_reff: 'R2' })
    expect(second.status).toBe(200)
    const { data } = await call('GET order-payment', { local_device_id: device, trx_ref: trxRef })
    expect(data).toMatchObject({ trx_status: 'PAID', payment_channel: 'QRIS' })
  })

  test('by QR code shows its text to the device, until a payment number replaces it', async () => {
    const device = await shopper()
    const trxRef = await place(device)
    const told = async () =>
      (await call('GET order-payment', { local_device_id: device, trx_ref: trxRef })).data
    await notify(trxRef, '1', { payment_channel: '711', qr_string: '000201QRIS' })
    expect(await told()).toMatchObject({ payment_qr: '000201QRIS', payment_number: null })
    await notify(trxRef, '1')
    expect(await told()).toMatchObject({ payment_qr: null, payment_number: '700' })
  })

  test('signed by someone else pays nothing', async () => {
    const device = await shopper()
    const trxRef = await place(device)
    expect(await notify(trxRef, '2', { password: 'guessed' })).toMatchObject({
      status: 403,
      code: 'BAD_SIGNATURE',
    })
    expect(await statusOf(device, trxRef)).toBe('PENDING')
  })

  test('that failed leaves the order open, so that it can still be paid', async () => {
    const device = await shopper()
    const trxRef = await place(device)
    expect((await notify(trxRef, '3')).status).toBe(200)
    expect(await statusOf(device, trxRef)).toBe('PENDING')
    await notify(trxRef)
    expect(await statusOf(device, trxRef)).toBe('PAID')
  })

  test('that is reversed cancels the order, which stays cancelled however often the provider reports it', async () => {
    const device = await shopper()
    const trxRef = await place(device)
    await notify(trxRef)
    for (const _ of [1, 2]) expect((await notify(trxRef, '4')).status).toBe(200)
    expect(await statusOf(device, trxRef)).toBe('CANCELLED')
    await notify(trxRef)
    expect(await statusOf(device, trxRef)).toBe('CANCELLED')
  })

  test('of an unknown bill is answered with an error code', async () => {
    const response = await tested.app.inject({
      method: 'POST',
      url: '/payment/notification',
      payload: {
        trx_id: '1',
        merchant_id: account.merchantId,
        bill_no: 'none',
        payment_status_code: '2',
        signature: signStatus(account, 'none', '2'),
      },
    })
    expect(response.json()).toMatchObject({ response_code: '14' })
  })

  test('is shown to the device that placed the order, and to no other', async () => {
    const trx_ref = await place(await shopper())
    const stranger = { local_device_id: crypto.randomUUID(), trx_ref }
    expect(await call('GET order-payment', stranger)).toMatchObject({ status: 404 })
  })
})

test('an order has the courier that the shopper chose, and refuses an unknown one', async () => {
  const local_device_id = await shopper()
  const body = {
    ...pickup(local_device_id, regularDelivery),
    shipping_courier: 'Kurir Nasional',
  }
  const invented = { ...body, shipping_courier: 'DROP TABLE <b>orders</b>' }
  expect((await call('POST checkout-trx', invented)).code).toBe('SHIPPING_CHANGED')
  const { data } = await call('POST checkout-trx', body)
  const opened = await call('POST order-by-token', { order_token: data.order_token })
  expect(opened.data.user_order).toMatchObject({ shipping_courier: 'Kurir Nasional' })
})

test('a guest finds an order by its number and email address, in any case', async () => {
  const trxRef = await place(await shopper())
  const order_number = trxRef.slice(0, 8)
  for (const email of ['guest@example.com', 'Guest@Example.com']) {
    const { data } = await call('POST order-lookup', { order_number, email })
    expect(data.user_order).toMatchObject({ trx_ref: trxRef })
  }
  const strange = { order_number, email: 'another@example.com' }
  expect((await call('POST order-lookup', strange)).code).toBe('ORDER_UNKNOWN')
})

describe('a mail', () => {
  const kindsOf = () => tested.mails.map(({ name }) => name.replace(/^\w+-/, ''))

  const tell = (trx_ref: string, given: object = {}) =>
    call(
      'POST engine/events',
      { name: 'order.changed', trx_ref, status: '', ...given },
      { authorization: `Bearer ${engineSecret}` },
    )

  test('is sent once per status, however often the engine reports it', async () => {
    const trxRef = await place(await shopper())
    await Promise.all([tell(trxRef), tell(trxRef)])
    await notify(trxRef)
    await tell(trxRef)
    expect(kindsOf()).toEqual(['order-received', 'order-paid'])
    expect(tested.mails[1]?.text).toContain('ABC234')
  })

  test('about an order included in its event is sent without loading it again', async () => {
    const trx_ref = await place(await shopper())
    const order = engine.state.orders.at(-1)
    const asked = engine.state.calls.length
    await tell(trx_ref, { status: 'PENDING', order })
    expect(kindsOf()).toEqual(['order-received'])
    expect(engine.state.calls.slice(asked)).toEqual([`/adapter/orders/${trx_ref}/details`])
  })

  test('about an unreadable order in its event uses the loaded order', async () => {
    const trx_ref = await place(await shopper())
    await tell(trx_ref, { order: { trx_ref, status: 'LOST' } })
    expect(kindsOf()).toEqual(['order-received'])
  })

  test.each([
    ['id', 'sudah dibayar'],
    ['fr', 'est payée'],
  ])('is in the language of the order, %s, whoever moves it', async (language, words) => {
    const device = await shopper()
    const headers = { ...keyed(crypto.randomUUID()), 'accept-language': language }
    const { data } = await call('POST checkout-trx', pickup(device), headers)
    const { order_id: trxRef } = data.payment_data as { order_id: string }
    await notify(trxRef)
    await tell(trxRef)
    expect(tested.mails.map(({ subject }) => subject)).toEqual([expect.stringContaining(words)])
  })

  test('is sent once for concurrent events, and recorded as sent', async () => {
    const trxRef = await place(await shopper())
    await Promise.all([notify(trxRef, '1'), notify(trxRef, '1'), tell(trxRef)])
    expect(kindsOf().toSorted()).toEqual(['order-received', 'order-waiting'])
    await Promise.all([notify(trxRef, '1'), tell(trxRef)])
    expect(tested.mails).toHaveLength(2)
  })

  test('whose event was lost is sent at startup, once', async () => {
    const [told, lost] = [await place(await shopper()), await place(await shopper())]
    await tell(told)
    await notify(lost)
    await tellMissed(adapter, fail)
    await tellMissed(adapter, fail)
    expect(tested.mails.map(({ name }) => name)).toEqual([
      `${told.slice(0, 8).toUpperCase()}-order-received`,
      `${lost.slice(0, 8).toUpperCase()}-order-paid`,
    ])
  })

  test('whose event was lost is sent when the engine says that orders were missed', async () => {
    const trxRef = await place(await shopper())
    await call(
      'POST engine/events',
      { name: 'orders.missed' },
      { authorization: `Bearer ${engineSecret}` },
    )
    await expect.poll(kindsOf).toEqual(['order-received'])
    await tell(trxRef)
    expect(kindsOf()).toEqual(['order-received'])
  })

  test('about a change of more than a day ago is not sent at startup', async () => {
    await place(await shopper())
    const dayAgo = new Date(Date.now() - 25 * 3_600_000).toISOString()
    for (const order of engine.state.orders) order.moved_at = dayAgo
    await tellMissed(adapter, fail)
    expect(tested.mails).toEqual([])
  })

  test('that fails at startup does not block the others', async () => {
    const refused = await place(await shopper())
    await place(await shopper())
    const { send } = adapter.mail
    adapter.mail.send = (mail) =>
      mail.name.startsWith(refused.slice(0, 8).toUpperCase())
        ? Promise.reject(new Error('no such mailbox'))
        : send(mail)
    const errors: unknown[] = []
    await tellMissed(adapter, (error) => errors.push(error))
    adapter.mail.send = send
    expect(errors).toHaveLength(1)
    expect(tested.mails).toHaveLength(1)
  })

  test('is retried under the same Message-ID, and the next mail has another', async () => {
    const trxRef = await place(await shopper())
    const { send } = adapter.mail
    const attempts: (string | undefined)[] = []
    adapter.mail.send = async ({ id }) => {
      attempts.push(id)
      throw new Error('the answer was lost')
    }
    await tell(trxRef)
    await tell(trxRef)
    adapter.mail.send = send
    await tell(trxRef)
    await notify(trxRef)
    await tell(trxRef)
    const [received, paid] = tested.mails.map(({ id }) => id)
    expect(received).toMatch(/^order-[0-9a-f]{32}$/)
    expect(attempts).toEqual([received, received])
    expect(paid).toMatch(/^order-[0-9a-f]{32}$/)
    expect(paid).not.toBe(received)
  })

  test("is not sent after the buyer's account is deleted, and links no longer open the order", async () => {
    const local_device_id = await shopper()
    const { data } = await call('POST checkout-trx', pickup(local_device_id))
    for (const order of engine.state.orders) order.email = 'unknown@deleted.invalid'
    const { order_id: trxRef } = data.payment_data as { order_id: string }
    await tell(trxRef)
    expect(tested.mails).toEqual([])
    const opened = await call('POST order-by-token', { order_token: data.order_token })
    expect(opened).toMatchObject({ status: 400, code: 'LINK_EXPIRED' })
  })

  test('of a cancellation by the buyer says that the buyer cancelled', async () => {
    const trxRef = await place(await shopper())
    const given = { order_number: trxRef.slice(0, 8), email: 'guest@example.com' }
    const { data } = await call('POST order-lookup', given)
    await call('POST order-cancel', { order_token: data.order_token })
    await tell(trxRef)
    expect(tested.mails.map(({ name }) => name)).toEqual([
      expect.stringMatching(/order-cancelled$/),
    ])
  })
})

test('while the engine is down, carts and orders answer 503, and lists stay readable', async () => {
  const device = await shopper()
  await engine.app.close()
  const away = { status: 503, code: 'UNAVAILABLE' }
  expect(await call('GET cart', { local_device_id: device })).toMatchObject(away)
  expect(await call('POST checkout-trx', pickup(device), keyed('away'))).toMatchObject(away)
  expect((await call('GET products')).status).toBe(200)
})
