import { describe, expect, test } from 'vitest'
import { discountFor } from '../../server/src/orders/discount.ts'

const code = { id: 'promo_1', code: 'HALO10', disc_percent: 10, disc_nominal: 0, disc_max: 40_000 }
const ofGoods = { ...code, category: 'PRODUCT' as const }
const ofDelivery = { ...code, category: 'SHIPPING' as const }

const lines = [
  { price: 100_001, quantity: 1 },
  { price: 33_333, quantity: 2 },
  { price: 1, quantity: 1 },
]

const partsOf = (ofLines: { amount: number }[][]) =>
  ofLines.map((parts) => parts.reduce((sum, { amount }) => sum + amount, 0))

describe('a discount', () => {
  test('is split over the lines without losing or adding a rupiah', () => {
    const { amount, ofLines } = discountFor(ofGoods, lines, 12_000)
    expect(amount).toBe(16_666)
    expect(partsOf(ofLines)).toEqual([9_999, 6_666, 1])
  })

  test('takes nothing off a free line, and at most its price off any other', () => {
    const gift = [
      { price: 33_333, quantity: 1 },
      { price: 33_334, quantity: 1 },
      { price: 0, quantity: 1 },
    ]
    expect(partsOf(discountFor(ofGoods, gift, 0).ofLines)).toEqual([3_332, 3_334, 0])
    const same = [1, 2, 3].map(() => ({ price: 99_000, quantity: 1 }))
    const almostAll = { ...ofGoods, disc_percent: 0, disc_nominal: 296_999, disc_max: 400_000 }
    expect(partsOf(discountFor(almostAll, same, 0).ofLines)).toEqual([98_999, 99_000, 99_000])
  })

  test('is exact for amounts whose product is no safe integer', () => {
    const dear = [1, 2, 3].map(() => ({ price: 333_333_333, quantity: 1 }))
    const half = { ...ofGoods, disc_percent: 50, disc_max: 1_000_000_000 }
    const { amount, ofLines } = discountFor(half, dear, 0)
    expect(amount).toBe(499_999_999)
    expect(partsOf(ofLines)).toEqual([166_666_666, 166_666_666, 166_666_667])
  })

  test('is tax-inclusive like the prices, since Medusa would otherwise add tax to it', () => {
    const { ofLines } = discountFor(ofGoods, lines, 12_000)
    const flags = ofLines.flat().map(({ is_tax_inclusive }) => is_tax_inclusive)
    expect(flags).toEqual([true, true, true])
  })

  test('of delivery takes nothing off the goods', () => {
    const { amount, ofDelivery: parts, ofLines } = discountFor(ofDelivery, lines, 12_000)
    expect(amount).toBe(1_200)
    expect(parts).toMatchObject([{ amount: 1_200, code: 'HALO10', promotion_id: 'promo_1' }])
    expect(partsOf(ofLines)).toEqual([0, 0, 0])
  })

  test('of nothing is refused, so that it uses up no code', () => {
    expect(() => discountFor(ofDelivery, lines, 0)).toThrow('PROMO_INVALID')
  })

  test('is zero without a code', () => {
    expect(discountFor(null, lines, 12_000)).toEqual({
      amount: 0,
      ofDelivery: [],
      ofLines: [[], [], []],
    })
  })
})
