import { expect, test } from 'vitest'
import { countedUses } from '../../server/src/orders/counted-uses.ts'

const adjusted = (...amounts: (number | string)[]) => ({
  adjustments: amounts.map((amount) => ({ amount, code: 'HALO10' })),
})

const order = {
  items: [adjusted(9_999), adjusted('6666'), adjusted()],
  shipping_methods: [adjusted(1_200)],
  promotions: [{ id: 'promo_1' }],
}

test('an order that failed before its code was counted releases no use', () => {
  const { items, shipping_methods } = order
  expect(countedUses({ ...order, promotions: [] })).toEqual([])
  expect(countedUses({ items, shipping_methods })).toEqual([])
})

test('an order that failed later releases all that its code took off, even without a bill', () => {
  expect(countedUses(order)).toEqual([
    { amount: 9_999, code: 'HALO10' },
    { amount: 6_666, code: 'HALO10' },
    { amount: 1_200, code: 'HALO10' },
  ])
})

test('a discount without a code releases no use', () => {
  const items = [{ adjustments: [{ amount: 5_000, code: null }] }]
  expect(countedUses({ ...order, items, shipping_methods: [] })).toEqual([])
})
