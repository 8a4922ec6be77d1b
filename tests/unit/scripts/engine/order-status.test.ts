import { describe, expect, test } from 'vitest'
import type { MedusaOrder } from '#engines/medusa/server/src/orders/medusa-order.ts'
import { type Ending, statusOf } from '#engines/medusa/server/src/orders/status.ts'
import { cancelledOrder, paidOrder, pendingOrder } from '#tests/support/medusa-order.ts'

const statusWith = (order: MedusaOrder, ending: Ending | null, shipping_type = 'ONLINE_DELIVERY') =>
  statusOf(order, { shipping_type, ending })

const fulfilled = (given: object): MedusaOrder => ({
  ...paidOrder,
  fulfillments: [
    { id: 'ful_1', shipped_at: null, delivered_at: null, canceled_at: null, labels: [], ...given },
  ],
})

describe('a paid order that is cancelled, and therefore refunded by Medusa,', () => {
  test.each(['CANCELLED', 'REFUNDED'] as const)('is %s when that was meant', (ending) => {
    expect(statusWith(cancelledOrder, ending)).toBe(ending)
  })

  test('is refunded when staff cancelled it in the admin', () => {
    expect(statusWith(cancelledOrder, null)).toBe('REFUNDED')
  })
})

test('an unpaid order that is cancelled has expired only when that was meant', () => {
  const cancelled = { ...pendingOrder, canceled_at: new Date() }
  expect(statusWith(cancelled, 'EXPIRED')).toBe('EXPIRED')
  expect(statusWith(cancelled, null)).toBe('CANCELLED')
})

test.each(['EXPIRED', 'CANCELLED', 'REFUNDED'] as const)(
  'an order that was to be %s, and that Medusa has not cancelled, is what it was',
  (ending) => {
    expect(statusWith(pendingOrder, ending)).toBe('PENDING')
    expect(statusWith(paidOrder, ending)).toBe('PAID')
  },
)

test('an order is refunded when all of its payment is, and not by a part', () => {
  const refunded = (amount: number): MedusaOrder => ({
    ...paidOrder,
    payment_collections: [
      {
        payments: [
          { id: 'pay_1', amount: 197_000, captures: [{ amount: 197_000 }], refunds: [{ amount }] },
        ],
      },
    ],
  })
  expect(statusWith(refunded(197_000), null)).toBe('REFUNDED')
  expect(statusWith(refunded(196_999), null)).toBe('PAID')
})

test('a parcel is packed, on its way and there; a pickup is ready and taken', () => {
  const at = new Date()
  expect(statusWith(fulfilled({}), null)).toBe('PROCESSING')
  expect(statusWith(fulfilled({ shipped_at: at }), null)).toBe('SHIPPED')
  expect(statusWith(fulfilled({ shipped_at: at, delivered_at: at }), null)).toBe('COMPLETED')
  expect(statusWith(fulfilled({}), null, 'PICKUP_ON_STORE')).toBe('READY_FOR_PICKUP')
})

test('a fulfilment that was cancelled counts for nothing', () => {
  expect(statusWith(fulfilled({ canceled_at: new Date() }), null)).toBe('PAID')
})
