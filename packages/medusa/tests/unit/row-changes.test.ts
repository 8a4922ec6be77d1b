import { describe, expect, test } from 'vitest'
import { paidOrder, pendingOrder } from '#tests/support/medusa-order.ts'
import type { MedusaOrder } from '../../server/src/orders/medusa-order.ts'
import { isCounted, rowChanges } from '../../server/src/orders/row-changes.ts'

const now = new Date()

const row = {
  status: 'CONFIRMED',
  shipping_type: 'ONLINE_DELIVERY',
  paid_at: null as Date | null,
  pickup_code: 'ABC234',
  ending: null,
  payment_way: 'CASH_ON_DELIVERY',
  refused_at: null,
  details: { kept_hours: 72 },
}

/** Returns an order whose pieces were packed, and shipped or not. */
const moved = (order: MedusaOrder, shipped_quantity: number): MedusaOrder => ({
  ...order,
  items: order.items.map((item) => ({
    ...item,
    detail: { ...item.detail, fulfilled_quantity: 2, shipped_quantity },
  })),
})

describe('a cash order whose payment staff capture in Medusa', () => {
  const atStore = { ...row, shipping_type: 'PICKUP_ON_STORE', payment_way: 'PAY_AT_STORE' }

  test.each([
    ['SHIPPED', row, 2],
    ['PROCESSING', row, 0],
    ['READY_FOR_PICKUP', atStore, 0],
  ] as const)('is paid while it is %s, and is not collected again', (status, placed, sent) => {
    const placement = { ...placed, status }
    expect(rowChanges(placement, moved(paidOrder, sent), now)).toEqual({ status, paid_at: now })
    expect(rowChanges({ ...placement, paid_at: now }, moved(paidOrder, sent), now)).toBeNull()
  })

  test('is paid when its goods have not moved', () => {
    const changes = rowChanges(row, paidOrder, now)
    expect(changes).toEqual({ status: 'PAID', moved_at: now, paid_at: now })
  })
})

test('a closed order is not paid by a later payment', () => {
  const over = { ...row, status: 'CANCELLED', ending: 'CANCELLED' as const }
  expect(rowChanges(over, { ...paidOrder, canceled_at: now }, now)).toBeNull()
})

test('an order that matches its row changes nothing', () => {
  expect(rowChanges(row, pendingOrder, now)).toBeNull()
  expect(rowChanges({ ...row, status: 'SHIPPED' }, moved(pendingOrder, 2), now)).toBeNull()
})

test('a pickup paid at the store has its deadline from when it is ready', () => {
  const placed = { ...row, shipping_type: 'PICKUP_ON_STORE', payment_way: 'PAY_AT_STORE' }
  expect(rowChanges(placed, moved(pendingOrder, 0), now)).toEqual({
    status: 'READY_FOR_PICKUP',
    moved_at: now,
    due_at: new Date(now.getTime() + 72 * 3_600_000),
  })
})

test('an order counts towards limits, and keeps its origin, until it is paid or closed', () => {
  for (const status of ['PENDING', 'CONFIRMED', 'READY_FOR_PICKUP', 'SHIPPED']) {
    expect(isCounted({ status, paid_at: null })).toBe(true)
    expect(isCounted({ status, paid_at: now })).toBe(false)
  }
  for (const status of ['EXPIRED', 'CANCELLED', 'REFUNDED', 'NOT_COLLECTED'])
    expect(isCounted({ status, paid_at: null })).toBe(false)
})
