import { describe, expect, test } from 'vitest'
import { rupiah } from '#rules/money.ts'
import { coverOf, grandPrice, isSoldOut, onlySize, percentOff } from '#rules/price.ts'

const priced = (net: number, percent = 0, nominal = 0, retail = net) => ({
  retail_price: rupiah(retail),
  net_price: rupiah(net),
  direct_discount: { direct_disc_percent: percent, direct_disc_nominal: rupiah(nominal) },
})

describe('the grand price', () => {
  test('subtracts the percent first, then the nominal discount', () => {
    expect(grandPrice(priced(200_000, 10, 5_000))).toBe(175_000)
  })

  test('is the net price without a discount', () => {
    expect(
      grandPrice({ retail_price: rupiah(9), net_price: rupiah(8), direct_discount: null }),
    ).toBe(8)
  })

  test('is never negative, even with a discount above the price', () => {
    expect(grandPrice(priced(50_000, 50, 90_000))).toBe(0)
  })
})

describe('the percent off', () => {
  test('is hidden when the shopper pays the retail price', () => {
    expect(percentOff(priced(100_000))).toBeNull()
  })

  test('is relative to the retail price, even when the net price is already lower', () => {
    expect(percentOff(priced(80_000, 0, 0, 100_000))).toBe(20)
  })

  test('is at least one percent for a tiny discount', () => {
    expect(percentOff(priced(1_000_000, 0, 100))).toBe(1)
  })

  test('is rounded to the nearest whole percent', () => {
    expect(percentOff(priced(200, 0, 0, 300))).toBe(33)
    expect(percentOff(priced(100, 0, 0, 300))).toBe(67)
    expect(percentOff(priced(500, 0, 0, 1_000))).toBe(50)
  })
})

describe('sizes', () => {
  const [available, gone] = [{ is_available: true }, { is_available: false }]

  test('are sold out when none is available', () => {
    expect([[gone, gone], [available, gone], [available]].map(isSoldOut)).toEqual([
      true,
      false,
      false,
    ])
  })

  test('need no choice when the only one is available', () => {
    expect(onlySize([available])).toBe(available)
    for (const sizes of [[gone], [], [available, gone], [available, available, gone]])
      expect(onlySize(sizes)).toBeNull()
  })
})

test('the picture of a product is the one marked as cover, or else its first one', () => {
  const detail = { image_type: 'DETAIL' }
  const cover = { image_type: 'COVER' }
  expect(coverOf([detail, cover])).toBe(cover)
  expect(coverOf([detail, { ...detail }])).toBe(detail)
  expect(coverOf([])).toBeUndefined()
})
