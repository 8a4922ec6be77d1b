import type { UpdateMessage } from '@etalase/backend-kit/order-updates/update-transport.ts'
import { RefusedMessage } from '@etalase/backend-kit/outbox/delivery-errors.ts'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { tellMissed } from '#orders/tell-missed.ts'
import { regularDelivery } from '#tests/support/delivery.ts'
import { fakeProduct } from '#tests/support/fake-engine/catalogue.ts'
import type { FakeOrder } from '#tests/support/fake-engine/state.ts'
import { engineSecret, openTestAdapter } from '#tests/support/medusa-adapter.ts'

const tested = await openTestAdapter()
const { engine, adapter, updates, call } = tested
const { updates: provider, now } = adapter
afterAll(() => tested.close())

beforeEach(async () => {
  engine.state.products = [fakeProduct(0)]
  engine.state.orders.length = 0
  updates.length = 0
  tested.mails.length = 0
  adapter.updates = provider
  adapter.now = now
  await adapter.model.load()
})

const wording = 'Get WhatsApp updates on this order at …'
const wanted = { whatsapp_phone: '0812 3456 7890', whatsapp_wording: wording }

interface Given {
  /** Fields of the order about updates. */
  more?: object
  headers?: Record<string, string>
  isPickup?: boolean
}

const pickup = { shipping_type: 'PICKUP_ON_STORE', showroom_id: 2 }

async function place({ more = wanted, headers = {}, isPickup = false }: Given = {}) {
  const local_device_id = crypto.randomUUID()
  await call('POST cart', { local_device_id, product_detail_id: 1_001, size: 'L', qty: 1 })
  const guest_email = headers.authorization ? undefined : 'guest@example.com'
  const body = { local_device_id, guest_email, ...(isPickup ? pickup : regularDelivery), ...more }
  return call('POST checkout-trx', body, headers)
}

/** Places an unpaid order whose buyer wants updates by default. Returns it with its token. */
async function order(given: Given = {}) {
  const { data } = await place(given)
  const placed = engine.state.orders.at(-1)
  if (!placed) throw new Error('No order was placed')
  const number = placed.trx_ref.slice(0, 8).toUpperCase()
  return { placed, number, order_token: String(data.order_token) }
}

const tell = ({ trx_ref, status }: FakeOrder) =>
  call(
    'POST engine/events',
    { name: 'order.changed', trx_ref, status },
    { authorization: `Bearer ${engineSecret}` },
  )

/** Moves an order in the engine, and sends its event. */
async function move(placed: FakeOrder, status: string, fields: object = {}) {
  const moved_at = new Date().toISOString()
  const paid_at = status === 'PENDING' ? null : (placed.paid_at ?? moved_at)
  Object.assign(placed, { status, moved_at, paid_at, ...fields })
  return tell(placed)
}

const sent = () => updates.map(({ template, values }) => [template, ...values])

const shown = async (order_token: string) =>
  (await call('POST order-by-token', { order_token })).data.user_order

const stop = (order_token: string) => call('POST order-updates-stop', { order_token })

/** Returns a provider with its own reaction to updates. */
function providerThat(send: (update: UpdateMessage) => Promise<void>) {
  let attempts = 0
  adapter.updates = {
    server: 'whatsapp.test',
    send: (update) => {
      attempts++
      return send(update)
    },
  }
  return { attempts: () => attempts }
}

const refuse = async () => {
  throw new RefusedMessage(400)
}

const fail = (error: unknown) => {
  throw error
}

describe('a buyer with WhatsApp updates', () => {
  test('gets one per event of a delivery, from payment on, at the number in international form', async () => {
    const { placed, number } = await order()
    await tell(placed)
    expect(sent()).toEqual([])
    await move(placed, 'PAID')
    await move(placed, 'PROCESSING')
    await move(placed, 'SHIPPED', { receipt_number: 'SN1' })
    await move(placed, 'COMPLETED')
    expect(sent()).toEqual([
      ['order_paid', number, expect.stringMatching(/^IDR [\d,]+$/)],
      ['order_shipped', number, 'SN1'],
      ['order_delivered', number],
    ])
    expect(new Set(updates.map(({ to }) => to))).toEqual(new Set(['+6281234567890']))
  })

  test('gets those of a pickup without its code, since the number is unverified', async () => {
    const { placed, number } = await order({ isPickup: true })
    await move(placed, 'PAID', { pickup_code: 'ABC234' })
    await move(placed, 'READY_FOR_PICKUP')
    await move(placed, 'COMPLETED')
    expect(sent().slice(1)).toEqual([
      ['ready_for_pickup', number, expect.any(String)],
      ['order_picked_up', number],
    ])
    expect(JSON.stringify(updates)).not.toContain('ABC234')
  })

  test('gets them in the language of the order', async () => {
    const { placed } = await order({ headers: { 'accept-language': 'id' } })
    await move(placed, 'PAID')
    expect(updates).toMatchObject([{ language: 'id', text: expect.stringMatching(/^Pesanan /) }])
  })

  test('gets no duplicate, however often an event is reported, but one for a corrected receipt number', async () => {
    const { placed } = await order()
    await Promise.all([move(placed, 'PAID'), tell(placed), tell(placed)])
    for (const receipt_number of ['SN1', 'SN1', 'SN2', 'SN1', 'SN2', 'SN2'])
      await move(placed, 'SHIPPED', { receipt_number })
    expect(sent().map(([template, , receipt]) => [template, receipt])).toEqual([
      ['order_paid', 'IDR 92,000'],
      ['order_shipped', 'SN1'],
      ['order_shipped', 'SN2'],
      ['order_shipped', 'SN1'],
      ['order_shipped', 'SN2'],
    ])
  })

  test('gets no message about a parcel without a receipt number', async () => {
    const { placed } = await order()
    await move(placed, 'SHIPPED')
    expect(sent()).toEqual([])
  })

  test('sees the consent and its time with the order', async () => {
    const { order_token } = await order()
    expect(await shown(order_token)).toMatchObject({
      whatsapp_updates: {
        phone: '+6281234567890',
        wording,
        given_at: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
        withdrawn_at: null,
      },
    })
  })
})

describe('no update is sent', () => {
  test.each([
    ['without the tick', {}],
    ['to a number without the words that were shown', { whatsapp_phone: wanted.whatsapp_phone }],
    ['for words without a number', { whatsapp_wording: wording }],
  ])('%s', async (_, more) => {
    const { placed, order_token } = await order({ more })
    await move(placed, 'PAID')
    expect(sent()).toEqual([])
    expect(await shown(order_token)).toMatchObject({ whatsapp_updates: null })
  })

  test('of an order that ends unpaid, since anyone can type any number', async () => {
    const [first, second] = [await order(), await order()]
    await call('POST order-cancel', { order_token: first.order_token })
    await tell(first.placed)
    await move(second.placed, 'CANCELLED', { paid_at: null })
    expect(sent()).toEqual([])
  })

  test("of an order whose buyer's account is deleted", async () => {
    const { placed } = await order()
    await move(placed, 'PAID', { email: 'unknown@deleted.invalid' })
    expect(sent()).toEqual([])
  })

  test('without a provider, and checkout does not offer updates', async () => {
    adapter.updates = null
    const { order_token } = await order()
    expect(await shown(order_token)).toMatchObject({ whatsapp_updates: null })
    const local_device_id = crypto.randomUUID()
    await call('POST cart', { local_device_id, product_detail_id: 1_001, size: 'L', qty: 1 })
    const offer = async () => (await call('POST checkout', { local_device_id })).data
    expect(await offer()).toMatchObject({ has_whatsapp_updates: 0 })
    adapter.updates = provider
    expect(await offer()).toMatchObject({ has_whatsapp_updates: 1 })
  })
})

test('an order with a foreign phone number for updates is refused', async () => {
  const refused = await place({ more: { ...wanted, whatsapp_phone: '+1 202 555 0100' } })
  expect(refused).toMatchObject({ status: 400, code: 'INVALID_INPUT' })
  expect(engine.state.orders).toEqual([])
})

describe('a buyer who stops updates', () => {
  test('gets nothing more, and the consent is kept with its first end', async () => {
    const { placed, order_token } = await order()
    await move(placed, 'PAID')
    expect((await stop(order_token)).status).toBe(200)
    const first = await shown(order_token)
    expect(first).toMatchObject({ whatsapp_updates: { wording, withdrawn_at: expect.any(String) } })
    adapter.now = () => new Date(Date.now() + 3_600_000)
    expect((await stop(order_token)).status).toBe(200)
    adapter.now = now
    await move(placed, 'SHIPPED', { receipt_number: 'SN1' })
    expect(sent().map(([template]) => template)).toEqual(['order_paid'])
    expect(await shown(order_token)).toMatchObject({
      whatsapp_updates: Object(first).whatsapp_updates,
    })
  })

  test('gets no retry of a failed update', async () => {
    const { placed, order_token } = await order()
    const away = providerThat(() => Promise.reject(new Error('away')))
    expect((await move(placed, 'PAID')).status).toBe(500)
    await stop(order_token)
    expect((await tell(placed)).status).toBe(200)
    expect(away.attempts()).toBe(1)
  })

  test("needs the order's own link, not a forged one", async () => {
    const { order_token } = await order()
    const forged = `${order_token.slice(0, -3)}AAA`
    expect(await stop(forged)).toMatchObject({ status: 400, code: 'LINK_EXPIRED' })
    expect(await shown(order_token)).toMatchObject({ whatsapp_updates: { withdrawn_at: null } })
  })

  test('must be the customer of the order', async () => {
    const signUp = async () => {
      const password = 'a long password'
      const email = `${crypto.randomUUID()}@example.com`
      const form = { name: 'Dewi', gender: 'FEMALE', email, password, password_conf: password }
      const { data } = await call('POST auth/sign-up', form)
      return { authorization: String(data.access_token) }
    }
    const [owner, stranger] = [await signUp(), await signUp()]
    const { placed } = await order({ headers: owner, isPickup: true })
    const stopBy = (by: Record<string, string>) =>
      call('POST user/order-updates-stop', { id: placed.id }, by)
    const read = async () =>
      (await call('GET user/order', { id: placed.id }, owner)).data.user_order
    expect((await stopBy(stranger)).status).toBe(404)
    expect(await read()).toMatchObject({ whatsapp_updates: { withdrawn_at: null } })
    expect((await stopBy(owner)).status).toBe(200)
    expect(await read()).toMatchObject({ whatsapp_updates: { withdrawn_at: expect.any(String) } })
  })
})

describe('an update', () => {
  test('of an unavailable provider is sent with the next event, without a second mail', async () => {
    const { placed } = await order()
    providerThat(() => Promise.reject(new Error('away')))
    expect((await move(placed, 'PAID')).status).toBe(500)
    expect(tested.mails.map(({ name }) => name)).toEqual([expect.stringMatching(/order-paid$/)])
    adapter.updates = provider
    await Promise.all([tell(placed), tell(placed)])
    expect(sent().map(([template]) => template)).toEqual(['order_paid'])
    expect(tested.mails).toHaveLength(1)
  })

  test('that the provider refuses is not retried', async () => {
    const { placed } = await order()
    const { attempts } = providerThat(refuse)
    expect((await move(placed, 'PAID')).status).toBe(200)
    await tell(placed)
    expect(attempts()).toBe(1)
  })

  test('is sent even when the mail is refused', async () => {
    const { placed } = await order()
    const { send } = adapter.mail
    adapter.mail.send = () => Promise.reject(new Error('no such mailbox'))
    expect((await move(placed, 'PAID')).status).toBe(500)
    adapter.mail.send = send
    expect(sent().map(([template]) => template)).toEqual(['order_paid'])
  })
})

describe('at startup', () => {
  /** Creates an order that moved without an event. */
  async function missed(status: string) {
    const { placed, number } = await order()
    const moved_at = new Date().toISOString()
    Object.assign(placed, { status, moved_at, paid_at: moved_at })
    return { placed, number }
  }

  test('updates whose event was lost are sent, once', async () => {
    const [paid, arrived] = [await missed('PAID'), await missed('COMPLETED')]
    await tellMissed(adapter, fail)
    await tellMissed(adapter, fail)
    expect(sent()).toEqual([
      ['order_paid', paid.number, expect.any(String)],
      ['order_delivered', arrived.number],
    ])
  })

  test('a refused update is reported, and does not block the others', async () => {
    const [refused, next] = [await missed('COMPLETED'), await missed('COMPLETED')]
    const got: string[] = []
    providerThat(async ({ values: [number = ''] }) =>
      number === refused.number ? refuse() : void got.push(number),
    )
    const errors: unknown[] = []
    await tellMissed(adapter, (error) => errors.push(error))
    expect(got).toEqual([next.number])
    expect(errors).toEqual([expect.any(RefusedMessage)])
  })
})
