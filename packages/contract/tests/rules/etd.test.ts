import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { etdText, readEtd } from '#rules/etd.ts'

const separators = [
  ...['-', ' - ', '–', ' – ', '—', '‑', '−', '~', ' ~ ', '〜', '..', '...', '…'],
  ...[
    ' s/d ',
    ' S/D ',
    ' s.d. ',
    ' s.d ',
    ' sd ',
    's/d',
    ' sampai ',
    ' sampai dengan ',
    ' hingga ',
  ],
  ...[' atau ', ' to ', ' or ', ' à ', ' ou '],
]

/** Each unit's conversion to days. */
const units = [
  [
    ['', ' hari', ' HARI', 'hari', ' Hari Kerja', ' day', ' days', 'days', ' day(s)'],
    (n: number) => n,
  ],
  [[' working days', ' business days', ' jours', ' jours ouvrés'], (n: number) => n],
  [[' jam', ' JAM', 'jam', ' hours', ' hour', ' hrs', ' heures'], () => 0],
  [[' menit', ' minutes'], () => 0],
  [[' minggu', ' Minggu', ' pekan', ' weeks', ' semaines'], (n: number) => 7 * n],
] as const

const unit = fc
  .constantFrom(...units)
  .chain(([words, daysIn]) =>
    fc.record({ word: fc.constantFrom(...words), daysIn: fc.constant(daysIn) }),
  )

const count = fc.integer({ min: 1, max: 8 })

describe("a courier's estimate", () => {
  test('is read with every separator and unit, in any order', () => {
    fc.assert(
      fc.property(
        count,
        count,
        fc.constantFrom(...separators),
        unit,
        fc.constantFrom('', '± ', 'Estimasi ', 'sekitar '),
        (a, b, separator, { word, daysIn }, before) => {
          expect(readEtd(`${before}${a}${separator}${b}${word}`)).toEqual({
            least: daysIn(Math.min(a, b)),
            most: daysIn(Math.max(a, b)),
          })
        },
      ),
      { numRuns: 3_000 },
    )
  })

  test('may name its unit twice, or be a single number', () => {
    fc.assert(
      fc.property(count, count, fc.constantFrom(...separators), unit, (a, b, separator, one) => {
        const { word, daysIn } = one
        const days = [daysIn(a), daysIn(b)]
        expect(readEtd(`${a}${word}${separator}${b}${word}`)).toEqual({
          least: Math.min(...days),
          most: Math.max(...days),
        })
        expect(readEtd(`${a}${word}.`)).toEqual({ least: daysIn(a), most: daysIn(a) })
      }),
      { numRuns: 1_000 },
    )
  })

  test.each([
    ['24 jam', 1, 1],
    ['23 jam', 0, 0],
    ['36 jam', 2, 2],
    ['24-48 hours', 1, 2],
    ['1x24 jam', 1, 1],
    ['2 x 24 Jam', 2, 2],
    ['1-2 × 24 jam', 1, 2],
    ['12 jam - 1 hari', 0, 1],
    ['5 hari - 1 minggu', 5, 7],
    ['１－２ HARI', 1, 2],
    ['0-1', 0, 1],
  ])('%s is %i to %i days', (etd, least, most) => {
    expect(readEtd(etd)).toEqual({ least, most })
  })

  test.each([
    ['4-5', '4-5'],
    ['1-2 day', '1-2'],
    ['1-2 HARI', '1-2'],
    ['1', '1'],
    [' 2 - 3 days', '2-3'],
    ['1–2 hari', '1-2'],
    ['2 s/d 3 HARI', '2-3'],
    ['1 sampai 2 hari', '1-2'],
    ['1-2 minggu', '7-14'],
    ['1 - 1 days', '1'],
    ['3-2', '2-3'],
    ['0-1 hari', '0-1'],
  ])('%o is shown as %o days', (etd, days) => {
    expect(etdText(etd)).toBe(days)
  })

  test.each(['6 jam', '1 - 3 hours', '0'])(
    '%o, the day of dispatch, is shown as no days',
    (etd) => {
      expect(etdText(etd)).toBeNull()
    },
  )
})

describe('an invalid estimate', () => {
  test.each([
    ...[
      '-',
      '',
      'HARI',
      'N/A',
      'null',
      '-2',
      '- hari',
      'H+1',
      'D+2',
      '≤ 3 hari',
      '>3 hari',
      '3+ hari',
    ],
    ...[
      '1,5 hari',
      '1.5 days',
      '1/2 hari',
      '½ hari',
      '1-2-3',
      '1 2',
      '2026-11-24',
      '10:00',
      '1-2 hr',
    ],
    ...[
      '1 bulan',
      '2 months',
      '1-2 tahun',
      '1-2 kg',
      'Rp 1.000',
      '3 hari atau lebih',
      'no. 3',
      '2 orang',
    ],
    ...[
      '999',
      '1-99',
      '61 hari',
      '9 minggu',
      '2-1000',
      '1 s 2',
      '1 s/d',
      's/d 2 hari',
      '1–',
      '1 sampai hari',
    ],
  ])('such as %o is null', (etd) => {
    expect([readEtd(etd), etdText(etd)]).toEqual([null, null])
  })

  test('such as random text is null, or else has a digit and at most 60 days', () => {
    const text = fc.string({ unit: fc.constantFrom(...'0123 -–/.~abdhijmrsx±'), maxLength: 12 })
    fc.assert(
      fc.property(text, (etd) => {
        const days = readEtd(etd)
        if (!days) return
        expect(etd).toMatch(/\d/)
        expect(days.least).toBeGreaterThanOrEqual(0)
        expect(days.most).toBeGreaterThanOrEqual(days.least)
        expect(days.most).toBeLessThanOrEqual(60)
      }),
      { numRuns: 5_000 },
    )
  })

  test('is rejected fast, however long it is', () => {
    for (const part of ['1', ' ', '-', '1-', '1 hari ', '1x24 jam', 's/d ', '1 s.d. ']) {
      expect(readEtd(part.repeat(200_000))).toBeNull()
    }
  })
})
