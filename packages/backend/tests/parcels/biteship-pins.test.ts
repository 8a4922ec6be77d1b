import { orders } from '@etalase/backend-kit/db/schema/orders.ts'
import { courierPinTariffs } from '@etalase/backend-kit/db/schema/parcels.ts'
import { showrooms } from '@etalase/backend-kit/db/schema/stores.ts'
import { deleteOldPinTariffs } from '@etalase/backend-kit/shipping/aggregator/kept-pin-tariffs.ts'
import { setFreeShipping } from '@etalase/backend-kit/shipping/free-shipping.ts'
import { places } from '@etalase/backend-kit/tests/support/small-company.ts'
import { rupiah } from '@etalase/contract/rules/money.ts'
import { addHours } from 'date-fns/addHours'
import { addMinutes } from 'date-fns/addMinutes'
import { eq } from 'drizzle-orm'
import { HttpResponse } from 'msw'
import { beforeEach, describe, expect, test } from 'vitest'
import { biteshipScene } from '#tests/support/biteship-scene.ts'
import { instantRate, ratesAnswer } from '#tests/support/biteship-stand-in.ts'
import { notify } from '#tests/support/checkout-calls.ts'
import { callEndpoint, send } from '#tests/support/test-backend.ts'
import { staffToken } from '#tests/support/test-context.ts'

const couriers = 'jne, sicepat, grab, gojek'
const scene = await biteshipScene({ BITESHIP_COURIERS: couriers })
const { backend, biteship, device, failures, jne, offer, orderNow } = scene
const { app, clock, db } = backend
const headers = { authorization: `Bearer ${staffToken}` }

const home = { latitude: -6.2915, longitude: 106.8012 }
const hub = { latitude: -6.2607, longitude: 106.8139 }

const setHubLink = (mapsUrl: string | null) =>
  db.update(showrooms).set({ mapsUrl }).where(eq(showrooms.id, places.hub))

beforeEach(() => setHubLink(`https://maps.google.com/?q=${hub.latitude},${hub.longitude}`))

const offerTo = (address_pin: object | null = home) => offer({ address_pin })
const isOffered = async (pin?: object | null) => 'GRAB' in (await offerTo(pin))
const pinCalls = () =>
  biteship.asked.map(({ body }) => body).filter((body) => body.destination_latitude !== undefined)

const grab = {
  ...jne,
  address_pin: home,
  shipping_courier: 'GRAB',
  shipping_service_name: 'grab.instant',
  shipping_cost: 21_000,
}

describe('couriers that need a pin', () => {
  test('are listed after the others, with their hours, and are requested by coordinates only', async () => {
    const offered = await offerTo()
    expect(Object.keys(offered)).toEqual(['JNE', 'SiCepat', 'GRAB'])
    expect(offered.GRAB).toEqual([
      {
        service: 'grab.instant',
        description: 'Instant',
        tariff: 21_000,
        etd: '1 - 3 hours',
        needs_pin: true,
      },
    ])
    expect(pinCalls()).toEqual([
      {
        origin_latitude: hub.latitude,
        origin_longitude: hub.longitude,
        destination_latitude: home.latitude,
        destination_longitude: home.longitude,
        couriers: 'grab,gojek',
        items: [{ name: 'Fashion', category: 'fashion', value: 200_000, weight: 300, quantity: 1 }],
      },
    ])
    const [byArea] = biteship.asked.filter(({ body }) => body.origin_area_id)
    expect(byArea?.body.couriers).toBe('jne,sicepat')
  })

  test('are announced to the shop, which otherwise asks for no pin', async () => {
    expect((await callEndpoint(app, 'POST checkout', device)).has_address_pin).toBe(true)
    backend.context.shipping = { ...backend.context.shipping, hasPinCouriers: false }
    expect((await callEndpoint(app, 'POST checkout', device)).has_address_pin).toBe(false)
  })

  test('are not requested without a pin', async () => {
    expect(await isOffered(null)).toBe(false)
    expect(pinCalls()).toEqual([])
  })

  test.each([
    ['no map link', null],
    ['a map link without a place', 'https://maps.app.goo.gl/abc'],
    ['a map link to elsewhere', 'https://maps.google.com/?q=48.85,2.35'],
  ])('are not requested for a hub with %s', async (_, link) => {
    await setHubLink(link)
    expect(await isOffered()).toBe(false)
    expect(pinCalls()).toEqual([])
  })

  test.each([
    ['at sea beyond the country', { latitude: 0, longitude: 0 }],
    ['in Bangkok', { latitude: 13.7, longitude: 100.5 }],
    ['south of Rote', { latitude: -12, longitude: 123 }],
  ])('are not requested for a pin %s, and the shopper gets the reason', async (_, address_pin) => {
    const route = { ...device, showroom_id: places.hub, subdistrict_id: places.cilandak }
    const { status, body } = await send(app, 'POST checkout-shipping', { ...route, address_pin })
    expect([status, body.error?.code, body.error?.message]).toEqual([
      400,
      'ADDRESS_INCOMPLETE',
      expect.stringContaining("isn't in Indonesia"),
    ])
    expect(biteship.asked).toEqual([])
  })

  test.each([
    ['half of a pin', { latitude: -6.2 }],
    ['text', { latitude: '-6.2', longitude: '106.8' }],
    ['no place on earth', { latitude: -6.2, longitude: 1_068 }],
  ])('refuse %s as a pin', async (_, address_pin) => {
    const route = { ...device, showroom_id: places.hub, subdistrict_id: places.cilandak }
    const { status } = await send(app, 'POST checkout-shipping', { ...route, address_pin })
    expect(status).toBe(400)
  })

  test('are requested again for another place, but otherwise only after a quarter of an hour', async () => {
    await offerTo()
    await offerTo({ ...home, latitude: home.latitude + 0.000_001 })
    expect(pinCalls()).toHaveLength(1)
    await offerTo({ ...home, latitude: home.latitude + 0.001 })
    expect(pinCalls()).toHaveLength(2)
    clock.now = addMinutes(clock.now, 16)
    await offerTo()
    expect(pinCalls()).toHaveLength(3)
  })

  test('leave the free tier to the other couriers', async () => {
    biteship.answers({ pinRates: () => ratesAnswer([instantRate({ price: 1_000 })]) })
    await setFreeShipping(db, rupiah(100_000))
    const offered = await offerTo()
    await setFreeShipping(db, null)
    expect([offered.JNE?.[0]?.tariff, offered.GRAB?.[0]?.tariff]).toEqual([0, 1_000])
  })

  test.each<[string, () => Response]>([
    ['is down', () => HttpResponse.error()],
    ['refuses the key', () => HttpResponse.json({ success: false }, { status: 401 })],
    ['answers with a page', () => HttpResponse.html('<h1>Maintenance</h1>')],
    ['answers with tariffs that cannot be read', () => ratesAnswer([null, { price: 1 }])],
    ['answers with null', () => HttpResponse.json(null)],
  ])(
    'are omitted when Biteship %s, even with earlier tariffs, and the others stay',
    async (_, pinRates) => {
      await offerTo()
      clock.now = addMinutes(clock.now, 16)
      biteship.answers({ pinRates })
      expect(Object.keys(await offerTo())).toEqual(['JNE', 'SiCepat'])
      expect(failures).toHaveBeenCalledWith(expect.any(Error), 'tariffs to a pin of biteship')
      expect(JSON.stringify(failures.mock.calls)).not.toContain('106.8')
    },
  )

  test("that don't serve the address are omitted without a failure", async () => {
    const nobody = { success: false, error: 'No courier available', code: 40_001_010 }
    biteship.answers({ pinRates: () => HttpResponse.json(nobody, { status: 400 }) })
    expect(await isOffered()).toBe(false)
    expect(failures).not.toHaveBeenCalled()
  })

  test('that were not requested are omitted', async () => {
    biteship.answers({ pinRates: () => ratesAnswer([instantRate({ courier_code: 'lalamove' })]) })
    expect(await isOffered()).toBe(false)
  })

  test("stay when areas cannot be searched, next to the table's tariffs", async () => {
    biteship.answers({ rates: () => HttpResponse.error() })
    expect(Object.keys(await offerTo())).toEqual(['national', 'GRAB'])
  })

  test('leave no record of the place after a day', async () => {
    await offerTo()
    expect(await db.select().from(courierPinTariffs)).toHaveLength(1)
    await deleteOldPinTariffs(db, addHours(clock.now, 25))
    expect(await db.select().from(courierPinTariffs)).toEqual([])
  })
})

describe('an order to a pin', () => {
  test('keeps the offered price and the pin, and is booked by coordinates only', async () => {
    await offerTo()
    const { payment_data } = await callEndpoint(app, 'POST checkout-trx', grab)
    expect(await orderNow()).toMatchObject({ courier: 'GRAB', ...home, shippingCost: 21_000 })
    const order = payment_data?.order_id ?? ''
    await notify(backend, order, '2')
    await send(app, 'POST staff/order-step', { order, step: 'pack' }, headers)
    expect(await send(app, 'POST staff/book-parcel', { order }, headers)).toMatchObject({
      status: 200,
    })
    const [booked] = biteship.created
    expect(booked).toMatchObject({
      origin_coordinate: hub,
      destination_coordinate: home,
      courier_company: 'grab',
      courier_type: 'instant',
      delivery_type: 'now',
    })
    expect(booked).not.toHaveProperty('destination_area_id')
  })

  test.each([
    ['without its pin', { address_pin: undefined }],
    ['to another pin', { address_pin: { ...home, latitude: -6.3 } }],
    ['at another price', { shipping_cost: 1 }],
  ])('%s is refused, and asks to choose again', async (_, change) => {
    await offerTo()
    const { status, body } = await send(app, 'POST checkout-trx', { ...grab, ...change })
    expect([status, body.error?.code]).toEqual([400, 'SHIPPING_CHANGED'])
  })

  test('by a courier without pins neither stores the pin nor sends it to the courier', async () => {
    await offerTo()
    const { payment_data } = await callEndpoint(app, 'POST checkout-trx', {
      ...jne,
      address_pin: home,
    })
    expect(await orderNow()).toMatchObject({ latitude: null, longitude: null })
    const order = payment_data?.order_id ?? ''
    await notify(backend, order, '2')
    await send(app, 'POST staff/order-step', { order, step: 'pack' }, headers)
    await send(app, 'POST staff/book-parcel', { order }, headers)
    expect(JSON.stringify(biteship.created)).not.toContain('106.8')
  })

  test('whose hub has lost its location is not booked, and staff get the reason', async () => {
    await offerTo()
    const { payment_data } = await callEndpoint(app, 'POST checkout-trx', grab)
    const order = payment_data?.order_id ?? ''
    await notify(backend, order, '2')
    await send(app, 'POST staff/order-step', { order, step: 'pack' }, headers)
    await setHubLink(null)
    const { status, body } = await send(app, 'POST staff/book-parcel', { order }, headers)
    expect([status, body.error?.message]).toEqual([
      422,
      'This courier needs the coordinates of the origin.',
    ])
    expect(await db.select().from(orders)).toMatchObject([{ status: 'PROCESSING' }])
  })
})
