import { stock } from '@etalase/backend-kit/db/schema/stores.ts'
import { places, stockProduct } from '@etalase/backend-kit/tests/support/small-company.ts'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { freshBackend } from '#tests/support/backend-for-tests.ts'
import { addToCart } from '#tests/support/checkout-calls.ts'
import { aDevice, callEndpoint, send } from '#tests/support/test-backend.ts'

const backend = await freshBackend()

beforeEach(async () => {
  const { db } = backend
  await stockProduct(db, { id: 1, percent: 10, stock: { [places.hub]: 5, [places.store]: 5 } })
  await stockProduct(db, {
    id: 2,
    name: 'Linen top',
    stock: { [places.hub]: 2, [places.store]: 0 },
  })
})

describe('availability and shipping', () => {
  test('availability separates hubs from stores and omits shops without stock', async () => {
    const device = aDevice()
    await addToCart(backend.app, device, 2)
    const found = await callEndpoint(backend.app, 'POST checkout', device)
    expect(found.available_online).toBe(true)
    expect(found.available_stores.map((store) => store.id)).toEqual([places.hub])
  })

  test('a cart that only a store can serve is not available online', async () => {
    const device = aDevice()
    await addToCart(backend.app, device, 1)
    await backend.db.update(stock).set({ qty: 0 }).where(eq(stock.showroomId, places.hub))
    const found = await callEndpoint(backend.app, 'POST checkout', device)
    expect([found.available_online, found.available_on_store]).toEqual([false, true])
  })

  test('an empty cart cannot check out', async () => {
    expect((await send(backend.app, 'POST checkout', aDevice())).body.error?.code).toBe(
      'CART_EMPTY',
    )
  })

  test('availability includes the area of each store and its stock for each line', async () => {
    const device = aDevice()
    await addToCart(backend.app, device, 1)
    await addToCart(backend.app, device, 2)
    const { available_stores, available_stores_stock } = await callEndpoint(
      backend.app,
      'POST checkout',
      device,
    )
    expect(available_stores).toMatchObject([
      { id: places.hub, city_id: 3174, province_id: 31 },
      { id: places.store, city_id: 3273, province_id: 32 },
    ])
    const stockOf = (showroomId: number) =>
      available_stores_stock
        ?.find(({ showroom_id }) => showroom_id === showroomId)
        ?.cart_items_availability.map(({ qty }) => qty)
    expect([stockOf(places.hub), stockOf(places.store)]).toEqual([
      [5, 2],
      [5, 0],
    ])
  })

  test('the stock of a shop is listed per cart line', async () => {
    const device = aDevice()
    await addToCart(backend.app, device, 1)
    await addToCart(backend.app, device, 2)
    const body = { ...device, showroom_id: places.store }
    const answer = await callEndpoint(backend.app, 'POST check-showroom-stock-availability', body)
    expect(answer.cart_items_availability.map((line) => line.qty)).toEqual([5, 0])
  })

  test('same-day shipping is offered only within a city', async () => {
    const device = aDevice()
    await addToCart(backend.app, device, 1)
    const tiersTo = async (subdistrict: number) => {
      const body = { ...device, showroom_id: places.hub, subdistrict_id: subdistrict }
      const { couriers } = await callEndpoint(backend.app, 'POST checkout-shipping', body)
      return couriers.national?.map((tier) => tier.service)
    }
    expect(await tiersTo(places.cilandak)).toEqual(['UDRSDS', 'UDRONS', 'UDRREG'])
    expect(await tiersTo(places.bandung)).toEqual(['UDRONS', 'UDRREG'])
  })

  test('an unknown sub-district is refused', async () => {
    const device = aDevice()
    await addToCart(backend.app, device, 1)
    const body = { ...device, showroom_id: places.hub, subdistrict_id: 999_999 }
    expect((await send(backend.app, 'POST checkout-shipping', body)).status).toBe(400)
  })
})
