import { readConfig } from '@etalase/backend-kit/config.ts'
import { products } from '@etalase/backend-kit/db/schema/catalogue.ts'
import { orders } from '@etalase/backend-kit/db/schema/orders.ts'
import { places, stockProduct } from '@etalase/backend-kit/tests/support/small-company.ts'
import { rupiah } from '@etalase/contract/rules/money.ts'
import { stubBackend } from '@etalase/testkit/backend-stub.ts'
import { addMinutes } from 'date-fns/addMinutes'
import { HttpResponse } from 'msw'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { freshBackend } from '#tests/support/backend-for-tests.ts'
import { addToCart, deliveryBody } from '#tests/support/checkout-calls.ts'
import {
  aPlace,
  apiKey,
  aRate,
  failed,
  found,
  RajaongkirStandIn,
  rajaongkirSettings,
} from '#tests/support/rajaongkir-stand-in.ts'
import { aDevice, callEndpoint, send } from '#tests/support/test-backend.ts'
import { staffToken } from '#tests/support/test-context.ts'

const backend = await freshBackend()
const { app, clock, context, db } = backend
stubBackend()
const rajaongkir = new RajaongkirStandIn()
const device = aDevice()
const failures = vi.fn<(error: unknown, what: string) => void>()

beforeEach(async () => {
  failures.mockClear()
  rajaongkir.forget()
  rajaongkir.answers()
  const { openShipping } = readConfig(rajaongkirSettings)
  context.shipping = openShipping({ now: context.now, onFailure: failures })
  await stockProduct(db, { id: 1, name: 'Shirt', stock: { [places.hub]: 5 } })
  await addToCart(app, device, 1)
})

const offer = async () =>
  (
    await callEndpoint(app, 'POST checkout-shipping', {
      ...device,
      showroom_id: places.hub,
      subdistrict_id: places.cilandak,
    })
  ).couriers

const services = async () =>
  Object.values(await offer())
    .flat()
    .map(({ service }) => service)

const answersWith = (...rates: unknown[]) => rajaongkir.answers({ rates: () => found(rates) })

describe('the configured couriers', () => {
  test('are listed in order by their public names, with cargo, prices and estimates', async () => {
    expect(await offer()).toEqual({
      JNE: [
        { service: 'jne.REG', description: 'Layanan Reguler', tariff: 11_000, etd: '1-2 day' },
        { service: 'jne.JTR', description: 'JNE Trucking', tariff: 40_000, etd: '3 day' },
      ],
      SiCepat: [
        {
          service: 'sicepat.BEST',
          description: 'Besok Sampai Tujuan',
          tariff: 14_000,
          etd: '1 day',
        },
      ],
      'Pos Indonesia': [
        { service: 'pos.Pos Reguler', description: 'Pos Reguler', tariff: 8_000, etd: '2 day' },
      ],
      'ID Express': [{ service: 'ide.STD', description: 'STD', tariff: 9_000, etd: '' }],
    })
  })

  test('are requested by places and grams, without shopper data', async () => {
    await offer()
    expect(rajaongkir.asked).toEqual([
      {
        key: apiKey,
        form: {
          origin: String(aPlace('Mampang Prapatan', '12730').id),
          destination: String(aPlace('Cilandak', '12430').id),
          weight: '300',
          courier: 'jne:sicepat:pos:ide',
          price: 'lowest',
        },
      },
    ])
  })

  test("are not requested again for goods of another value, which doesn't affect the price", async () => {
    await offer()
    await db.update(products).set({ grandPrice: rupiah(150_000) })
    await offer()
    expect(rajaongkir.asked).toHaveLength(1)
    clock.now = addMinutes(clock.now, 16)
    await offer()
    expect(rajaongkir.asked).toHaveLength(2)
  })

  test("that don't serve the address are omitted without an error", async () => {
    const nothing = 'Calculate Domestic Shipping Cost not found'
    rajaongkir.answers({ rates: () => failed(nothing, 400) })
    expect(await offer()).toEqual({})
    expect(failures).not.toHaveBeenCalled()
  })

  test.each([
    ['is for motorcycles', { service: 'JTR>130' }],
    ['is for dangerous goods', { code: 'pos', service: 'PAKETPOS DANGEROUS GOODS' }],
    ['is of a courier that we did not name', { code: 'tiki' }],
    ['costs nothing', { cost: 0 }],
    ['costs less than nothing', { cost: -11_000 }],
    ['costs a part of a rupiah', { cost: 10_999.5 }],
    ['has its price in words', { cost: 'sebelas ribu' }],
    ['has no service', { service: '' }],
    ['has a service longer than an order takes', { service: 'R'.repeat(40) }],
  ])('omit a tariff that %s, and keep the others', async (_, change) => {
    answersWith(aRate(), aRate({ service: 'YES', ...change }))
    expect(await services()).toEqual(['jne.REG'])
  })

  test.each([
    ['1-2 HARI', '1-2 HARI'],
    ['3 day', '3 day'],
    ['6 jam', '6 jam'],
    ['', ''],
    [null, ''],
    ['0-0 day', ''],
    ['0-1 day', '0-1 day'],
  ])('with the estimate %j show %j', async (etd, shown) => {
    answersWith(aRate({ etd }))
    expect(await offer()).toMatchObject({ JNE: [{ etd: shown }] })
  })

  test('list a repeated tariff once, since the order names it by its code', async () => {
    answersWith(aRate({ cost: 12_000 }), aRate())
    expect(await offer()).toMatchObject({ JNE: [{ tariff: 11_000 }] })
  })
})

describe('while RajaOngkir gives no usable answer', () => {
  test.each([
    ['is down', () => HttpResponse.error()],
    ['has no more calls for today', () => failed('Daily limit reached', 429)],
    ['refuses the key', () => failed('Invalid Api key, key not found', 401)],
    ['misses a field', () => failed('Missing Params', 400)],
    ['does not know a courier', () => failed('Invalid Courier', 422)],
    [
      'answers with a page of its proxy',
      () => HttpResponse.html('<h1>Not Found</h1>', { status: 404 }),
    ],
    ['answers without records', () => HttpResponse.json({ meta: { code: 200 }, data: null })],
    ['answers with tariffs that cannot be read', () => found([null, 7, { cost: 1 }])],
    ['sends us elsewhere', () => HttpResponse.redirect('https://evil.test/', 307)],
  ])('when it %s, cached tariffs apply, else the table', async (_, rates) => {
    rajaongkir.answers({ rates })
    expect(await services()).toContain('UDRREG')
    rajaongkir.answers()
    expect(await services()).toContain('jne.REG')
    clock.now = addMinutes(clock.now, 60)
    rajaongkir.answers({ rates })
    expect(Object.values(await offer()).flat()[0]).toMatchObject({
      service: 'jne.REG',
      note: expect.stringContaining('price of 3 Aug 2026'),
    })
    expect(failures).toHaveBeenCalledTimes(2)
    expect(JSON.stringify(failures.mock.calls)).not.toMatch(/test-company|Cilandak/i)
  })
})

describe("RajaOngkir's places", () => {
  const destinations = () => rajaongkir.asked.map(({ form }) => form.destination)
  const answersPlaces = (...list: object[]) =>
    rajaongkir.answers({
      places: (words) =>
        found(words.startsWith('Mampang') ? [aPlace('Mampang Prapatan', '12730')] : list),
    })

  test('are villages, matched by the names of district and city of our sub-district', async () => {
    answersPlaces(
      aPlace('Cilandak', '99999', { city: 'BATANG', id: 1 }),
      aPlace('Cilandak Timur', '12430', { id: 2 }),
      aPlace('Cilandak', '12430', { id: 4, village: 'Cilandak Barat' }),
    )
    await offer()
    expect(destinations()).toEqual(['4'])
  })

  test('of the same name are distinguished by postal code, even as a number', async () => {
    answersPlaces(aPlace('Cilandak', '99999', { id: 1 }), {
      ...aPlace('Cilandak', '12930', { id: 2 }),
      zip_code: 12_930,
    })
    await offer()
    expect(destinations()).toEqual(['2'])
  })

  test.each([
    ['are none', () => failed('Domestic Destinations Data not found', 404)],
    ['lie in another city', () => found([aPlace('Cilandak', '12430', { city: 'JAKARTA PUSAT' })])],
  ])('that %s leave only the table', async (_, list) => {
    rajaongkir.answers({ places: list })
    expect(await services()).toContain('UDRREG')
    expect(rajaongkir.asked).toEqual([])
  })
})

test('an order keeps the offered price, and staff ship its parcel without a booking', async () => {
  await offer()
  const { payment_data } = await callEndpoint(app, 'POST checkout-trx', {
    ...device,
    ...deliveryBody,
    shipping_courier: 'SiCepat',
    shipping_service_name: 'sicepat.BEST',
    shipping_cost: 14_000,
  })
  expect(await db.select().from(orders)).toMatchObject([
    { courier: 'SiCepat', serviceCode: 'sicepat.BEST', shippingCost: 14_000 },
  ])
  const headers = { authorization: `Bearer ${staffToken}` }
  const booked = await send(
    app,
    'POST staff/book-parcel',
    { order: payment_data?.order_id },
    headers,
  )
  expect([booked.status, booked.body.error?.message]).toEqual([
    422,
    'The COURIER_PROVIDER of this backend books no parcels: send it by yourself, with ship.',
  ])
})

describe('the RajaOngkir settings', () => {
  test('accept couriers in capitals, unlike RajaOngkir', () => {
    expect(() => readConfig({ ...rajaongkirSettings, RAJAONGKIR_COURIERS: 'JNE' })).not.toThrow()
  })

  test('are all named when missing', () => {
    expect(() => readConfig({ COURIER_PROVIDER: 'rajaongkir' })).toThrow(
      /RAJAONGKIR_API_KEY.*RAJAONGKIR_COURIERS.*jne/,
    )
  })

  test.each([
    [
      'a courier that there is not, for which all would be refused',
      { RAJAONGKIR_COURIERS: 'jne, gojek' },
      /unknown/,
    ],
    ['an empty list', { RAJAONGKIR_COURIERS: ' , ' }, /empty/],
    ['half of a key', { RAJAONGKIR_API_KEY: 'short' }, /16/],
  ])('refuse %s', (_, change, reason) => {
    expect(() => readConfig({ ...rajaongkirSettings, ...change })).toThrow(reason)
  })
})
