import { rupiah } from '@etalase/contract/rules/money.ts'
import { aCart, aCartItem, aShowroom } from '@etalase/testkit/builders.ts'
import { describe, expect, test } from 'vitest'
import {
  cheapestOffer,
  type HubOffer,
  rankHubs,
  secondOrderCost,
} from '#lib/checkout/hub-offers.ts'
import { hubsByStock, type StockedShop, stockOf } from '#lib/checkout/shop-stock.ts'
import { available } from '#tests/support/checkout-scene.tsx'

const when = { paidAt: new Date('2026-11-24T07:00:00+07:00'), zone: 'WIB' } as const
const tier = (tariff: number, etd: string) => ({
  courier: 'Kurir Nasional',
  service: `T${tariff}-${etd}`,
  description: 'Regular',
  tariff: rupiah(tariff),
  etd,
})

const shirt = aCartItem({ id: 1 })
const dress = aCartItem({ id: 2 })

const hub = (id: number, ...missing: StockedShop['missing']): StockedShop => ({
  shop: aShowroom({ id }),
  served: [],
  missing,
})
const offer = (tariff: number, etd = '1'): HubOffer | null =>
  cheapestOffer([tier(tariff, etd)], when)
const idsOf = (hubs: readonly StockedShop[]) => hubs.map(({ shop }) => shop.id)

describe("a hub's offer", () => {
  test('is its cheapest tier, with the days of that tier', () => {
    const found = cheapestOffer([tier(14_000, '1'), tier(9_000, '1-2')], when)
    expect(found).toMatchObject({
      cost: 9_000,
      arrival: { first: '2026-11-25', last: '2026-11-26' },
    })
  })

  test('is the faster of two tiers at the same price; one without days comes last', () => {
    const equal = [tier(9_000, '-'), tier(9_000, '2-3'), tier(9_000, '1-2')]
    expect(cheapestOffer(equal, when)?.tier.etd).toBe('1-2')
  })

  test('is missing when no courier delivers', () => {
    expect(cheapestOffer([], when)).toBeNull()
  })
})

describe('the order of hubs', () => {
  test('puts hubs with everything first, even when dearer', () => {
    const offers = new Map([
      [1, offer(5_000)],
      [2, offer(30_000)],
    ])
    expect(idsOf(rankHubs([hub(1, shirt), hub(2)], offers))).toEqual([2, 1])
  })

  test('then the cheapest, and the fastest at the same price', () => {
    const offers = new Map([
      [1, offer(12_000)],
      [2, offer(9_000, '2-3')],
      [3, offer(9_000, '1-2')],
    ])
    expect(idsOf(rankHubs([hub(1), hub(2), hub(3)], offers))).toEqual([3, 2, 1])
  })

  test('keeps equal hubs in order of distance', () => {
    const offers = new Map([1, 2, 3].map((id) => [id, offer(9_000)]))
    expect(idsOf(rankHubs([hub(3), hub(1), hub(2)], offers))).toEqual([3, 1, 2])
  })

  test('puts a hub without a price after those with one, and leaves it in place when no other hub has a price', () => {
    const offers = new Map([[3, offer(90_000)]])
    expect(idsOf(rankHubs([hub(1), hub(2), hub(3)], offers))).toEqual([3, 1, 2])
    expect(idsOf(rankHubs([hub(2), hub(1)], new Map()))).toEqual([2, 1])
  })

  test('puts a hub without couriers last, whatever its stock', () => {
    const offers = new Map([[1, null]])
    expect(idsOf(rankHubs([hub(1), hub(2, shirt)], offers))).toEqual([2, 1])
  })
})

describe('a second order', () => {
  test('costs at most the price of the cheapest hub that has the missing items', () => {
    const hubs = [hub(1, shirt), hub(2), hub(3, dress), hub(4, shirt, dress)]
    const offers = new Map([
      [1, offer(1_000)],
      [2, offer(34_000)],
      [3, offer(18_000)],
      [4, offer(2_000)],
    ])
    expect(hubs.map((one) => secondOrderCost(one, hubs, offers)).slice(0, 1)).toEqual([18_000])
    expect(secondOrderCost(hub(5, shirt, dress), hubs, offers)).toBe(34_000)
  })

  test.each([
    ['no hub has it', [hub(1, shirt), hub(2, shirt)]],
    ['the price of that hub is unknown', [hub(1, shirt), hub(3)]],
  ])('has no price when %s', (_, hubs) => {
    const offers = new Map([
      [1, offer(1_000)],
      [2, offer(9_000)],
    ])
    expect(secondOrderCost(hub(1, shirt), hubs, offers)).toBeNull()
  })
})

describe("a shop's stock", () => {
  const cart = aCart(shirt, { ...dress, qty: 2 })
  const availability = {
    ...available,
    available_stores_online: [aShowroom({ id: 1 }), aShowroom({ id: 2 })],
    available_stores_stock: [
      {
        showroom_id: 1,
        cart_items_availability: [
          { id: 1, qty: 1 },
          { id: 2, qty: 1 },
        ],
      },
      {
        showroom_id: 2,
        cart_items_availability: [
          { id: 1, qty: 1 },
          { id: 2, qty: 2 },
        ],
      },
    ],
  }

  test('counts a line with too few pieces as missing', () => {
    expect(stockOf(aShowroom({ id: 1 }), availability, cart).missing).toMatchObject([{ id: 2 }])
  })

  test('has nothing missing when the backend does not report stock', () => {
    const unknown = { ...availability, available_stores_stock: undefined }
    expect(stockOf(aShowroom({ id: 1 }), unknown, cart)).toMatchObject({
      served: undefined,
      missing: [],
    })
  })

  test('puts hubs that lack least first, and the nearest of equal ones', () => {
    expect(idsOf(hubsByStock(availability, cart, {}))).toEqual([2, 1])
    const near = aShowroom({ id: 3, city_id: 3174, province_id: 31 })
    const far = aShowroom({ id: 4, city_id: 3273, province_id: 32 })
    const alike = { ...availability, available_stores_online: [far, near] }
    expect(idsOf(hubsByStock(alike, cart, { city_id: 3174, province_id: 31 }))).toEqual([3, 4])
  })
})
