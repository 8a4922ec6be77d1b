import { orders } from '@etalase/backend-kit/db/schema/orders.ts'
import { parcels } from '@etalase/backend-kit/db/schema/parcels.ts'
import { addHours } from 'date-fns/addHours'
import { HttpResponse } from 'msw'
import { beforeEach, describe, expect, test } from 'vitest'
import { readOpenParcels } from '#parcels/read-open-parcels.ts'
import { biteshipScene } from '#tests/support/biteship-scene.ts'
import { anArea, type Fields, withSecret } from '#tests/support/biteship-stand-in.ts'
import { addToCart, notify } from '#tests/support/checkout-calls.ts'
import { callEndpoint, send } from '#tests/support/test-backend.ts'
import { staffToken } from '#tests/support/test-context.ts'

const scene = await biteshipScene()
const { backend, biteship, device, failures, jne, offer, orderNow, trackingNow } = scene
const { app, clock, context, db } = backend
const headers = { authorization: `Bearer ${staffToken}` }

const trxRef = async () => (await orderNow())?.trxRef ?? ''
const step = async (name: string, more: object = {}) =>
  send(app, 'POST staff/order-step', { order: await trxRef(), step: name, ...more }, headers)
const book = async () => send(app, 'POST staff/book-parcel', { order: await trxRef() }, headers)
const shown = async () =>
  (await callEndpoint(app, 'GET staff/order', { order: await trxRef() }, headers)).order
const bookingId = () => [...biteship.orders.keys()].at(-1) ?? ''

/** A guest's paid and packed order. */
beforeEach(async () => {
  await offer()
  const { payment_data } = await callEndpoint(app, 'POST checkout-trx', jne)
  await notify(backend, payment_data?.order_id ?? '', '2')
  await step('pack')
})

async function webhook(said: object = {}, given: Record<string, string> = withSecret) {
  const body = { event: 'order.status', order_id: bookingId(), status: 'picked', ...said }
  const answer = await send(app, 'POST parcel/notification', body, given)
  await context.mailWorker.deliver()
  return answer
}

/** Moves the parcel through some statuses and sends Biteship's webhook. */
async function happens(...statuses: string[]) {
  biteship.happens(bookingId(), ...statuses)
  return webhook({ status: statuses.at(-1) })
}

describe('staff', () => {
  test('book the parcel of a packed order with contacts, addresses, contents and the paid tier', async () => {
    expect(await book()).toMatchObject({ status: 200 })
    expect(biteship.created).toEqual([
      {
        reference_id: await trxRef(),
        shipper_organization: 'Sandang Nusa',
        origin_contact_name: 'Sandang Nusa Hub Kemang',
        origin_contact_phone: '021',
        origin_address: 'a, b, c',
        origin_note: '',
        origin_area_id: anArea('Mampang Prapatan', 12_730).id,
        origin_postal_code: 12_730,
        destination_contact_name: 'Sari Dewi',
        destination_contact_phone: '081234567890',
        destination_address: 'Jl. Cilandak 1, Cilandak, Kota Jakarta Selatan, DKI Jakarta',
        destination_note: '',
        destination_area_id: anArea('Cilandak', 12_430).id,
        destination_postal_code: 12_430,
        courier_company: 'jne',
        courier_type: 'reg',
        delivery_type: 'now',
        items: [
          { name: '1x Shirt', category: 'fashion', value: 200_000, weight: 300, quantity: 1 },
        ],
      },
    ])
    expect(await shown()).toMatchObject({
      trx_status: 'PROCESSING',
      parcel: {
        provider: 'biteship',
        booking: bookingId(),
        status: 'confirmed',
        waybill: 'WYB-1112223334440',
        cost: 11_000,
        needs_staff: false,
      },
    })
  })

  test('book it once when repeating the command', async () => {
    const [first, second] = [await book(), await book()]
    expect(second.body).toEqual(first.body)
    expect(biteship.created).toHaveLength(1)
  })

  test('book it once when clicking twice concurrently', async () => {
    const { promise: answered, resolve: answer } = Promise.withResolvers<undefined>()
    biteship.answers({ create: () => answered })
    const first = book()
    await expect.poll(() => biteship.created).toHaveLength(1)
    expect(await book()).toMatchObject({ status: 409 })
    answer(undefined)
    expect(await first).toMatchObject({ status: 200 })
    expect(biteship.created).toHaveLength(1)
  })

  test.each([
    ['breaks off', () => HttpResponse.error()],
    ['is an error of Biteship', () => HttpResponse.json({ success: false }, { status: 500 })],
    ['is a page of its proxy', () => HttpResponse.html('<h1>Bad gateway</h1>')],
    ['is of another shape', () => HttpResponse.json({ success: true, id: 7 })],
    [
      'is of another parcel',
      (order: Fields) => HttpResponse.json({ ...order, reference_id: 'f'.repeat(32) }),
    ],
  ])(
    'find the parcel with the next command when the response %s, and book no second one',
    async (_, create) => {
      biteship.answers({ create })
      expect(await book()).toMatchObject({ status: 503, body: { error: { code: 'UNAVAILABLE' } } })
      expect(JSON.stringify(failures.mock.calls)).not.toMatch(/Sari|0812|Cilandak 1/)
      biteship.answers()
      expect(await book()).toMatchObject({ status: 200 })
      expect(biteship.orders.size).toBe(1)
      expect((await shown()).parcel).toMatchObject({ booking: bookingId() })
    },
  )

  test('get the reason when Biteship refuses a parcel, and can book it later', async () => {
    const refusal = { success: false, error: 'Insufficient balance', code: 40_002_036 }
    biteship.answers({
      create: (order) => {
        biteship.orders.delete(String(order.id))
        return HttpResponse.json(refusal, { status: 400 })
      },
    })
    const { status, body } = await book()
    expect([status, body.error?.message]).toEqual([
      422,
      'Biteship: Insufficient balance (40002036)',
    ])
    expect((await shown()).parcel).toBeNull()
    biteship.answers()
    expect(await book()).toMatchObject({ status: 200 })
  })

  test('get a refusal that comes with status 200, and nothing is booked', async () => {
    biteship.answers({ create: () => HttpResponse.json({ success: false, error: 'No', code: 1 }) })
    expect(await book()).toMatchObject({ status: 422 })
    expect((await shown()).parcel).toBeNull()
  })

  test('can book neither an unpacked order nor a shipped one', async () => {
    await step('ship', { receipt_number: 'SN1' })
    expect(await book()).toMatchObject({ status: 409, body: { error: { code: 'ORDER_CLOSED' } } })
    await addToCart(app, device, 1)
    const { payment_data } = await callEndpoint(app, 'POST checkout-trx', jne)
    const order = payment_data?.order_id ?? ''
    await notify(backend, order, '2')
    const unpacked = await send(app, 'POST staff/book-parcel', { order }, headers)
    expect(unpacked).toMatchObject({ status: 409, body: { error: { code: 'ORDER_CLOSED' } } })
    expect(biteship.created).toEqual([])
  })

  test("cannot book an order by the company's own table, which they ship themselves", async () => {
    await db.update(orders).set({ serviceCode: 'UDRREG' })
    expect(await book()).toMatchObject({ status: 422 })
    expect(await step('ship', { receipt_number: 'SN1' })).toMatchObject({ status: 200 })
    expect(biteship.created).toEqual([])
  })

  test('can book another parcel only after the first found no courier', async () => {
    await book()
    const first = bookingId()
    await happens('confirmed', 'courier_not_found')
    expect((await shown()).parcel).toMatchObject({ needs_staff: true })
    expect(await book()).toMatchObject({ status: 200 })
    expect(biteship.created.map(({ reference_id }) => reference_id)).toEqual([
      await trxRef(),
      `${await trxRef()}-2`,
    ])
    biteship.happens(first, 'confirmed', 'courier_not_found', 'picked')
    expect(await webhook({ order_id: first })).toMatchObject({ body: { result: 'unknown' } })
    expect(await orderNow()).toMatchObject({ status: 'PROCESSING' })
  })
})

describe('a parcel', () => {
  beforeEach(async () => {
    await book()
  })

  test('that is picked up ships the order, and its buyer gets the number once', async () => {
    for (const _ of [1, 2]) await happens('confirmed', 'allocated', 'picking_up', 'picked')
    expect(await orderNow()).toMatchObject({ status: 'SHIPPED', noResi: 'WYB-1112223334440' })
    expect(await backend.mailsOf('order-shipped')).toHaveLength(1)
    expect(await trackingNow()).toEqual([
      'Courier booked',
      'Courier assigned',
      'The courier is on the way to us',
      'Picked up by courier',
    ])
  })

  test('that arrives completes the order, even without earlier events', async () => {
    await happens('confirmed', 'picked', 'dropping_off', 'dropping_off', 'delivered')
    expect(await orderNow()).toMatchObject({ status: 'COMPLETED' })
    expect(await trackingNow()).toEqual([
      'Courier booked',
      'Picked up by courier',
      'On its way to you',
      'Delivered',
    ])
  })

  test('hides the driver, whom the notes name', async () => {
    await happens('confirmed', 'picked')
    expect((await trackingNow()).join()).not.toMatch(/Budi|0812/)
  })

  test('never goes back on a late event', async () => {
    await happens('confirmed', 'picked', 'delivered')
    await happens('confirmed', 'picked')
    expect(await orderNow()).toMatchObject({ status: 'COMPLETED' })
    expect(await trackingNow()).toHaveLength(3)
    expect(await db.select().from(parcels)).toMatchObject([{ stage: 'delivered' }])
  })

  test('with events out of order shows them in order', async () => {
    biteship.happens(bookingId(), 'confirmed', 'picked', 'dropping_off')
    const order = Object(biteship.orders.get(bookingId()))
    order.courier.history.reverse()
    await webhook()
    expect(await trackingNow()).toEqual([
      'Courier booked',
      'Picked up by courier',
      'On its way to you',
    ])
  })

  test.each(['on_hold', 'return_in_transit', 'returned', 'disposed', 'abducted'])(
    'that is %s leaves the order shipped, and alerts staff',
    async (status) => {
      await happens('confirmed', 'picked', status)
      expect(await shown()).toMatchObject({
        trx_status: 'SHIPPED',
        parcel: { status, needs_staff: true },
      })
      expect(failures).toHaveBeenCalledWith(expect.any(Error), `parcel ${bookingId()}: ${status}`)
    },
  )

  test.each(['cancelled', 'rejected', 'courier_not_found'])(
    'that is %s leaves the order packed, and is hidden from its buyer',
    async (status) => {
      await happens('confirmed', status)
      expect(await orderNow()).toMatchObject({ status: 'PROCESSING' })
      expect(await trackingNow()).toEqual(['Courier booked'])
    },
  )

  test('without a number ships no order yet', async () => {
    biteship.happens(bookingId(), 'confirmed', 'picked')
    Object(biteship.orders.get(bookingId())).courier.waybill_id = null
    await db.update(parcels).set({ waybill: null })
    await webhook()
    expect(await orderNow()).toMatchObject({ status: 'PROCESSING', noResi: null })
    Object(biteship.orders.get(bookingId())).courier.waybill_id = 'JNE-LATE'
    await webhook({ event: 'order.waybill_id' })
    expect(await orderNow()).toMatchObject({ status: 'SHIPPED', noResi: 'JNE-LATE' })
  })

  test("of a cancelled order doesn't change it", async () => {
    await step('cancel')
    await happens('confirmed', 'picked', 'delivered')
    expect(await orderNow()).toMatchObject({ status: 'CANCELLED' })
  })

  test.each([
    ['of null', null],
    ['of words', 'kemarin'],
    ['before our time', 0],
  ])('with an event %s keeps the other events', async (_, updated_at) => {
    biteship.happens(bookingId(), 'confirmed', 'picked', 'dropping_off')
    Object(biteship.orders.get(bookingId())).courier.history[1].updated_at = updated_at
    expect(await webhook()).toMatchObject({ status: 200 })
    expect(await trackingNow()).toEqual(['Courier booked', 'On its way to you'])
  })
})

describe('a webhook', () => {
  beforeEach(async () => {
    await book()
  })

  test('is not trusted: the order is fetched, and its own status counts', async () => {
    await webhook({ status: 'delivered' })
    expect(await orderNow()).toMatchObject({ status: 'PROCESSING' })
    expect(biteship.read).toEqual([bookingId()])
  })

  test.each([
    ['no secret', {}],
    ['another secret', { 'x-webhook-secret': 'secret-of-all-webhooks-of-somebody-else-oh' }],
    ['a part of the secret', { 'x-webhook-secret': withSecret['x-webhook-secret'].slice(1) }],
  ])('with %s is refused, without a call to Biteship', async (_, given) => {
    biteship.happens(bookingId(), 'confirmed', 'picked')
    const { status, body } = await webhook({}, given)
    expect([status, body.error?.code]).toEqual([403, 'BAD_SIGNATURE'])
    expect(biteship.read).toEqual([])
    expect(await orderNow()).toMatchObject({ status: 'PROCESSING' })
  })

  test.each([
    ['of another shape', { order_id: 7 }],
    ['with an id that is a path', { order_id: '../couriers' }],
  ])('%s is refused', async (_, said) => {
    expect(await webhook(said)).toMatchObject({ status: 400 })
    expect(biteship.read).toEqual([])
  })

  test("without content, the dashboard's test, is answered with 200", async () => {
    const url = '/parcel/notification'
    const json = { 'content-type': 'application/json' }
    const answers = [
      await app.inject({ method: 'POST', url }),
      await app.inject({ method: 'POST', url, headers: json, payload: '' }),
      await app.inject({ method: 'POST', url, headers: json, payload: '{}' }),
    ]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    expect(biteship.read).toEqual([])
  })

  test('for an order of another shop of the account changes nothing here', async () => {
    biteship.orders.set('other', {
      ...biteship.orders.get(bookingId()),
      id: 'other',
      reference_id: 'INV-7',
    })
    expect(await webhook({ order_id: 'other' })).toMatchObject({
      status: 200,
      body: { result: 'unknown' },
    })
    expect(await orderNow()).toMatchObject({ status: 'PROCESSING' })
  })

  test('for an order that answers under another number changes nothing', async () => {
    biteship.orders.set('moved', { ...biteship.orders.get(bookingId()) })
    expect(await webhook({ order_id: 'moved' })).toMatchObject({ status: 503 })
  })

  test.each([
    ['is down', () => HttpResponse.error()],
    ['has an error of its own', () => HttpResponse.json({}, { status: 500 })],
    ['says success false', () => HttpResponse.json({ success: false })],
    ['does not know it', () => HttpResponse.json({ success: false }, { status: 404 })],
  ])(
    'that cannot be confirmed, as Biteship %s, is answered for a retry, and then counts',
    async (_, readOne) => {
      biteship.answers({ readOne })
      expect(await happens('confirmed', 'picked')).toMatchObject({ status: 503 })
      expect(await orderNow()).toMatchObject({ status: 'PROCESSING' })
      biteship.answers()
      expect(await webhook()).toMatchObject({ status: 200 })
      expect(await orderNow()).toMatchObject({ status: 'SHIPPED' })
    },
  )
})

describe('a parcel without webhooks', () => {
  test('is polled some hours after its last event', async () => {
    await book()
    biteship.happens(bookingId(), 'confirmed', 'picked')
    await readOpenParcels(context)
    expect(biteship.read).toEqual([])
    clock.now = addHours(clock.now, 4)
    await readOpenParcels(context)
    expect(await orderNow()).toMatchObject({ status: 'SHIPPED' })
  })

  test('is no longer polled once it has arrived', async () => {
    await book()
    await happens('confirmed', 'picked', 'delivered')
    clock.now = addHours(clock.now, 4)
    biteship.read.length = 0
    await readOpenParcels(context)
    expect(biteship.read).toEqual([])
  })

  test('whose response was lost is found by our reference', async () => {
    biteship.answers({ create: () => HttpResponse.error() })
    await book()
    biteship.answers()
    await happens('confirmed', 'picked')
    expect(await orderNow()).toMatchObject({ status: 'SHIPPED' })
    expect(await book()).toMatchObject({ status: 200 })
    expect(biteship.created).toHaveLength(1)
  })
})
