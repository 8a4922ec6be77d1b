import { describe, expect, test } from 'vitest'
import { cashRow } from '#tests/support/cash-row.ts'
import { pendingOrder } from '#tests/support/medusa-order.ts'
import { canCollect, isWhollyBack } from '../../server/src/orders/collectable.ts'
import { areGoodsGone, type MedusaOrder } from '../../server/src/orders/medusa-order.ts'

const sent = { ...cashRow, status: 'SHIPPED' }
const refused = { ...sent, status: 'NOT_COLLECTED', refused_at: new Date() }

const returned = (...statuses: MedusaOrder['returns'][number]['status'][]): MedusaOrder => ({
  ...pendingOrder,
  returns: statuses.map((status, index) => ({
    id: `return_${index}`,
    status,
    exchange_id: null,
    claim_id: null,
  })),
})

test('only the amount that staff confirmed can be collected, since the order may have been edited', () => {
  expect(canCollect(sent, pendingOrder)).toBe(true)
  expect(canCollect(sent, pendingOrder, 197_000)).toBe(true)
  expect(canCollect(sent, pendingOrder, 196_999)).toBe(false)
  const [item] = pendingOrder.items
  const edited = { ...pendingOrder, items: item ? [item, { ...item, kind: 'ADDED' as const }] : [] }
  expect(canCollect(sent, edited, 197_000)).toBe(false)
})

test('an order can be collected neither twice nor before it reaches its buyer', () => {
  expect(canCollect({ ...sent, paid_at: new Date() }, pendingOrder)).toBe(false)
  expect(canCollect({ ...sent, status: 'CONFIRMED' }, pendingOrder)).toBe(false)
})

describe('a refused parcel', () => {
  test('can be collected while it is returning in full', () => {
    for (const order of [pendingOrder, returned('requested'), returned('canceled', 'requested')]) {
      expect(canCollect(refused, order)).toBe(true)
      expect(isWhollyBack(refused, order)).toBe(false)
    }
  })

  test('cannot be collected once staff have received it, even before the event is handled', () => {
    expect(canCollect(refused, returned('received'))).toBe(false)
    expect(isWhollyBack(refused, returned('canceled', 'received'))).toBe(true)
  })

  test('can be neither collected nor closed when part of it is back', () => {
    expect(canCollect(refused, returned('partially_received'))).toBe(false)
    expect(isWhollyBack(refused, returned('partially_received'))).toBe(false)
  })

  test('that was paid for after all stays paid, whatever comes back', () => {
    expect(isWhollyBack({ ...refused, paid_at: new Date() }, returned('received'))).toBe(false)
  })
})

test('an order whose goods have left the shop cannot be cancelled, even unpaid', () => {
  const packed = {
    id: 'ful_1',
    shipped_at: null,
    delivered_at: null,
    canceled_at: null,
    labels: [],
  }
  const having = (more: object) => ({ ...pendingOrder, fulfillments: [{ ...packed, ...more }] })
  expect(areGoodsGone(pendingOrder)).toBe(false)
  expect(areGoodsGone(having({}))).toBe(false)
  expect(areGoodsGone(having({ delivered_at: new Date() }))).toBe(true)
  expect(areGoodsGone(having({ shipped_at: new Date() }))).toBe(true)
  expect(areGoodsGone(having({ delivered_at: new Date(), canceled_at: new Date() }))).toBe(false)
})
