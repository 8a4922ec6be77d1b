import { describe, expect, test } from 'vitest'
import { comparedColumns, nearestSize, readCentimetres } from '#lib/rules/nearest-size.ts'

const tee = {
  columns: ['A Chest width', 'B Body length', 'C Sleeve length', 'D Shoulder width'],
  rows: [
    { size_name: 'S', values: [50, 68, 20, 44] },
    { size_name: 'M', values: [53, 70, 21, 46] },
    { size_name: 'L', values: [56, 72, 22, 48] },
  ],
}

const nearestTo = (...own: [column: number, cm: number][]) => nearestSize(new Map(own), tee)

describe('the nearest size', () => {
  test.each([
    [53, 70, 'M'],
    [53.5, 71, 'M'],
    [55, 71.5, 'L'],
    [20, 30, 'S'],
    [150, 160, 'L'],
    // Both differ by 1.5 and 1: the larger one leaves room.
    [54.5, 71, 'L'],
  ])('to a width of %d and a length of %d is %s', (width, length, size) => {
    expect(nearestTo([0, width], [1, length])?.size_name).toBe(size)
  })

  test('reports the difference, in tenths of a centimetre', () => {
    expect(nearestTo([0, 52.9], [1, 71.2])?.differences).toEqual([
      { column: 0, cm: 0.1 },
      { column: 1, cm: -1.2 },
    ])
  })

  test.each([
    [60, 76, true],
    [60.1, 72, false],
    [40, 68, false],
  ])('to %d and %d is close: %s', (width, length, isClose) => {
    expect(nearestTo([0, width], [1, length])?.isClose).toBe(isClose)
  })

  test('is found with a single measurement', () => {
    expect(nearestTo([1, 72])).toMatchObject({ size_name: 'L', isClose: true })
  })

  test('is missing without a measurement, or without sizes that have it', () => {
    expect(nearestTo()).toBeNull()
    expect(nearestSize(new Map([[0, 50]]), { columns: [], rows: [] })).toBeNull()
    const short = { columns: tee.columns, rows: [{ size_name: 'S', values: [50] }] }
    expect(nearestSize(new Map([[1, 68]]), short)).toBeNull()
  })
})

describe('a garment is compared by', () => {
  test.each([
    [tee.columns, [0, 1]],
    [
      ['A Collar', 'B Shoulder to collar', 'C Chest width', 'D Sleeve length', 'E Body length'],
      [2, 4],
    ],
    [
      ['A Waist', 'B Hip', 'C Inside leg', 'D Outside leg', 'E Leg opening'],
      [0, 3],
    ],
    [
      ['A Waist', 'B Hip'],
      [0, 1],
    ],
    [
      ['A Bust width', 'B Waist', 'C Hip'],
      [0, 2],
    ],
    [
      ['A Foot length', 'B Foot width'],
      [0, 1],
    ],
    [
      ['Panjang lengan', 'Lebar dada', 'Panjang badan'],
      [1, 2],
    ],
    [
      ['X', 'Y', 'Z'],
      [0, 1],
    ],
    [['X'], [0]],
    [[], []],
  ])('%j: %j', (columns, expected) => {
    expect(comparedColumns(columns)).toEqual(expected)
  })
})

describe('a measurement in centimetres', () => {
  test.each([
    ['52', 52],
    [' 52,5 ', 52.5],
    ['52.5 cm', 52.5],
    ['200', 200],
  ])('reads %j as %d', (typed, cm) => {
    expect(readCentimetres(typed)).toBe(cm)
  })

  test.each([
    '',
    '0',
    '0,0',
    '-5',
    '201',
    '1e2',
    '5.',
    '52 inch',
    'abc',
    '١٢',
    '<b>',
    '9'.repeat(400),
  ])('rejects %j', (typed) => {
    expect(readCentimetres(typed)).toBeNull()
  })
})
