import { expect, test } from 'vitest'
import { pendingOrder } from '#tests/support/medusa-order.ts'
import { parcelEvents } from '../../server/src/orders/parcel-events.ts'

const parcel = {
  id: 'ful_1',
  shipped_at: new Date('2026-11-20T03:00:00Z'),
  delivered_at: new Date('2026-11-21T03:00:00Z'),
  canceled_at: null,
  labels: [],
}

const eventsOf = (...fulfillments: (typeof parcel)[]) =>
  parcelEvents({ ...pendingOrder, fulfillments }).map(({ stage }) => stage)

test('events of several parcels are sorted by time', () => {
  const earlier = { ...parcel, id: 'ful_2', shipped_at: new Date('2026-11-19T03:00:00Z') }
  expect(eventsOf(parcel, { ...earlier, delivered_at: new Date('2026-11-20T02:00:00Z') })).toEqual([
    'pickedUp',
    'delivered',
    'pickedUp',
    'delivered',
  ])
})

test('a cancelled or unshipped parcel has no events', () => {
  expect(eventsOf({ ...parcel, canceled_at: new Date() as never })).toEqual([])
  expect(parcelEvents(pendingOrder)).toEqual([])
})
