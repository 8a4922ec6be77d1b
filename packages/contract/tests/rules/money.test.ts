import { describe, expect, test } from 'vitest'
import { percentOf, rupiah, rupiahIn, sum } from '#rules/money.ts'

describe('rupiah', () => {
  test('are written with IDR, separators and no decimals', () => {
    expect(rupiahIn('en', rupiah(1_250_000))).toBe('IDR 1,250,000')
    expect(rupiahIn('en', rupiah(950))).toBe('IDR 950')
  })

  test('are written in Indonesian and French format', () => {
    expect(rupiahIn('id', rupiah(129_000))).toBe('Rp129.000')
    expect(rupiahIn('fr', rupiah(1_250_000))).toBe('IDR\u00a01\u202f250\u202f000')
  })

  test('must be whole', () => {
    expect(() => rupiah(0.5)).toThrow(RangeError)
    expect(() => rupiah(Number.NaN)).toThrow(RangeError)
  })

  test('of a percentage are rounded down', () => {
    expect(percentOf(rupiah(99_999), 15)).toBe(14_999)
  })

  test('sum to zero in an empty list', () => {
    expect(sum([])).toBe(0)
  })
})
