import { describe, expect, test } from 'vitest'
import { cancelledOrder, freeOrder, paidOrder, pendingOrder } from '#tests/support/medusa-order.ts'
import { amountsOf } from '../../server/src/orders/amounts.ts'
import type { MedusaOrder } from '../../server/src/orders/medusa-order.ts'
import { type Ending, statusOf } from '../../server/src/orders/status.ts'

const statusWith = (order: MedusaOrder, ending: Ending | null, shipping_type = 'ONLINE_DELIVERY') =>
  statusOf(order, { shipping_type, ending, paid_at: null })

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

describe('an order with nothing to pay, of which Medusa has no payment,', () => {
  const placed = { shipping_type: 'PICKUP_ON_STORE', ending: null, paid_at: new Date() }

  test('is paid when it is placed, and goes on as any other', () => {
    expect(statusOf(freeOrder, placed)).toBe('PAID')
    const { fulfillments } = fulfilled({})
    expect(statusOf({ ...freeOrder, fulfillments }, placed)).toBe('READY_FOR_PICKUP')
  })

  test('is cancelled, and not refunded, when staff cancel it in the admin', () => {
    expect(statusOf({ ...freeOrder, canceled_at: new Date() }, placed)).toBe('CANCELLED')
  })

  test('costs nothing, and its discount is all that it was', () => {
    expect(amountsOf(freeOrder)).toMatchObject({ discount: 212_000, grand_total: 0 })
  })
})
