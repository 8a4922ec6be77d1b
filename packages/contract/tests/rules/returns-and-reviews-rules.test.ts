import { describe, expect, test } from 'vitest'
import { knownOnTime } from '#rules/on-time.ts'
import { pictureFormatOf } from '#rules/picture-format.ts'
import { returnDeadline } from '#rules/returns.ts'
import { mainFit } from '#rules/reviews.ts'

describe('the return deadline', () => {
  test.each([
    ['2026-08-03T03:00:00Z', '2026-08-06 23:59:59'],
    // Already the fourth in WIB.
    ['2026-08-03T17:00:00Z', '2026-08-07 23:59:59'],
    ['2026-12-30T10:00:00Z', '2027-01-02 23:59:59'],
  ])('of an order that arrived at %s is the end of a day in WIB', (completedAt, until) => {
    expect(returnDeadline(new Date(completedAt), 3)).toBe(until)
  })
})

describe('a picture', () => {
  test.each([
    ['\xff\xd8\xff\xe0', 'JPEG'],
    ['\x89PNG\r\n\x1a\n', 'PNG'],
    ['RIFF????WEBP', 'WebP'],
    ['GIF89a', 'GIF'],
    ['\0\0\0\x20ftypavif', 'AVIF'],
    ['\0\0\0\x24ftypheic', 'HEIC'],
    ['\0\0\0\x18ftypmif1', 'HEIC'],
    ['II*\0', 'TIFF'],
    ['BM??', 'BMP'],
    ['RIFF????WAVE', null],
    ['\0\0\0\x18ftypmp42', null],
    ['<svg/>', null],
    ['', null],
  ])('is recognised by its bytes: %j is %s', (bytes, format) => {
    expect(pictureFormatOf(Buffer.from(bytes, 'latin1'))).toBe(format)
  })
})

describe("the majority's verdict on the fit", () => {
  test.each([
    [
      { SMALL: 1, TRUE: 3, LARGE: 0 },
      { fit: 'TRUE', count: 3, total: 4 },
    ],
    [
      { SMALL: 2, TRUE: 1, LARGE: 0 },
      { fit: 'SMALL', count: 2, total: 3 },
    ],
    // Half is not a majority.
    [{ SMALL: 2, TRUE: 2, LARGE: 0 }, null],
    [{ SMALL: 2, TRUE: 0, LARGE: 0 }, null],
    [{ SMALL: 0, TRUE: 0, LARGE: 0 }, null],
  ])('of %o is %o', (counts, said) => {
    expect(mainFit(counts)).toEqual(said)
  })
})

describe('on-time deliveries', () => {
  test.each([
    [{ parcels: 30, in_time: 29 }, true],
    [{ parcels: 29, in_time: 29 }, false],
    [{ parcels: 30, in_time: 31 }, false],
    [null, false],
  ])('%o are shown: %s', (onTime, isTold) => {
    expect(knownOnTime(onTime) !== null).toBe(isTold)
  })
})
