import { parseId } from '@etalase/contract/rules/codes.ts'
import { shippingTypes } from '@etalase/contract/rules/constants.ts'
import { rupiah } from '@etalase/contract/rules/money.ts'
import { statusesBefore, trxStatuses } from '@etalase/contract/rules/trx-status.ts'
import { aBill, anOrder, anOrderLine } from '@etalase/testkit/builders.ts'
import { describe, expect, test } from 'vitest'
import { isPayable, openBill } from '#lib/account/open-bill.ts'
import { orderAmounts } from '#lib/account/order-amounts.ts'
import { orderTimeline } from '#lib/account/order-timeline.ts'
import { listedOrder } from '#lib/api/listed-order.ts'
import { timeLeft } from '#lib/rules/time-left.ts'
import { ordersMessages } from '#messages/orders.ts'

const noon = Date.parse('2026-08-03T12:00:00+07:00')

describe('the time left to pay', () => {
  test.each([
    ['2026-08-04 12:00:00', { hours: 24, minutes: 0 }],
    ['2026-08-03 17:12:59', { hours: 5, minutes: 12 }],
    ['2026-08-03 12:00:01', { hours: 0, minutes: 0 }],
  ])('until %s is in whole minutes, rounded down', (until, left) => {
    expect(timeLeft(until, noon)).toEqual(left)
  })

  test.each(['2026-08-03 12:00:00', '2026-08-03 11:59:59', '2025-01-01 00:00:00'])(
    'until %s is over',
    (until) => {
      expect(timeLeft(until, noon)).toBeNull()
    },
  )

  test('is an error for an invalid time, not forever', () => {
    expect(() => timeLeft('tomorrow', noon)).toThrow(RangeError)
  })

  test('is shown in hours and minutes, down to the last minute', () => {
    const { timeLeft: say } = ordersMessages
    expect(say({ hours: 5, minutes: 12 })).toBe('5 h 12 min left')
    expect(say({ hours: 0, minutes: 59 })).toBe('59 min left')
    expect(say({ hours: 0, minutes: 0 })).toBe('Less than a minute left')
  })
})

describe('an open bill', () => {
  const order = anOrder({ payment_duedate: '2026-08-03 13:00:00' })

  test('is the form that came with the order, plus the fields that the provider requires', () => {
    expect(openBill(order, noon)?.way).toEqual({
      fields: { ...aBill(), display_cust: 'true', term_condition: '1' },
    })
  })

  const redirect = (grand_total: number, url: string | null) => ({
    ...order,
    payment_data: null,
    payment_redirect: { trx_ref: order.trx_ref, grand_total: rupiah(grand_total), url },
  })

  test('is the page of a provider that has one, if the amounts match', () => {
    const url = 'https://pay.example/p/1'
    expect(openBill(redirect(308_000, url), noon)?.way).toEqual({ url })
    expect(openBill(redirect(308_001, url), noon)).toBeNull()
  })

  test('cannot be paid while the provider returns no page', () => {
    expect(openBill(redirect(308_000, null), noon)).toMatchObject({ way: null })
  })

  test("closes at its deadline, whatever the order's status", () => {
    const atDeadline = Date.parse('2026-08-03T13:00:00+07:00')
    expect([isPayable(order, atDeadline), openBill(order, atDeadline)]).toEqual([false, null])
  })

  test.each(trxStatuses.filter((status) => status !== 'PENDING'))(
    'is missing once the order is %s',
    (trx_status) => {
      expect(openBill({ ...order, trx_status }, noon)).toBeNull()
    },
  )

  test('over a different amount than the order is never passed on', () => {
    const payment_data = aBill({ bill_total: '308001' })
    expect(openBill({ ...order, payment_data }, noon)).toBeNull()
  })

  test('is missing when the backend sends no form', () => {
    expect(openBill({ ...order, payment_data: null }, noon)).toBeNull()
  })
})

describe('the timeline', () => {
  const event = (minute: number, status: string, city?: string) => ({
    date_time: `2026-08-03 11:${String(minute).padStart(2, '0')}:00`,
    status,
    city,
  })
  const statusesOf = (track_history: ReturnType<typeof event>[], last?: ReturnType<typeof event>) =>
    orderTimeline({
      trx_date: '2026-08-03 10:00:00',
      payment_date: '2026-08-03 10:30:00',
      order_tracking: { track_history, last_status: last },
    }).map(({ status }) => status)
  const picked = event(0, 'Picked up')
  const left = event(5, 'Left')
  const arrived = event(5, 'Arrived')

  test.each([
    ['oldest', [picked, left, arrived]],
    ['newest', [arrived, left, picked]],
  ])('is newest first when the backend sends the %s first', (_, history) => {
    expect(statusesOf(history)).toEqual([
      'Arrived',
      'Left',
      'Picked up',
      ordersMessages.paid,
      ordersMessages.placed,
    ])
  })

  test('has the latest status once, even when the history lacks it', () => {
    expect(statusesOf([picked], arrived).slice(0, 2)).toEqual(['Arrived', 'Picked up'])
    expect(statusesOf([picked, arrived], arrived)).toHaveLength(4)
  })

  test('of an order without events is its placing', () => {
    const events = orderTimeline({ trx_date: '2026-08-03 10:00:00' })
    expect(events).toEqual([{ at: '2026-08-03 10:00:00', status: ordersMessages.placed }])
  })
})

test("an order's amounts add up, even when the backend omits the discount", () => {
  const order = anOrder({ grand_total: rupiah(278_100) })
  expect(orderAmounts(order)).toEqual({
    subtotal: 299_000,
    shippingCost: 9_000,
    discount: 29_900,
    paymentFee: 0,
    total: 278_100,
  })
})

test('a payment fee is part of the total, and does not reduce the discount', () => {
  const order = anOrder({ grand_total: rupiah(283_100), payment_fee: rupiah(5_000) })
  expect(orderAmounts(order)).toMatchObject({ discount: 29_900, paymentFee: 5_000, total: 283_100 })
})

describe('the order list', () => {
  test('has four pictures at most, and neither bill nor address', () => {
    const image = { image_url: '/media/1.webp', image_type: 'COVER' }
    const line = anOrderLine({ qty: 2, product_detail: { id: 1, product_images: [image] } })
    const order = anOrder({
      sales_trx_details: [line, line, line, line, line],
      address_street: 'Jl. Kemang Raya 12',
    })
    const listed = listedOrder(order)
    expect([listed.covers.length, listed.pieces]).toEqual([4, 10])
    expect(JSON.stringify(listed)).not.toMatch(/signature|Kemang/)
  })

  test('shows the name of a product without pictures', () => {
    expect(listedOrder(anOrder())).toMatchObject({
      covers: [],
      productNames: ['Oxford shirt in White'],
    })
  })
})

describe('a status', () => {
  test.each(shippingTypes)('of %s has a label wherever such an order can be', (type) => {
    const reachable = trxStatuses.filter(
      (status) => status === 'PENDING' || statusesBefore(type, status).length > 0,
    )
    const titles = reachable.map((status) => ordersMessages.statuses[type][status].title)
    expect(new Set(titles).size).toBe(reachable.length)
  })
})

test.each(['', '0', '-1', '1.5', 'abc', '12abc', '1e3', '99999999999', ' 1'])(
  '%j is not an id',
  (text) => {
    expect(parseId(text)).toBeNull()
  },
)

test('an id is a whole number', () => {
  expect(parseId('12')).toBe(12)
})
