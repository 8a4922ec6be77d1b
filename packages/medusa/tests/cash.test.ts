import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { tellMissed } from '#orders/tell-missed.ts'
import { atStore, cashOrders, cashSettings, onDelivery } from '#tests/support/cash.ts'
import { fakeProduct } from '#tests/support/fake-engine/catalogue.ts'
import { openTestAdapter } from '#tests/support/medusa-adapter.ts'

const tested = await openTestAdapter()
const { engine, adapter, call, mails, updates } = tested
const { aCart, order, set, place, step, seen, cancel } = cashOrders(tested)
afterAll(() => tested.close())

beforeEach(async () => {
  engine.state.products = Array.from({ length: 3 }, (_, index) => fakeProduct(index))
  engine.state.orders.length = 0
  mails.length = 0
  updates.length = 0
  await adapter.model.load()
  await set(cashSettings)
})

const mailKinds = () => mails.map(({ name }) => name.slice(9))
const pieces = () => engine.state.variant('variant_1_0_M').variant.stock.sloc_2

const waysOf = async (local_device_id: string) =>
  (await call('POST checkout', { local_device_id })).data.payment_ways

describe('checkout', () => {
  test('offers the configured ways to pay in cash, and the tiers that collect cash', async () => {
    const device = await aCart()
    expect(await waysOf(device)).toEqual([
      {
        way: 'CASH_ON_DELIVERY',
        name: 'Cash on delivery',
        fee: 5_000,
        max_total: 2_000_000,
        hours: null,
        unavailable: null,
      },
      {
        way: 'PAY_AT_STORE',
        name: 'Pay at the store',
        fee: 0,
        max_total: null,
        hours: 72,
        unavailable: null,
      },
    ])
    const parcel = { local_device_id: device, showroom_id: 1, subdistrict_id: 317401 }
    const { data } = await call('POST checkout-shipping', parcel)
    expect(data.couriers).toMatchObject({ national: [{ takes_cash: 1 }, { takes_cash: 0 }] })
    const home = await call('GET master/page/home')
    expect(home.data.payment_channels).toContainEqual({
      name: 'Pay at the store',
      kind: 'PAY_AT_STORE',
    })
  })

  test('offers no cash without settings, and makes no cash call to the engine', async () => {
    await set({})
    engine.state.calls.length = 0
    expect(await waysOf(await aCart())).toEqual([])
    expect(engine.state.calls.filter((path) => path.includes('cash'))).toEqual([])
    expect((await order(atStore)).code).toBe('PAYMENT_WAY')
    expect((await order(onDelivery)).code).toBe('PAYMENT_WAY')
  })

  test('uses the default for unreadable hours, and keeps the other settings', async () => {
    await set({ ...cashSettings, pay_at_store_hours: 'three days' })
    expect(await waysOf(await aCart())).toMatchObject([{}, { hours: 72 }])
    expect(adapter.engine.leftOut.list()).toMatchObject([
      { name: 'settings (en)', part: 'pay_at_store_hours' },
    ])
  })
})

describe('a pickup paid at the store', () => {
  test("is confirmed at once, with its code and deadline, and without a provider's bill", async () => {
    const { data } = await order(atStore)
    const redirect = Object(data.payment_redirect)
    expect(data.payment_data ?? null).toBeNull()
    expect(redirect.grand_total).toBe(110_000)
    expect(new URL(redirect.url).pathname).toBe('/payment/response')
    const [placed] = engine.state.orders
    const [from, until] = [placed?.placed_at, placed?.due_at].map((at) => Date.parse(String(at)))
    expect(Number(until) - Number(from)).toBe(72 * 3_600_000)
    expect(await seen(String(data.order_token))).toMatchObject({
      trx_status: 'CONFIRMED',
      payment_way: 'PAY_AT_STORE',
      payment_channel: 'Pay at the store',
      payment_status_desc: 'To be paid at the store',
      payment_date: null,
      payment_duedate: expect.stringMatching(/^\d{4}-/),
      pickup_ready_at: expect.stringMatching(/^\d{4}-/),
      pickup_code: 'ABC234',
      can_cancel: 1,
    })
  })

  test("redirects to the shop's payment page, whose return is verified", async () => {
    const { data } = await order(atStore)
    const { searchParams } = new URL(Object(data.payment_redirect).url)
    const report = { local_device_id: crypto.randomUUID(), ...Object.fromEntries(searchParams) }
    expect((await call('POST checkout-payment', report)).data).toMatchObject({
      verified: 1,
      trx_status: 'CONFIRMED',
      payment_way: 'PAY_AT_STORE',
    })
  })

  test('sends a mail at each step, and is collected and paid once', async () => {
    const { placed, order_token } = await place(atStore)
    const { trx_ref } = placed
    expect(await step(trx_ref, 'ready')).toBe(200)
    expect(await step(trx_ref, 'complete')).toBe('ORDER_CLOSED')
    expect(await step(trx_ref, 'refund')).toBe('ORDER_CLOSED')
    expect(await step(trx_ref, 'collect')).toBe(200)
    expect(await step(trx_ref, 'collect')).toBe('COLLECTED')
    expect(mailKinds()).toEqual(['order-confirmed', 'ready-for-pickup', 'order-collected'])
    expect(mails[1]?.text).toContain('Please pay IDR 110,000 at the till.')
    expect(await seen(order_token)).toMatchObject({
      trx_status: 'COMPLETED',
      payment_status_desc: 'Paid',
      payment_date: expect.stringMatching(/^\d{4}-/),
    })
  })

  test('that is never collected is released with a mail, and cannot be collected later', async () => {
    const before = pieces()
    const { placed } = await place(atStore)
    expect(pieces()).toBe(Number(before) - 1)
    expect(await step(placed.trx_ref, 'not-collected')).toBe(200)
    expect(pieces()).toBe(before)
    expect(await step(placed.trx_ref, 'collect')).toBe('ORDER_CLOSED')
    expect(mailKinds()).toEqual(['order-confirmed', 'order-not-collected'])
  })

  test('can be cancelled by its buyer even when ready, but not after payment or release', async () => {
    const [ready, paid, released] = [
      await place(atStore, { guest_email: 'a@example.com' }),
      await place(atStore, { guest_email: 'b@example.com' }),
      await place(atStore, { guest_email: 'c@example.com' }),
    ]
    await step(ready.placed.trx_ref, 'ready')
    await step(paid.placed.trx_ref, 'collect')
    await step(released.placed.trx_ref, 'not-collected')
    expect(await cancel(ready.order_token)).toBe(200)
    expect(await cancel(paid.order_token)).toBe('ORDER_CLOSED')
    expect(await cancel(released.order_token)).toBe('ORDER_CLOSED')
  })
})

describe('a parcel paid on delivery', () => {
  test('includes the fee, has no deadline, and names the amount to pay in its mails', async () => {
    const { order_token, placed } = await place({ ...onDelivery, expected_total: 127_000 })
    expect(await seen(order_token)).toMatchObject({
      trx_status: 'CONFIRMED',
      grand_total: 127_000,
      shipping_cost: 12_000,
      payment_fee: 5_000,
      payment_duedate: null,
      payment_status_desc: 'To be paid in cash when the parcel arrives',
    })
    expect(mails[0]?.text).toContain('Fee, Cash on delivery: IDR 5,000')
    await step(placed.trx_ref, 'pack')
    await step(placed.trx_ref, 'ship', { receipt_number: 'SN1' })
    expect(mails.at(-1)?.text).toContain('Please have IDR 127,000 ready in cash')
  })

  test('can be cancelled by its buyer until it is packed, and is refused with the reason later', async () => {
    const [early, late] = [await place(onDelivery), await place(onDelivery)]
    expect(await cancel(early.order_token)).toBe(200)
    await step(late.placed.trx_ref, 'pack')
    const refused = await call('POST order-cancel', { order_token: late.order_token })
    expect(refused).toMatchObject({ code: 'ORDER_CLOSED' })
    expect(refused.message).toMatch(/being packed or on its way/)
  })

  test('that is refused at the door can still be accepted, and is then paid', async () => {
    const { placed, order_token } = await place(onDelivery)
    const { trx_ref } = placed
    expect(await step(trx_ref, 'refuse')).toBe('ORDER_CLOSED')
    await step(trx_ref, 'pack')
    expect(await step(trx_ref, 'collect')).toBe('ORDER_CLOSED')
    await step(trx_ref, 'ship', { receipt_number: 'SN1' })
    expect(await step(trx_ref, 'refuse')).toBe(200)
    expect(await seen(order_token)).toMatchObject({ trx_status: 'NOT_COLLECTED', can_cancel: 0 })
    expect(await step(trx_ref, 'collect')).toBe(200)
    const kinds = ['order-confirmed', 'order-shipped', 'order-not-collected', 'order-collected']
    expect(mailKinds()).toEqual(kinds)
  })

  test('is refused by an unsupported tier, above the limit, by a wrong way, or with another total, and places no order', async () => {
    const code = async (more: object) => (await order(onDelivery, more)).code
    expect(await code({ shipping_service_name: 'UDRONS', shipping_cost: 20_000 })).toBe(
      'PAYMENT_WAY',
    )
    expect(await code({ payment_way: 'PAY_AT_STORE' })).toBe('PAYMENT_WAY')
    expect(await code({ payment_way: 'CREDIT' })).toBe('INVALID_INPUT')
    expect(await code({ expected_total: 122_000 })).toBe('CART_CHANGED')
    await set({ ...cashSettings, cash_on_delivery_maximum: 121_999 })
    expect(await code({})).toBe('PAYMENT_WAY')
    expect(engine.state.orders).toHaveLength(0)
    await set({ ...cashSettings, cash_on_delivery_maximum: null })
    expect(await waysOf(await aCart())).toMatchObject([{ max_total: null }, {}])
    expect((await order(onDelivery)).status).toBe(200)
  })
})

describe('an order in cash', () => {
  test('sent twice with one key is one order, until it is closed', async () => {
    const local_device_id = await aCart()
    const key = { 'idempotency-key': 'k'.repeat(32) }
    const first = await order(atStore, { local_device_id }, key)
    const again = await order(atStore, { local_device_id }, key)
    expect(again.data.payment_redirect).toEqual(first.data.payment_redirect)
    expect(engine.state.orders).toHaveLength(1)
    await step(engine.state.orders[0]?.trx_ref ?? '', 'not-collected')
    expect((await order(atStore, { local_device_id }, key)).code).toBe('ORDER_CLOSED')
  })

  test("may be below the payment provider's minimum", async () => {
    const { paymentMinimum } = adapter
    adapter.paymentMinimum = 1_000_000 as typeof paymentMinimum
    expect((await order({ ...atStore, payment_way: undefined })).code).toBe('BELOW_MINIMUM')
    expect((await order(atStore)).status).toBe(200)
    adapter.paymentMinimum = paymentMinimum
  })

  test('sends nothing to an unverified phone until staff ship it', async () => {
    const consent = { whatsapp_phone: '0812 3456 7890', whatsapp_wording: 'Updates by WhatsApp' }
    const { placed } = await place(onDelivery, consent)
    await step(placed.trx_ref, 'pack')
    expect(updates).toEqual([])
    await step(placed.trx_ref, 'ship', { receipt_number: 'SN1' })
    await step(placed.trx_ref, 'collect')
    expect(updates.map(({ template }) => template)).toEqual(['order_shipped', 'order_delivered'])
  })

  test('that was collected while the adapter was down is mailed at its start, once', async () => {
    const { placed } = await place(atStore)
    const at = new Date().toISOString()
    Object.assign(placed, { status: 'COMPLETED', moved_at: at, paid_at: at })
    mails.length = 0
    await tellMissed(adapter, () => {})
    await tellMissed(adapter, () => {})
    expect(mailKinds()).toEqual(['order-collected'])
  })
})

describe('the number of open cash orders', () => {
  const codes = async (count: number, run: (index: number) => ReturnType<typeof order>) => {
    const answers: unknown[] = []
    for (let index = 0; index < count; index++) {
      const { status, code } = await run(index)
      answers.push(code ?? status)
    }
    return answers
  }
  const full = [200, 200, 200, 'CASH_ORDERS']
  const another = (index: number) => ({ guest_email: `guest-${index}@example.com` })

  test('is limited per device, whatever the addresses, and checkout says so', async () => {
    const device = crypto.randomUUID()
    const run = async (index: number) =>
      order(atStore, { local_device_id: await aCart(device), ...another(index) })
    expect(await codes(4, run)).toEqual(full)
    await aCart(device)
    expect(await waysOf(device)).toMatchObject([
      { unavailable: expect.stringContaining('3 orders') },
      { unavailable: expect.stringContaining('3 orders') },
    ])
    await step(engine.state.orders[0]?.trx_ref ?? '', 'collect')
    expect(await waysOf(device)).toMatchObject([{ unavailable: null }, { unavailable: null }])
  })

  test('is limited per email address from one network, in any case', async () => {
    const spelled = ['Guest@example.com', 'guest@EXAMPLE.com']
    const run = (index: number) => order(atStore, { guest_email: spelled[index % 2] })
    expect(await codes(4, run)).toEqual(full)
    expect((await order(atStore, another(9))).status).toBe(200)
  })

  test('is limited per delivery address from one network, in any spelling', async () => {
    const spelled = ['Jl. Satu 1', 'JL SATU, 1']
    const run = (index: number) =>
      order(onDelivery, { address_street: spelled[index % 2], ...another(index) })
    expect(await codes(4, run)).toEqual(full)
    expect((await order(onDelivery, { address_street: 'Jl. Dua 2', ...another(9) })).status).toBe(
      200,
    )
  })

  test('is counted by keyed hashes: the engine can read neither address', async () => {
    await order(onDelivery)
    const keys = JSON.stringify(engine.state.orders[0]?.cash_keys)
    expect(keys).not.toMatch(/guest|satu/i)
    expect(JSON.parse(keys)).toHaveLength(2)
  })

  test('does not limit orders paid at the provider', async () => {
    const device = crypto.randomUUID()
    const run = async (index: number) =>
      order(atStore, { local_device_id: await aCart(device), ...another(index) })
    await codes(3, run)
    const paid = { ...atStore, payment_way: undefined, local_device_id: await aCart(device) }
    expect((await order(paid)).status).toBe(200)
  })
})
