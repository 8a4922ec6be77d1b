import { arrivals } from '@etalase/backend-kit/db/schema/arrivals.ts'
import { orders } from '@etalase/backend-kit/db/schema/orders.ts'
import { countArrivals } from '@etalase/backend-kit/shipping/arrivals.ts'
import { places, stockProduct } from '@etalase/backend-kit/tests/support/small-company.ts'
import { minKnownParcels } from '@etalase/contract/rules/on-time.ts'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { staffHeaders } from '#tests/support/arrived-order.ts'
import { freshBackend } from '#tests/support/backend-for-tests.ts'
import { addToCart, checkOut, guestBody, notify } from '#tests/support/checkout-calls.ts'
import { aDevice, callEndpoint } from '#tests/support/test-backend.ts'

const backend = await freshBackend()
const { app, db, clock } = backend

beforeEach(() => stockProduct(db, { id: 1, stock: { [places.hub]: 90 } }))

let guests = 0

/** Places a delivery that was paid, sent and delivered. The order keeps its promised days. */
async function aDelivery(): Promise<string> {
  const device = aDevice()
  await addToCart(app, device, 1)
  const { order_id: trxRef } = await checkOut(app, device, guestBody(++guests))
  await notify(backend, trxRef, '2')
  for (const step of ['pack', 'ship', 'complete']) {
    const more = step === 'ship' ? { receipt_number: 'JNE1' } : {}
    await callEndpoint(app, 'POST staff/order-step', { order: trxRef, step, ...more }, staffHeaders)
  }
  return trxRef
}

const answer = async () => {
  const query = { product_detail_id: 1, subdistrict_id: places.cilandak }
  return (await callEndpoint(app, 'GET product-promise', query)).on_time
}

const moveTo = (trxRef: string, movedAt: Date) =>
  db.update(orders).set({ movedAt }).where(eq(orders.trxRef, trxRef))

describe('on-time deliveries', () => {
  test('are counted by their promised days, for half a year', async () => {
    await moveTo(await aDelivery(), new Date('2026-08-04T05:00:00Z'))
    await moveTo(await aDelivery(), new Date('2026-08-20T05:00:00Z'))
    await countArrivals(db, clock.now)
    expect(await db.select().from(arrivals)).toMatchObject([{ parcels: 2, inTime: 1 }])
    await countArrivals(db, new Date('2027-02-10T05:00:00Z'))
    expect(await db.select().from(arrivals)).toMatchObject([{ parcels: 1, inTime: 0 }])
    await countArrivals(db, new Date('2027-03-10T05:00:00Z'))
    expect(await db.select().from(arrivals)).toEqual([])
  })

  test('are reported from 30 parcels on, never for fewer', async () => {
    await aDelivery()
    await countArrivals(db, clock.now)
    expect(await answer()).toBeNull()
    const count = (parcels: number) => db.update(arrivals).set({ parcels, inTime: 29 })
    await count(minKnownParcels - 1)
    expect(await answer()).toBeNull()
    await count(minKnownParcels)
    expect(await answer()).toMatchObject({ parcels: 30, in_time: 29, region: expect.any(String) })
  })

  test('include the last promised day until midnight in WIB', async () => {
    const trxRef = await aDelivery()
    const [order] = await db.select().from(orders).where(eq(orders.trxRef, trxRef))
    expect(order?.arrivesLast).toMatch(/^2026-08-/)
    const lastDay = new Date(`${order?.arrivesLast}T23:59:59+07:00`)
    const countAt = async (movedAt: Date) => {
      await moveTo(trxRef, movedAt)
      await countArrivals(db, clock.now)
      return (await db.select().from(arrivals))[0]?.inTime
    }
    expect(await countAt(lastDay)).toBe(1)
    expect(await countAt(new Date(lastDay.getTime() + 1_000))).toBe(0)
  })
})
