import { rupiah } from '@etalase/contract/rules/money.ts'
import { expect, test } from 'vitest'
import { bestOffers } from '#lib/checkout/summary.ts'

const terms = {
  category: 'PRODUCT',
  disc_percent: 10,
  disc_nominal: rupiah(0),
  disc_max: rupiah(50_000),
} as const
const order = { subtotal: rupiah(200_000), shippingCost: rupiah(9_000) }

test('lists the promo with the largest discount for this order first', () => {
  const shipping = { ...terms, code: 'ONGKIR', category: 'SHIPPING', disc_percent: 100 } as const
  const offers = bestOffers([shipping, { ...terms, code: 'HALO' }], order)
  expect(offers).toEqual([
    { code: 'HALO', discount: 20_000 },
    { code: 'ONGKIR', discount: 9_000 },
  ])
})

test('leaves out a promo without a discount: free delivery needs no promo', () => {
  const shipping = { ...terms, code: 'ONGKIR', category: 'SHIPPING' } as const
  expect(bestOffers([shipping], { ...order, shippingCost: rupiah(0) })).toEqual([])
  expect(bestOffers([{ ...terms, code: 'NIL', disc_max: rupiah(0) }], order)).toEqual([])
})

test('shows no more promos than a shopper can compare', () => {
  const many = Array.from({ length: 9 }, (_, index) => ({ ...terms, code: `C${index}` }))
  expect(bestOffers(many, order)).toHaveLength(5)
})
