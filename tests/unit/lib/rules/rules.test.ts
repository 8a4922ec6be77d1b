import { serveLines, splitByAvailability } from '@etalase/contract/rules/availability.ts'
import { cartSubtotal, pieceCount } from '@etalase/contract/rules/cart.ts'
import { orderNumber } from '@etalase/contract/rules/codes.ts'
import { isEmail } from '@etalase/contract/rules/email.ts'
import { distanceKm } from '@etalase/contract/rules/map-position.ts'
import { rupiah } from '@etalase/contract/rules/money.ts'
import { orderTotal } from '@etalase/contract/rules/order-total.ts'
import { returnOutcome } from '@etalase/contract/rules/payment/provider.ts'
import { fromWib, isWibTime, toWib } from '@etalase/contract/rules/time-zone.ts'
import { aCartItem } from '@etalase/testkit/builders.ts'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { formatWibDate, formatWibDeadline } from '#lib/messages/formats.ts'
import { proximityOf, sortByProximity } from '#lib/rules/proximity.ts'

describe('cart arithmetic', () => {
  test('the subtotal is the sum of quantity times net price', () => {
    const lines = [aCartItem({ qty: 2 }), aCartItem({ qty: 3 })]
    expect(cartSubtotal(lines)).toBe(5 * 299_000)
    expect(pieceCount(lines)).toBe(5)
  })

  test('the total is subtotal minus discount plus shipping', () => {
    const amounts = { subtotal: rupiah(100), discount: rupiah(30), shippingCost: rupiah(9) }
    expect(orderTotal(amounts)).toBe(79)
  })
})

describe('availability', () => {
  const lines = [
    { id: 1, qty: 2 },
    { id: 2, qty: 2 },
    { id: 3, qty: 1 },
  ]

  test('keeps only lines that the shop has in full quantity', () => {
    const split = splitByAvailability(lines, [
      { id: 1, qty: 2 },
      { id: 2, qty: 1 },
    ])
    expect(split.kept.map((line) => line.id)).toEqual([1])
    expect(split.excluded.map((line) => line.id)).toEqual([2, 3])
  })

  test('separates what a shop has in full, in part, and not at all', () => {
    const availability = [
      { id: 1, qty: 5 },
      { id: 2, qty: 1 },
    ]
    expect(serveLines(lines, availability).map(({ service, pieces }) => [service, pieces])).toEqual(
      [
        ['kept', 5],
        ['short', 1],
        ['none', 0],
      ],
    )
  })

  test('leaves out a line that the shop does not mention', () => {
    expect(splitByAvailability(lines, []).kept).toEqual([])
  })
})

describe('the order by distance', () => {
  const at = (latitude: number, longitude: number) =>
    `https://maps.example/?q=${latitude},${longitude}`
  const kotaBandung = { city_id: 3273, province_id: 32 }
  const bandung = { ...kotaBandung, position: { latitude: -6.91, longitude: 107.61 } }
  const shop = (showroom_name: string, given: object = {}) => ({ showroom_name, ...given })
  const shops = [
    shop('Untold'),
    shop('Makassar', { city_id: 7371, province_id: 73, maps_url: at(-5.15, 119.44) }),
    shop('Surabaya', { city_id: 3578, province_id: 35, maps_url: at(-7.32, 112.76) }),
    shop('Jakarta', { city_id: 3175, province_id: 31, maps_url: at(-6.19, 106.88) }),
    shop('Bogor', { city_id: 3271, province_id: 32 }),
    shop('Bandung 2', kotaBandung),
    shop('Bandung 1', kotaBandung),
  ]
  const names = (some: { showroom_name: string }[]) => some.map((one) => one.showroom_name)

  test('puts the same city before the same province, and beyond it the nearest first', () => {
    const nearest = ['Bandung 1', 'Bandung 2', 'Bogor', 'Jakarta', 'Surabaya', 'Makassar', 'Untold']
    expect(names(sortByProximity(shops, bandung))).toEqual(nearest)
  })

  test('sorts shops beyond the province by name without a map position', () => {
    const byName = ['Bandung 1', 'Bandung 2', 'Bogor', 'Jakarta', 'Makassar', 'Surabaya', 'Untold']
    expect(names(sortByProximity(shops, kotaBandung))).toEqual(byName)
  })

  test('puts an unknown place near no other, not even another unknown one', () => {
    expect(proximityOf({}, {})).toBe('other')
    expect(names(sortByProximity([shop('B'), shop('A')], {}))).toEqual(['A', 'B'])
  })

  test('gives some 660 km from Jakarta to Surabaya', () => {
    const jakarta = { latitude: -6.18, longitude: 106.83 }
    const surabaya = { latitude: -7.25, longitude: 112.75 }
    expect(Math.round(distanceKm(jakarta, surabaya) / 10)).toBe(66)
    expect(distanceKm(jakarta, jakarta)).toBe(0)
  })
})

describe('WIB time', () => {
  afterEach(() => {
    vi.unstubAllEnvs()
  })

  test.each([
    ['Europe/Berlin', '2026-03-29 02:30:00', '29 Mar 2026'],
    ['America/New_York', '2026-03-08 02:30:00', '8 Mar 2026'],
    ['America/Sao_Paulo', '2018-11-04 00:30:00', '4 Nov 2018'],
  ])('reads the same when the clocks go forward at that hour: %s', (name, wib, date) => {
    vi.stubEnv('TZ', name)
    const local = new Date(wib)
    expect(local.getHours(), 'the zone has no such hour').not.toBe(Number(wib.slice(11, 13)))
    expect(formatWibDeadline(wib)).toBe(`${date}, ${wib.slice(11, 16)} WIB`)
    expect(formatWibDate(wib)).toBe(date)
    expect(toWib(fromWib(wib))).toBe(wib)
    expect(isWibTime(wib)).toBe(true)
  })

  test('is seven hours ahead of UTC, on every machine', () => {
    expect(toWib(new Date('2026-08-02T17:30:00Z'))).toBe('2026-08-03 00:30:00')
    expect(fromWib('2026-08-03 00:30:00').toISOString()).toBe('2026-08-02T17:30:00.000Z')
  })

  test('formats a date as D MMM YYYY and a deadline with its zone', () => {
    expect(formatWibDate('2026-08-03 14:05:00')).toBe('3 Aug 2026')
    expect(formatWibDeadline('2026-08-03 14:05:00')).toBe('3 Aug 2026, 14:05 WIB')
  })

  test('refuses an invalid time', () => {
    expect(() => fromWib('yesterday')).toThrow(RangeError)
  })
})

describe('payment return', () => {
  test('an unsigned return says nothing about the payment', () => {
    expect(returnOutcome({ verified: false, trx_status: 'PAID' }, 'paid')).toBe('checking')
  })

  test("a success without the provider's confirmation is still being checked", () => {
    expect(returnOutcome({ verified: true, trx_status: 'PENDING' }, 'paid')).toBe('checking')
  })

  test('a confirmed payment is paid, whatever the return claims', () => {
    expect(returnOutcome({ verified: true, trx_status: 'PAID' }, 'notCompleted')).toBe('paid')
  })

  test.each([
    ['CANCELLED', 'reversed', 'reversed'],
    ['CANCELLED', 'paid', 'cancelled'],
    ['PAID', 'reversed', 'paid'],
    ['PENDING', 'reversed', 'reversed'],
  ] as const)(
    'an order that is %s, with a return that says %s, is %s',
    (trx_status, hint, outcome) => {
      expect(returnOutcome({ verified: true, trx_status }, hint)).toBe(outcome)
    },
  )

  test.each(['PROCESSING', 'SHIPPED', 'READY_FOR_PICKUP'] as const)(
    'a cash order that is %s is confirmed, but not paid before the goods are handed over',
    (trx_status) => {
      const order = { verified: true, trx_status, payment_way: 'CASH_ON_DELIVERY' } as const
      expect(returnOutcome(order, 'checking')).toBe('confirmed')
      expect(returnOutcome({ ...order, trx_status: 'COMPLETED' }, 'checking')).toBe('paid')
      expect(returnOutcome({ ...order, trx_status: 'CANCELLED' }, 'checking')).toBe('cancelled')
    },
  )
})

test.each([
  ['3ee50110aa', '3EE50110'],
  ['3ee50110-a1b2-4c3d', '3EE50110'],
  ['NX20260001', 'NX202600'],
  ['2026000123', '20260001'],
  ['inv/2026/0001', 'INV/2026'],
])('the order number of %s is its first 8 characters in upper case', (trxRef, number) => {
  expect(orderNumber(trxRef)).toBe(number)
})

test.each(['nx-1', '7', 'a1b2c3d'])(
  'a reference %s of fewer than 8 characters is shown in full',
  (trxRef) => {
    expect(orderNumber(trxRef)).toBe(trxRef.toUpperCase())
  },
)

test.each(['', 'sari', 'sari@', 'a b@example.com', `${'a'.repeat(130)}@example.com`])(
  '%o is not an e-mail address',
  (text) => {
    expect(isEmail(text)).toBe(false)
  },
)
