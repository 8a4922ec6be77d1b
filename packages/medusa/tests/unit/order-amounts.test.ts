import { expect, test } from 'vitest'
import { cancelledOrder, paidOrder, pendingOrder } from '#tests/support/medusa-order.ts'
import { amountsOf, costOf } from '../../server/src/orders/amounts.ts'

const amounts = { subtotal: 200_000, discount: 15_000, shipping_cost: 12_000, grand_total: 197_000 }

test('an order costs what was ordered, less the discount, with the delivery', () => {
  expect(amountsOf(pendingOrder)).toEqual(amounts)
})

test('a paid order that Medusa cancels keeps its total and its discount', () => {
  expect(amountsOf(cancelledOrder)).toEqual(amounts)
})

test('a bill that is paid again after the cancellation is compared with what the order cost', () => {
  expect(costOf(cancelledOrder)).toBe(costOf(paidOrder))
})

test('amounts that Medusa gives as texts are added up as numbers', () => {
  const payment = { id: 'pay_1', captures: [], refunds: [] }
  const payments = [
    { ...payment, amount: '197000' },
    { ...payment, amount: '3000' },
  ]
  expect(costOf({ ...paidOrder, payment_collections: [{ payments }] })).toBe(200_000)
})
