import { expect, test } from 'vitest'
import { pendingOrder } from '#tests/support/medusa-order.ts'
import { piecesOf } from '../../server/src/orders/medusa-order.ts'

test('packing an order skips removed lines, which Medusa would refuse', () => {
  const [item] = pendingOrder.items
  if (!item) throw new Error('No item')
  const taken = ['0', 0].map((quantity, index) => ({ ...item, id: `taken_${index}`, quantity }))
  expect(piecesOf({ items: [...taken, { ...item, quantity: '2' }] })).toEqual([
    { id: 'item_1', quantity: 2 },
  ])
})
