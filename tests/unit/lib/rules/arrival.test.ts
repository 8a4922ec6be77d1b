import { arrivalOf } from '@etalase/contract/rules/arrival.ts'
import { zoneOfProvince } from '@etalase/contract/rules/time-zone.ts'
import { describe, expect, test } from 'vitest'
import { arrivalMessages } from '#messages/arrival.ts'

/** Returns the arrival for a payment at a time in WIB. */
const arrival = (paid: string, etd: string, zone: 'WIB' | 'WITA' | 'WIT' = 'WIB') =>
  arrivalOf({ service: 'UDRREG', etd, paidAt: new Date(`${paid.replace(' ', 'T')}+07:00`), zone })

const daysOf = (paid: string, etd: string) => {
  const { first, last } = arrival(paid, etd) ?? {}
  return [first, last]
}

describe('the day of arrival', () => {
  test.each([
    [
      'a minute before 08:00 WIB it is sent the same day',
      '2026-11-24 07:59:59',
      '1',
      '11-25',
      '11-25',
    ],
    ['at 08:00 WIB it is sent the next day', '2026-11-24 08:00:00', '1', '11-26', '11-26'],
    ['a range gives the first and the last day', '2026-11-24 07:00:00', '1-2', '11-25', '11-26'],
    ['the night counts for the next morning', '2026-11-23 23:30:00', '1-2', '11-25', '11-26'],
    [
      'a parcel sent on Saturday does not arrive on Sunday',
      '2026-11-28 07:00:00',
      '1',
      '11-30',
      '11-30',
    ],
    [
      'what is paid on Saturday after 08:00 is sent on Monday',
      '2026-11-28 09:00:00',
      '1',
      '12-01',
      '12-01',
    ],
    [
      'what is paid on Sunday before 08:00 is sent on Monday',
      '2026-11-29 06:00:00',
      '1',
      '12-01',
      '12-01',
    ],
    ['nothing is delivered on a national holiday', '2026-12-24 07:00:00', '1-2', '12-26', '12-28'],
    ['nothing is sent on a national holiday', '2026-12-25 07:00:00', '1', '12-28', '12-28'],
    [
      'a courier that needs no day delivers on the day of dispatch',
      '2026-11-24 07:00:00',
      '0',
      '11-24',
      '11-24',
    ],
    [
      'a range that is written backwards is read forwards',
      '2026-11-24 07:00:00',
      '2-1',
      '11-25',
      '11-26',
    ],
  ])('%s', (_, paid, etd, first, last) => {
    expect(daysOf(paid, etd)).toEqual([`2026-${first}`, `2026-${last}`])
  })

  test.each([
    ['before 08:00 WIB', '2026-11-24 07:59:59', '2026-11-24'],
    ['at 08:00 WIB', '2026-11-24 08:00:00', '2026-11-25'],
    ['on a Sunday', '2026-11-29 06:00:00', '2026-11-30'],
  ])('the same-day tier, paid %s, arrives on the day of dispatch', (_, paid, day) => {
    const paidAt = new Date(`${paid.replace(' ', 'T')}+07:00`)
    const days = arrivalOf({ service: 'UDRSDS', etd: '1', paidAt, zone: 'WIB' })
    expect(days).toMatchObject({ first: day, last: day })
  })

  test('the same-day tier without an estimate promises no day', () => {
    const question = { service: 'UDRSDS', etd: '-', paidAt: new Date(), zone: 'WIB' } as const
    expect(arrivalOf(question)).toBeNull()
  })

  test('skips several consecutive holidays and a Sunday', () => {
    // Sunday 7, Nyepi 8, Idul Fitri 10 and 11 March 2027.
    expect(daysOf('2027-03-06 09:00:00', '1-2')).toEqual(['2027-03-12', '2027-03-13'])
  })

  test('may be in the next year', () => {
    expect(daysOf('2026-12-30 07:00:00', '1-2')).toEqual(['2026-12-31', '2027-01-02'])
  })

  test.each(['4-5', '4-5 HARI', ' 4 - 5 day'])(
    '%o is understood in every format of the couriers',
    (etd) => {
      expect(daysOf('2026-11-23 07:00:00', etd)).toEqual(['2026-11-27', '2026-11-28'])
    },
  )

  test.each(['-', '', 'HARI', '999', '1-99'])('%o promises no day', (etd) => {
    expect(arrival('2026-11-23 07:00:00', etd)).toBeNull()
  })
})

describe('the payment deadline for the promise', () => {
  test.each([
    ['WIB', '2026-11-24 08:00:00'],
    ['WITA', '2026-11-24 09:00:00'],
    ['WIT', '2026-11-24 10:00:00'],
  ] as const)('is given in the time zone %s', (zone, payBefore) => {
    expect(arrival('2026-11-23 12:00:00', '1', zone)).toMatchObject({ payBefore, zone })
  })

  test('keeps the days until it passes, and changes them at that moment', () => {
    const days = daysOf('2026-11-23 12:00:00', '1-2')
    expect(daysOf('2026-11-24 07:59:59', '1-2')).toEqual(days)
    expect(daysOf('2026-11-24 08:00:00', '1-2')).not.toEqual(days)
  })
})

describe('the zone of a province', () => {
  test.each([
    ['DKI Jakarta', 'WIB'],
    ['Sumatera Utara', 'WIB'],
    ['Kalimantan Barat', 'WIB'],
    ['Kalimantan Tengah', 'WIB'],
    ['Kalimantan Selatan', 'WITA'],
    ['BALI', 'WITA'],
    ['Nusa Tenggara Timur', 'WITA'],
    ['Sulawesi Tenggara', 'WITA'],
    ['Gorontalo', 'WITA'],
    ['Maluku Utara', 'WIT'],
    ['Papua Barat Daya', 'WIT'],
    ['a province nobody knows', 'WIB'],
  ])('%s is in %s', (name, zone) => expect(zoneOfProvince(name)).toBe(zone))
})

describe('the text of the promise', () => {
  const days = (first: string, last = first) => ({ first, last })
  test.each([
    [days('2026-11-24', '2026-11-25'), 'arrives 24-25 Nov', 'Arrives Tue 24 - Wed 25 Nov'],
    [days('2026-11-24'), 'arrives 24 Nov', 'Arrives Tue 24 Nov'],
    [days('2026-11-30', '2026-12-01'), 'arrives 30 Nov - 1 Dec', 'Arrives Mon 30 Nov - Tue 1 Dec'],
  ])('%o', (given, brief, full) => {
    expect(arrivalMessages.brief(given)).toBe(brief)
    expect(arrivalMessages.full(given)).toBe(full)
  })

  test("names the deadline's day and zone", () => {
    const { payBefore } = arrivalMessages
    expect(payBefore({ payBefore: '2026-11-24 10:00:00', zone: 'WIT' })).toBe(
      'if you pay before Tue 24 Nov, 10:00 WIT',
    )
  })
})
