import { parcels } from '@etalase/backend-kit/db/schema/parcels.ts'
import { HttpResponse } from 'msw'
import { beforeEach, describe, expect, test } from 'vitest'
import { cancelParcels } from '#parcels/cancel-parcels.ts'
import { biteshipScene } from '#tests/support/biteship-scene.ts'
import type { Fields } from '#tests/support/biteship-stand-in.ts'
import { notify } from '#tests/support/checkout-calls.ts'
import { callEndpoint, send } from '#tests/support/test-backend.ts'
import { staffToken } from '#tests/support/test-context.ts'

const { backend, biteship, failures, jne, offer, orderNow } = await biteshipScene()
const { app, context, db } = backend
const headers = { authorization: `Bearer ${staffToken}` }

const trxRef = async () => (await orderNow())?.trxRef ?? ''
const bookingId = () => [...biteship.orders.keys()].at(-1) ?? ''
const step = async (name: string) =>
  send(app, 'POST staff/order-step', { order: await trxRef(), step: name }, headers)
const shown = async () =>
  (await callEndpoint(app, 'GET staff/order', { order: await trxRef() }, headers)).order

/** A paid, packed and booked order. */
beforeEach(async () => {
  await offer()
  const { payment_data } = await callEndpoint(app, 'POST checkout-trx', jne)
  await notify(backend, payment_data?.order_id ?? '', '2')
  await step('pack')
  await send(app, 'POST staff/book-parcel', { order: await trxRef() }, headers)
})

const refusals: [string, () => Response][] = [
  ['is down', () => HttpResponse.error()],
  [
    'refuses, as its courier is there',
    () => HttpResponse.json({ success: false, error: 'Picked', code: 40_002_044 }, { status: 400 }),
  ],
  ['says success false with status 200', () => HttpResponse.json({ success: false })],
  ['answers with a page', () => HttpResponse.html('<h1>Maintenance</h1>')],
]

describe('an order that staff end after its parcel was booked', () => {
  test.each(['cancel', 'refund'])('by %s cancels its booking, once', async (name) => {
    expect(await step(name)).toMatchObject({ status: 200, body: { data: { order: {} } } })
    await step(name)
    expect(biteship.cancelled).toEqual([
      {
        id: bookingId(),
        body: {
          cancellation_reason_code: 'others',
          cancellation_reason: 'The order was cancelled',
        },
      },
    ])
    expect((await shown()).parcel).toMatchObject({ status: 'cancelled', needs_staff: false })
    expect(failures).not.toHaveBeenCalled()
  })

  test('without a booking makes no call to Biteship', async () => {
    await db.delete(parcels)
    await step('cancel')
    expect(biteship.cancelled).toEqual([])
  })

  test('whose parcel was picked up is not cancelled at Biteship', async () => {
    await db.update(parcels).set({ stage: 'pickedUp' })
    await step('cancel')
    expect(biteship.cancelled).toEqual([])
    expect((await shown()).parcel).toMatchObject({ needs_staff: true })
  })

  test('whose booking was cancelled in the dashboard requests that once, and needs no staff', async () => {
    biteship.orders.set(bookingId(), { ...biteship.orders.get(bookingId()), status: 'cancelled' })
    const { 1: refuses } = refusals[1] ?? []
    biteship.answers(refuses ? { cancel: refuses } : {})
    await step('cancel')
    expect((await shown()).parcel).toMatchObject({ status: 'cancelled', needs_staff: false })
    await cancelParcels(context)
    expect(biteship.cancelled).toHaveLength(1)
    expect(failures).not.toHaveBeenCalled()
  })

  test('whose parcel has already left the shop is reported to staff once', async () => {
    biteship.happens(bookingId(), 'picked')
    const { 1: refuses } = refusals[1] ?? []
    biteship.answers(refuses ? { cancel: refuses } : {})
    await step('cancel')
    await cancelParcels(context)
    expect((await shown()).parcel).toMatchObject({ status: 'picked', needs_staff: true })
    expect(failures).toHaveBeenCalledTimes(1)
  })

  test.each(refusals)(
    'stays cancelled when Biteship %s: staff are alerted, and the next run retries',
    async (_, cancel) => {
      biteship.answers({ cancel })
      const { status, body } = await step('cancel')
      expect([status, Object(body).data.order.trx_status]).toEqual([200, 'CANCELLED'])
      expect((await shown()).parcel).toMatchObject({ status: 'confirmed', needs_staff: true })
      expect(failures).toHaveBeenCalledWith(
        expect.any(Error),
        `cancelling parcel ${bookingId()} at biteship`,
      )
      biteship.answers()
      await cancelParcels(context)
      expect((await shown()).parcel).toMatchObject({ status: 'cancelled', needs_staff: false })
    },
  )

  test("shows its parcel for staff while Biteship's status is unknown", async () => {
    biteship.answers({
      readOne: (order: Fields | undefined) => HttpResponse.json({ ...order, id: 'x' }),
    })
    await step('cancel')
    expect((await shown()).parcel).toMatchObject({ needs_staff: true })
  })
})

describe('an order that staff cancel during its booking', () => {
  beforeEach(async () => {
    await db.delete(parcels)
    biteship.forget()
    biteship.answers({
      create: async (booked) => {
        await step('cancel')
        return HttpResponse.json(booked)
      },
    })
  })
  const book = async () =>
    (await send(app, 'POST staff/book-parcel', { order: await trxRef() }, headers)).status

  test('cancels its booking at once', async () => {
    expect(await book()).toBe(200)
    expect(biteship.cancelled.map(({ id }) => id)).toEqual([bookingId()])
    expect((await shown()).parcel).toMatchObject({ status: 'cancelled', needs_staff: false })
  })

  test('is shown to staff when the outcome of the booking is unknown', async () => {
    biteship.answers({
      create: async () => {
        await step('cancel')
        return HttpResponse.error()
      },
    })
    expect(await book()).toBe(503)
    expect((await shown()).parcel).toMatchObject({ booking: null, needs_staff: true })
  })
})

test('a parcel without a courier and with a refused booking needs no staff once its order ends', async () => {
  await db.update(parcels).set({ stage: 'failed' })
  biteship.answers({ create: () => HttpResponse.json({ success: false, error: 'No balance' }) })
  const booked = await send(app, 'POST staff/book-parcel', { order: await trxRef() }, headers)
  expect([booked.status, (await shown()).parcel?.needs_staff]).toEqual([422, true])
  await step('cancel')
  expect((await shown()).parcel).toMatchObject({ needs_staff: false })
})

test("a packed order that isn't cancelled keeps its booking", async () => {
  await cancelParcels(context)
  expect(biteship.cancelled).toEqual([])
})
