import { describe, expect, test } from 'vitest'
import { arrivalOf } from '#rules/arrival.ts'
import calendar from '#rules/holidays.json' with { type: 'json' }
import { isHoliday } from '#rules/holidays.ts'

/** Returns all days of a year: 'YYYY-MM-DD'. */
function daysOfYear(year: number): string[] {
  const first = Date.UTC(year, 0, 1)
  const length = (Date.UTC(year + 1, 0, 1) - first) / 86_400_000
  return Array.from({ length }, (_, day) =>
    new Date(first + day * 86_400_000).toISOString().slice(0, 10),
  )
}

describe('national holidays', () => {
  test.each([
    [2026, 17],
    [2027, 18],
  ])('of %i are the %i in the decree', (year, count) => {
    expect(daysOfYear(year).filter(isHoliday)).toHaveLength(count)
  })

  test('of 2027 have Isra Mikraj twice', () => {
    expect([isHoliday('2027-01-05'), isHoliday('2027-12-26')]).toEqual([true, true])
  })

  test.each([2025, 2028, 2040])(
    'with fixed dates are known for %i, which has no decree',
    (year) => {
      expect(daysOfYear(year).filter(isHoliday)).toEqual(
        ['01-01', '05-01', '06-01', '08-17', '12-25'].map((day) => `${year}-${day}`),
      )
    },
  )

  test('include 1 January 2028, so that no delivery is promised for it', () => {
    const paidAt = new Date('2027-12-31T07:00:00+07:00')
    expect(arrivalOf({ service: 'UDRREG', etd: '1', paidAt, zone: 'WIB' })).toMatchObject({
      first: '2028-01-03',
    })
  })

  test.each([
    ['collective leave', '2026-12-24'],
    ['collective leave', '2027-03-09'],
    ['an ordinary Monday', '2027-11-29'],
    ['the evening on which a calendar by the moon begins the day', '2027-03-09'],
    ['Maulid of an astronomical calendar', '2027-08-14'],
    ['no day at all', ''],
  ])('exclude %s: %s', (_, day) => expect(isHoliday(day)).toBe(false))
})

describe('the list of holidays', () => {
  test.each(calendar.decrees)(
    'for $year names its decree, and only days of that year',
    (decree) => {
      const days = Object.entries(decree.days)
      expect(decree.decree).toMatch(/^SKB .+ of \d{4}-\d{2}-\d{2}$/)
      expect(decree.source).toMatch(/^https:\/\/[\w.]+\.go\.id\//)
      for (const [day, name] of days) {
        expect(daysOfYear(decree.year)).toContain(day)
        expect(name).toMatch(/\w/)
      }
      expect(days.map(([day]) => day)).toEqual(days.map(([day]) => day).toSorted())
    },
  )

  test('has consecutive years, each once, and no fixed yearly holiday', () => {
    const years = calendar.decrees.map(({ year }) => year)
    expect(years).toEqual(years.map((_, index) => (years[0] ?? 0) + index))
    const repeated = calendar.decrees.flatMap(({ days }) =>
      Object.keys(days).filter((day) => day.slice(5) in calendar.everyYear),
    )
    expect(repeated).toEqual([])
  })
})
