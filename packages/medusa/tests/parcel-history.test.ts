import { afterAll, expect, test } from 'vitest'
import { placeArrivedOrder } from '#tests/support/arrived-order.ts'
import { openTestAdapter } from '#tests/support/medusa-adapter.ts'

const tested = await openTestAdapter()
const { adapter, call } = tested
afterAll(() => tested.close())

const pickedUp = { stage: 'pickedUp', at: '2026-11-20T03:00:00.000Z' }
const delivered = { stage: 'delivered', at: '2026-11-21T05:30:00.000Z' }

/** Returns the parcel history that the buyer sees for these events of the engine. */
async function history(parcel_events: unknown, headers: Record<string, string> = {}) {
  const { order, order_token } = await placeArrivedOrder(tested)
  Object.assign(order, { parcel_events })
  const { data } = await call('POST order-by-token', { order_token }, headers)
  return Object(data.user_order).order_tracking
}

test('an order shows when its parcel was picked up and delivered, in WIB', async () => {
  const sent = { date_time: '2026-11-20 10:00:00', status: 'Picked up by courier' }
  const arrived = { date_time: '2026-11-21 12:30:00', status: 'Delivered' }
  expect(await history([pickedUp, delivered])).toMatchObject({
    last_status: arrived,
    track_history: [sent, arrived],
  })
})

test("the parcel history is in the reader's language", async () => {
  const told = await history([delivered], { 'accept-language': 'id' })
  expect(told.last_status.status).not.toBe('Delivered')
})

test('consecutive events of several parcels are shown once', async () => {
  const later = { ...pickedUp, at: '2026-11-20T04:00:00.000Z' }
  expect((await history([pickedUp, later])).track_history).toHaveLength(1)
})

test('an order that has not shipped has no parcel history', async () => {
  expect(await history([])).toBeNull()
})

test('an unknown event is left out, and the order keeps the others', async () => {
  const told = await history([pickedUp, { stage: 'teleported', at: delivered.at }])
  expect(told.track_history).toMatchObject([{ status: 'Picked up by courier' }])
  expect(adapter.engine.leftOut.list()).toMatchObject([{ kind: 'order' }])
})
