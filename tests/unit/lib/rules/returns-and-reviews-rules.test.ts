import { describe, expect, test } from 'vitest'
import { knownOnTime } from '#lib/rules/on-time.ts'
import { pictureTypeOf, returnDeadline } from '#lib/rules/returns.ts'
import { mainFit } from '#lib/rules/reviews.ts'

describe('the last moment for a return', () => {
  test.each([
    ['2026-08-03T03:00:00Z', '2026-08-06 23:59:59'],
    // Already the fourth in WIB.
    ['2026-08-03T17:00:00Z', '2026-08-07 23:59:59'],
    ['2026-12-30T10:00:00Z', '2027-01-02 23:59:59'],
  ])('of an order that came at %s is the end of a day in WIB', (completedAt, until) => {
    expect(returnDeadline(new Date(completedAt), 3)).toBe(until)
  })
})

describe('a picture', () => {
  test.each([
    ['a JPEG', [0xff, 0xd8, 0xff, 0xe0], 'image/jpeg'],
    ['a WebP', [...Buffer.from('RIFF????WEBP')], 'image/webp'],
    ['another RIFF file', [...Buffer.from('RIFF????WAVE')], null],
    ['an SVG', [...Buffer.from('<svg/>')], null],
    ['nothing', [], null],
  ])('is known by its bytes: %s', (_, bytes, type) => {
    expect(pictureTypeOf(Uint8Array.from(bytes))).toBe(type)
  })
})

describe('how most buyers say that a product fits', () => {
  test.each([
    [
      { SMALL: 1, TRUE: 3, LARGE: 0 },
      { fit: 'TRUE', count: 3, total: 4 },
    ],
    [
      { SMALL: 2, TRUE: 1, LARGE: 0 },
      { fit: 'SMALL', count: 2, total: 3 },
    ],
    // Half of them is not most.
    [{ SMALL: 2, TRUE: 2, LARGE: 0 }, null],
    [{ SMALL: 2, TRUE: 0, LARGE: 0 }, null],
    [{ SMALL: 0, TRUE: 0, LARGE: 0 }, null],
  ])('of %o is %o', (counts, said) => {
    expect(mainFit(counts)).toEqual(said)
  })
})

describe('parcels in time', () => {
  test.each([
    [{ parcels: 30, in_time: 29 }, true],
    [{ parcels: 29, in_time: 29 }, false],
    [{ parcels: 30, in_time: 31 }, false],
    [null, false],
  ])('%o are told: %s', (onTime, isTold) => {
    expect(knownOnTime(onTime) !== null).toBe(isTold)
  })
})
