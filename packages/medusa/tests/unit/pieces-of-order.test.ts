import { expect, test } from 'vitest'
import { pendingOrder } from '#tests/support/medusa-order.ts'
import { piecesOf } from '../../server/src/orders/medusa-order.ts'

test('all of an order is packed but lines that staff have taken out, which Medusa would refuse', () => {
  const [item] = pendingOrder.items
  if (!item) throw new Error('No item')
  const taken = ['0', 0].map((quantity, index) => ({ ...item, id: `taken_${index}`, quantity }))
  expect(piecesOf({ items: [...taken, { ...item, quantity: '2' }] })).toEqual([
    { id: 'item_1', quantity: 2 },
  ])
})
