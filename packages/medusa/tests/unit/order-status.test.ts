import { describe, expect, test } from 'vitest'
import { cancelledOrder, freeOrder, paidOrder, pendingOrder } from '#tests/support/medusa-order.ts'
import type { MedusaOrder } from '../../server/src/orders/medusa-order.ts'
import { type Ending, statusOf } from '../../server/src/orders/status.ts'

const statusWith = (order: MedusaOrder, ending: Ending | null, shipping_type = 'ONLINE_DELIVERY') =>
  statusOf(order, { shipping_type, ending, paid_at: null, payment_way: null, refused_at: null })

const [bought] = paidOrder.items
if (!bought) throw new Error('No item')

/** Returns an item with pieces packed, shipped and delivered. */
const moved = (packed: number, sent = 0, arrived = 0) => ({
  ...bought,
  detail: {
    ...bought.detail,
    fulfilled_quantity: packed,
    shipped_quantity: sent,
    delivered_quantity: arrived,
  },
})

const withItems = (...items: MedusaOrder['items']): MedusaOrder => ({ ...paidOrder, items })

describe('a paid order that is cancelled, and therefore refunded by Medusa,', () => {
  test.each(['CANCELLED', 'REFUNDED'] as const)('is %s when that was requested', (ending) => {
    expect(statusWith(cancelledOrder, ending)).toBe(ending)
  })

  test('is refunded when staff cancelled it in the admin', () => {
    expect(statusWith(cancelledOrder, null)).toBe('REFUNDED')
  })
})

test('an unpaid cancelled order is expired only when that was requested', () => {
  const cancelled = { ...pendingOrder, canceled_at: new Date() }
  expect(statusWith(cancelled, 'EXPIRED')).toBe('EXPIRED')
  expect(statusWith(cancelled, null)).toBe('CANCELLED')
})

test.each(['EXPIRED', 'CANCELLED', 'REFUNDED'] as const)(
  'an order that should become %s keeps its status until Medusa cancels it',
  (ending) => {
    expect(statusWith(pendingOrder, ending)).toBe('PENDING')
    expect(statusWith(paidOrder, ending)).toBe('PAID')
  },
)

test('an order is refunded only when its whole payment is', () => {
  const refunded = (amount: number): MedusaOrder => ({
    ...paidOrder,
    payment_collections: paidOrder.payment_collections.map(({ payments }) => ({
      payments: payments.map((payment) => ({
        ...payment,
        refunds: [{ amount, created_at: payment.created_at }],
      })),
    })),
  })
  expect(statusWith(refunded(197_000), null)).toBe('REFUNDED')
  expect(statusWith(refunded(196_999), null)).toBe('PAID')
})

const pickup = 'PICKUP_ON_STORE'

test('a parcel goes from packed to shipped and delivered, a pickup from ready to collected', () => {
  expect(statusWith(withItems(moved(0)), null)).toBe('PAID')
  expect(statusWith(withItems(moved(2)), null)).toBe('PROCESSING')
  expect(statusWith(withItems(moved(2, 2)), null)).toBe('SHIPPED')
  expect(statusWith(withItems(moved(2, 2, 2)), null)).toBe('COMPLETED')
  expect(statusWith(withItems(moved(2)), null, pickup)).toBe('READY_FOR_PICKUP')
  expect(statusWith(withItems(moved(2, 0, 2)), null, pickup)).toBe('COMPLETED')
})

test('an order is delivered or ready only when all of its pieces are', () => {
  expect(statusWith(withItems(moved(2, 2, 2), moved(0)), null)).toBe('SHIPPED')
  expect(statusWith(withItems(moved(2, 2, 1)), null)).toBe('SHIPPED')
  expect(statusWith(withItems(moved(1), moved(0)), null)).toBe('PROCESSING')
  expect(statusWith(withItems(moved(2), moved(0)), null, pickup)).toBe('PROCESSING')
  expect(statusWith(withItems(moved(2, 0, 2), moved(0)), null, pickup)).toBe('PROCESSING')
})

test('a later exchange or replacement keeps an arrived order completed', () => {
  for (const kind of ['EXCHANGE', 'REPLACEMENT'] as const)
    expect(statusWith(withItems(moved(2, 2, 2), { ...moved(0), kind }), null)).toBe('COMPLETED')
})

test('an order completed in Medusa without shipping has not arrived', () => {
  expect(statusWith({ ...paidOrder, status: 'completed' }, null)).toBe('PAID')
})

describe('an order is paid', () => {
  const captured = (amount: number): MedusaOrder => ({
    ...pendingOrder,
    payment_collections: [
      {
        payments: [
          {
            id: 'pay_1',
            amount: 197_000,
            created_at: new Date(0),
            canceled_at: null,
            captures: [{ amount }],
            refunds: [],
          },
        ],
      },
    ],
  })

  test('by its whole bill, and not by a part of it', () => {
    expect(statusWith(captured(40_000), null)).toBe('PENDING')
    expect(statusWith(captured(196_999), null)).toBe('PENDING')
    expect(statusWith(captured(197_000), null)).toBe('PAID')
  })

  test('by its new cost after staff remove goods, or by its bill after they add some', () => {
    const less = { ...captured(112_000), items: [{ ...bought, quantity: 1, adjustments: [] }] }
    expect(statusWith(less, null)).toBe('PAID')
    const more = { ...captured(197_000), items: [bought, { ...bought, kind: 'ADDED' as const }] }
    expect(statusWith(more, null)).toBe('PAID')
  })

  test('only if staff have not removed all goods', () => {
    const empty = { ...pendingOrder, items: [], shipping_methods: [{ amount: 0 }] }
    expect(statusWith(empty, null)).toBe('PENDING')
  })
})

describe('an order with nothing to pay, which has no payment in Medusa,', () => {
  const placed = {
    shipping_type: 'PICKUP_ON_STORE',
    ending: null,
    paid_at: new Date(),
    payment_way: null,
    refused_at: null,
  }

  test('is paid when it is placed, and proceeds like any other', () => {
    expect(statusOf(freeOrder, placed)).toBe('PAID')
    expect(statusOf({ ...freeOrder, items: [moved(2)] }, placed)).toBe('READY_FOR_PICKUP')
  })

  test('is cancelled, not refunded, when staff cancel it in the admin', () => {
    expect(statusOf({ ...freeOrder, canceled_at: new Date() }, placed)).toBe('CANCELLED')
  })
})

describe('a cash order', () => {
  const unpaid = (...items: MedusaOrder['items']): MedusaOrder => ({ ...pendingOrder, items })
  const cash = (order: MedusaOrder, kept: object = {}) =>
    statusOf(order, {
      shipping_type: 'ONLINE_DELIVERY',
      ending: null,
      paid_at: null,
      payment_way: 'CASH_ON_DELIVERY',
      refused_at: null,
      ...kept,
    })
  const atStore = { shipping_type: pickup, payment_way: 'PAY_AT_STORE' }

  test('is confirmed when placed, and is prepared and shipped unpaid', () => {
    expect(cash(pendingOrder)).toBe('CONFIRMED')
    expect(cash(unpaid(moved(2)))).toBe('PROCESSING')
    expect(cash(unpaid(moved(2, 2)))).toBe('SHIPPED')
    expect(cash(unpaid(moved(2)), atStore)).toBe('READY_FOR_PICKUP')
  })

  test('has not arrived when staff hand it over in Medusa, until they capture its payment', () => {
    expect(cash(unpaid(moved(2, 2, 2)))).toBe('SHIPPED')
    expect(cash(unpaid(moved(2, 0, 2)), atStore)).toBe('READY_FOR_PICKUP')
    expect(cash(withItems(moved(2, 2, 2)))).toBe('COMPLETED')
  })

  test('is paid when staff capture its payment before the handover', () => {
    expect(cash(paidOrder, atStore)).toBe('PAID')
    expect(cash(withItems(moved(2)), atStore)).toBe('READY_FOR_PICKUP')
  })

  test('is not collected when its parcel is refused, or when the shop cancels it as not collected', () => {
    expect(cash(unpaid(moved(2, 2)), { refused_at: new Date() })).toBe('NOT_COLLECTED')
    const cancelled = { ...pendingOrder, canceled_at: new Date() }
    expect(cash(cancelled, { ...atStore, ending: 'NOT_COLLECTED' })).toBe('NOT_COLLECTED')
    expect(cash(cancelled, atStore)).toBe('CANCELLED')
    expect(cash(pendingOrder, { ...atStore, ending: 'NOT_COLLECTED' })).toBe('CONFIRMED')
  })
})
