import { readConfig } from '@etalase/backend-kit/config.ts'
import { products } from '@etalase/backend-kit/db/schema/catalogue.ts'
import { courierAreas } from '@etalase/backend-kit/db/schema/parcels.ts'
import { places } from '@etalase/backend-kit/tests/support/small-company.ts'
import { rupiah } from '@etalase/contract/rules/money.ts'
import { holdDeadlines } from '@etalase/testkit/broken-bodies.ts'
import { addHours } from 'date-fns/addHours'
import { addMinutes } from 'date-fns/addMinutes'
import { delay, HttpResponse } from 'msw'
import { describe, expect, test, vi } from 'vitest'
import { biteshipScene } from '#tests/support/biteship-scene.ts'
import {
  anArea,
  apiKey,
  aRate,
  biteshipSettings,
  ratesAnswer,
} from '#tests/support/biteship-stand-in.ts'
import { callEndpoint, send } from '#tests/support/test-backend.ts'

const scene = await biteshipScene()
const { backend, biteship, device, failures, jne, offer, orderNow, restart } = scene
const { app, clock, db } = backend

const wait = (minutes: number) => {
  clock.now = addMinutes(clock.now, minutes)
}

const answersWith = (pricing: unknown) => biteship.answers({ rates: () => ratesAnswer(pricing) })
const isDown = () => biteship.answers({ rates: () => HttpResponse.error() })

/** Lists the services of all couriers; `notes` lists the notes that shoppers read with them. */
const services = (couriers: Awaited<ReturnType<typeof offer>>) =>
  Object.values(couriers)
    .flat()
    .map(({ service }) => service)
const notes = (couriers: Awaited<ReturnType<typeof offer>>) => [
  ...new Set(
    Object.values(couriers)
      .flat()
      .map(({ note }) => note),
  ),
]

describe("the account's couriers", () => {
  test('are listed by name in the configured order, with their prices and estimates', async () => {
    expect(await offer()).toEqual({
      JNE: [
        { service: 'jne.reg', description: 'Reguler', tariff: 11_000, etd: '2 - 3 days' },
        { service: 'jne.jtr', description: 'JNE Trucking', tariff: 45_000, etd: '3 - 4 days' },
      ],
      SiCepat: [
        { service: 'sicepat.sds', description: 'Same Day', tariff: 25_000, etd: '6 - 8 hours' },
      ],
    })
  })

  test('are requested by areas, chargeable grams and value of goods, without shopper data', async () => {
    await offer()
    expect(biteship.asked).toEqual([
      {
        authorization: apiKey,
        body: {
          origin_area_id: anArea('Mampang Prapatan', 12_730).id,
          destination_area_id: anArea('Cilandak', 12_430).id,
          couriers: 'jne,sicepat,anteraja',
          items: [
            { name: 'Fashion', category: 'fashion', value: 200_000, weight: 300, quantity: 1 },
          ],
        },
      },
    ])
    expect(JSON.stringify(biteship.asked)).not.toContain(device.local_device_id)
  })

  test('are requested again only after a quarter of an hour', async () => {
    await offer()
    wait(14)
    await offer()
    expect(biteship.asked).toHaveLength(1)
    wait(2)
    await offer()
    expect(biteship.asked).toHaveLength(2)
  })

  test('are requested again for goods of another value, and fall back to cached ones while Biteship is down', async () => {
    await offer()
    await db.update(products).set({ grandPrice: rupiah(150_000) })
    await offer()
    expect(biteship.asked.map(({ body }) => Object(body.items)[0].value)).toEqual([
      200_000, 150_000,
    ])
    await db.update(products).set({ grandPrice: rupiah(100_000) })
    isDown()
    expect(services(await offer())).toContain('jne.reg')
  })

  test('are listed as far as they answer', async () => {
    answersWith([aRate()])
    expect(Object.keys(await offer())).toEqual(['JNE'])
  })

  test("that don't serve the address are omitted without an error", async () => {
    answersWith([])
    expect(await offer()).toEqual({})
    expect(failures).not.toHaveBeenCalled()
  })

  test.each([
    ['costs nothing', { price: 0 }],
    ['costs less than nothing', { price: -11_000 }],
    ['costs a part of a rupiah', { price: 10_999.5 }],
    ['has its price in words', { price: 'sebelas ribu' }],
    ['has no price', { price: null }],
    ['is in another money', { currency: 'USD' }],
    ['has no code', { courier_service_code: '' }],
    ['has a code that is a path', { courier_code: '../jne' }],
    ['is instant, which needs a pin', { service_type: 'instant' }],
    ['is of a courier that was not asked for', { courier_code: 'gojek', courier_name: 'Gojek' }],
    ['is not collected', { available_collection_method: ['drop_off'] }],
  ])('omit a tariff that %s, and keep the others', async (_, change) => {
    answersWith([aRate(), aRate({ courier_service_code: 'yes', ...change })])
    expect(services(await offer())).toEqual(['jne.reg'])
  })

  test.each([
    ['as text', { price: '11000' }, 11_000, '2 - 3 days'],
    ['without a unit', { shipment_duration_unit: null }, 11_000, '2 - 3'],
    [
      'with an estimate in one text',
      { shipment_duration_range: null, duration: '1 - 2 Hari' },
      11_000,
      '1 - 2 Hari',
    ],
    ['without an estimate', { shipment_duration_range: null, duration: null }, 11_000, ''],
  ])('include a tariff %s', async (_, change, tariff, etd) => {
    answersWith([aRate(change)])
    expect(await offer()).toMatchObject({ JNE: [{ tariff, etd }] })
  })

  test('list a repeated tariff once, since the order names it by its code', async () => {
    answersWith([aRate({ price: 12_000 }), aRate()])
    expect(await offer()).toMatchObject({ JNE: [{ tariff: 11_000 }] })
  })
})

describe('an order', () => {
  test('keeps the offered price, and makes no call to Biteship while it holds stock', async () => {
    await offer()
    await callEndpoint(app, 'POST checkout-trx', jne)
    expect(await orderNow()).toMatchObject({
      courier: 'JNE',
      serviceCode: 'jne.reg',
      serviceDescription: 'Reguler',
      etd: '2 - 3 days',
      shippingCost: 11_000,
    })
    expect(biteship.asked).toHaveLength(1)
  })

  test.each([
    ['a price that was not offered', { shipping_cost: 1 }],
    [
      "the company's own table, which was not offered",
      { shipping_service_name: 'UDRREG', shipping_cost: 9_000 },
    ],
    ['a courier that was not offered', { shipping_courier: 'Kurir Nasional' }],
  ])('with %s is refused', async (_, change) => {
    await offer()
    const { status, body } = await send(app, 'POST checkout-trx', { ...jne, ...change })
    expect([status, body.error?.code]).toEqual([400, 'SHIPPING_CHANGED'])
  })

  test('without an offer is refused, and asks the shopper to choose', async () => {
    const { status, body } = await send(app, 'POST checkout-trx', jne)
    expect([status, body.error?.code]).toEqual([400, 'SHIPPING_CHANGED'])
  })

  test('keeps the price of its offer for a day', async () => {
    await offer()
    wait(23 * 60)
    await callEndpoint(app, 'POST checkout-trx', jne)
    expect(await orderNow()).toMatchObject({ shippingCost: 11_000 })
  })

  test('more than a day after its offer is refused', async () => {
    await offer()
    wait(25 * 60)
    expect(await send(app, 'POST checkout-trx', jne)).toMatchObject({ status: 400 })
  })
})

const rubbish: [string, () => Response][] = [
  ['is down', () => HttpResponse.error()],
  ['has an error of its own', () => HttpResponse.json({ success: false }, { status: 500 })],
  [
    'refuses the key',
    () => HttpResponse.json({ success: false, code: 40_101_001 }, { status: 401 }),
  ],
  ['limits us', () => HttpResponse.json({}, { status: 429 })],
  [
    'says success false with status 200',
    () => HttpResponse.json({ success: false, pricing: [aRate()] }),
  ],
  ['answers with a page of its proxy', () => HttpResponse.html('<h1>Maintenance</h1>')],
  ['answers with half of a JSON', () => new HttpResponse('{"success":true,"pricing":[{')],
  ['answers with an empty body', () => new HttpResponse('')],
  ['answers with null', () => HttpResponse.json(null)],
  ['answers with an object for the list', () => ratesAnswer({ jne: aRate() })],
  ['answers with tariffs that cannot be read', () => ratesAnswer([null, 7, { price: 1 }])],
  ['sends us elsewhere', () => HttpResponse.redirect('https://evil.test/', 307)],
]

describe('while Biteship gives no usable answer', () => {
  test.each(rubbish)(
    'when it %s, the tariffs of the last day apply, and the shopper is informed',
    async (_, rates) => {
      await offer()
      wait(60)
      biteship.answers({ rates })
      const couriers = await offer()
      expect(services(couriers)).toEqual(['jne.reg', 'jne.jtr', 'sicepat.sds'])
      expect(notes(couriers)).toEqual([expect.stringContaining('price of 3 Aug 2026, 10:00 WIB')])
      await callEndpoint(app, 'POST checkout-trx', jne)
      expect(await orderNow()).toMatchObject({ shippingCost: 11_000 })
    },
  )

  test.each(rubbish.slice(0, 3))(
    "when it %s and nothing is cached, the company's own table applies",
    async (_, rates) => {
      biteship.answers({ rates })
      const couriers = await offer()
      expect(services(couriers)).toContain('UDRREG')
      expect(notes(couriers)).toEqual([expect.stringContaining('our own price')])
      const table = { shipping_courier: 'Kurir Nasional', shipping_service_name: 'UDRREG' }
      await callEndpoint(app, 'POST checkout-trx', { ...jne, ...table, shipping_cost: 9_000 })
      expect(await orderNow()).toMatchObject({ serviceCode: 'UDRREG', shippingCost: 9_000 })
    },
  )

  test('the shopper is informed in their language', async () => {
    isDown()
    const couriers = await offer({}, { 'accept-language': 'id' })
    expect(notes(couriers)).toEqual([expect.stringContaining('tarif kami sendiri')])
  })

  test('tariffs older than a day are not offered', async () => {
    await offer()
    clock.now = addHours(clock.now, 25)
    isDown()
    expect(services(await offer())).toContain('UDRREG')
  })

  test('tariffs of another weight are not offered', async () => {
    await offer()
    isDown()
    await callEndpoint(app, 'POST cart', { ...device, product_detail_id: 1, size: 'M', qty: 2 })
    expect(services(await offer())).toContain('UDRREG')
  })

  test('cached tariffs outlive an empty answer', async () => {
    await offer()
    wait(60)
    answersWith([])
    expect(services(await offer())).toContain('jne.reg')
  })

  test('a hanging Biteship times out after 3.5 seconds', async () => {
    await offer()
    wait(60)
    const deadlines = holdDeadlines(3_500)
    const { promise: asked, resolve } = Promise.withResolvers<void>()
    biteship.answers({
      rates: async () => {
        resolve()
        await delay('infinite')
        return HttpResponse.error()
      },
    })
    const offered = offer()
    await asked
    deadlines.pass()
    expect(services(await offered)).toContain('jne.reg')
    vi.mocked(setTimeout).mockRestore()
  })

  test('it gets no calls after three failures, and no failure is logged per shopper', async () => {
    isDown()
    for (let shopper = 0; shopper < 6; shopper += 1) await offer()
    expect(biteship.asked).toHaveLength(3)
    expect(failures).toHaveBeenCalledTimes(3)
  })

  test('it is tried again half a minute later', async () => {
    isDown()
    for (let shopper = 0; shopper < 3; shopper += 1) await offer()
    biteship.answers()
    expect(services(await offer())).toContain('UDRREG')
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 31_000 })
    expect(services(await offer())).toContain('jne.reg')
    vi.useRealTimers()
  })

  test('it is called again after a restart, and its tariffs replace the table', async () => {
    isDown()
    await offer()
    restart()
    biteship.answers()
    expect(services(await offer())).toContain('jne.reg')
  })

  test('the log has no key, shopper or place', async () => {
    isDown()
    await offer()
    const [error, what] = failures.mock.calls[0] ?? []
    expect(what).toBe('tariffs of biteship')
    expect(`${error} ${JSON.stringify(error)}`).not.toMatch(/test-company|Cilandak|IDNP/)
  })
})

describe('courier areas', () => {
  const destinations = () => biteship.asked.map(({ body }) => body.destination_area_id)
  const answersAreas = (...areas: object[]) =>
    biteship.answers({
      areas: (words) =>
        HttpResponse.json({
          success: true,
          areas: words.startsWith('Mampang') ? [anArea('Mampang Prapatan', 12_730)] : areas,
        }),
    })

  test('are searched once, and cached', async () => {
    await offer()
    wait(60)
    restart()
    await offer()
    expect(biteship.searched.toSorted()).toEqual([
      'Cilandak, Jakarta Selatan',
      'Mampang Prapatan, Jakarta Selatan',
    ])
    expect(await db.select().from(courierAreas)).toHaveLength(2)
  })

  test.each([
    ['with their type', anArea('Cilandak', 12_430, 'Kota Jakarta Selatan')],
    [
      'as the state writes them',
      anArea('Kec. Cilandak', 12_430, 'Kota Administrasi Jakarta Selatan'),
    ],
    ['in capitals', anArea('CILANDAK', 12_430, 'JAKARTA SELATAN')],
  ])('written %s match ours', async (_, area) => {
    answersAreas(anArea('Cilandak', 12_430, 'Jakarta Barat'), area)
    await offer()
    expect(destinations()).toEqual([Object(area).id])
  })

  test.each([
    ['lie in another city', [anArea('Cilandak', 12_430, 'Jakarta Pusat')]],
    ['are another type of city', [anArea('Cilandak', 12_430, 'Kabupaten Jakarta Selatan')]],
    ['are another district', [anArea('Cilandak Timur', 12_430)]],
    ['have an id that is a path', [{ ...anArea('Cilandak', 12_430), id: '../x' }]],
    ['are none', []],
  ])("that %s don't match ours, and the table applies", async (_, areas) => {
    answersAreas(...areas)
    expect(services(await offer())).toContain('UDRREG')
    expect(biteship.asked).toEqual([])
  })

  test('that are unknown are searched again only the next day', async () => {
    answersAreas()
    await offer()
    const searches = biteship.searched.length
    await offer()
    expect(biteship.searched).toHaveLength(searches)
    biteship.answers()
    clock.now = addHours(clock.now, 25)
    expect(services(await offer())).toContain('jne.reg')
  })

  test.each([
    ['is down', () => HttpResponse.error()],
    ['answers rubbish', () => HttpResponse.json({ success: true, areas: 'none' })],
  ])(
    'that cannot be searched, as Biteship %s, are searched with the next offer',
    async (_, areas) => {
      biteship.answers({ areas })
      expect(services(await offer())).toContain('UDRREG')
      biteship.answers()
      expect(services(await offer())).toContain('jne.reg')
    },
  )
})

describe('the Biteship settings', () => {
  test('are all named when missing', () => {
    expect(() => readConfig({ COURIER_PROVIDER: 'biteship' })).toThrow(
      /BITESHIP_API_KEY.*BITESHIP_COURIERS.*BITESHIP_WEBHOOK_SECRET/,
    )
  })

  test.each([
    ['instant couriers alone', { BITESHIP_COURIERS: 'grab, gojek' }, /without a pin/],
    ['what is no code', { BITESHIP_COURIERS: 'J&T' }, /no code/],
    ['an empty list', { BITESHIP_COURIERS: ' , ' }, /empty/],
    ['a key of another provider', { BITESHIP_API_KEY: 'xnd_development_1234' }, /biteship_live/],
    ['a provider that there is not', { COURIER_PROVIDER: 'shipper' }, /COURIER_PROVIDER/],
  ])('refuse %s', (_, change, reason) => {
    expect(() => readConfig({ ...biteshipSettings, ...change })).toThrow(reason)
  })

  test('disable the timers that simulate the courier', () => {
    expect(readConfig(biteshipSettings).simulatesFulfilment).toBe(false)
    expect(readConfig({}).simulatesFulfilment).toBe(true)
  })
})

describe("a product's page", () => {
  const promise = async () =>
    (
      await callEndpoint(app, 'GET product-promise', {
        product_detail_id: 1,
        subdistrict_id: places.cilandak,
      })
    ).tiers

  test("shows the couriers' tariffs for one piece", async () => {
    expect((await promise()).map(({ service }) => service)).toEqual([
      'jne.reg',
      'jne.jtr',
      'sicepat.sds',
    ])
  })

  test("shows the company's own tariffs while Biteship is down", async () => {
    isDown()
    expect((await promise()).map(({ service }) => service)).toContain('UDRREG')
  })
})
