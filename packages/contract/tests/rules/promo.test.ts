import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { promoCategories } from '#rules/constants.ts'
import { rupiah } from '#rules/money.ts'
import { orderTotal, promoDiscount } from '#rules/order-total.ts'

const amount = fc.integer({ min: 0, max: 1_000_000_000 }).map(rupiah)

const terms = fc.record({
  category: fc.constantFrom(...promoCategories),
  disc_percent: fc.integer({ min: 0, max: 100 }),
  disc_nominal: amount,
  disc_max: amount,
})

describe('a promo', () => {
  test('takes off a percentage of its base plus the nominal amount', () => {
    const promo = { disc_percent: 15, disc_nominal: rupiah(1_000), disc_max: rupiah(1_000_000) }
    const bases = { totalPurchase: rupiah(199_999), shippingCost: rupiah(18_000) }
    expect(promoDiscount({ ...promo, category: 'PRODUCT' }, bases)).toBe(30_999)
    expect(promoDiscount({ ...promo, category: 'SHIPPING' }, bases)).toBe(3_700)
  })

  test('never takes off more than its cap or its base, and the total never falls below zero', () => {
    fc.assert(
      fc.property(terms, amount, amount, (promo, subtotal, shippingCost) => {
        const discount = promoDiscount(promo, { totalPurchase: subtotal, shippingCost })
        const base = promo.category === 'SHIPPING' ? shippingCost : subtotal
        expect(discount).toBeLessThanOrEqual(Math.min(promo.disc_max, base))
        expect(orderTotal({ subtotal, discount, shippingCost })).toBeGreaterThanOrEqual(0)
      }),
    )
  })
})
