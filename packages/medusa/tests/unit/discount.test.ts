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
