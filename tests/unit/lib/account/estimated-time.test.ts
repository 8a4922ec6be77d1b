import { fromWib } from '@etalase/contract/rules/time-zone.ts'
import { describe, expect, test } from 'vitest'
import { estimatedTime } from '#lib/account/estimated-time.ts'

const now = fromWib('2026-11-25 10:00:00').getTime()
const promised_arrival = {
  first_day: '2026-11-26',
  last_day: '2026-11-27',
  pay_before: '2026-11-26 08:00:00',
}
const pickup_ready_at = '2026-11-25 14:15:00'

describe('the promised arrival of an order', () => {
  test('says until when to pay for it while the order is unpaid', () => {
    expect(estimatedTime({ trx_status: 'PENDING', promised_arrival }, now)).toBe(
      'Arrives Thu 26 - Fri 27 Nov. These days apply if you pay before Thu 26 Nov, 08:00 WIB.',
    )
  })

  test('is void once the payment deadline has passed', () => {
    const late = fromWib('2026-11-26 08:00:00').getTime()
    expect(estimatedTime({ trx_status: 'PENDING', promised_arrival }, late)).toBeNull()
  })

  test.each(['PAID', 'PROCESSING', 'SHIPPED'] as const)(
    'stays the same while it is %s, even after those days',
    (trx_status) => {
      const later = fromWib('2026-12-24 10:00:00').getTime()
      expect(estimatedTime({ trx_status, promised_arrival }, later)).toBe(
        'Promised arrival: Thu 26 - Fri 27 Nov',
      )
    },
  )

  test('shows when a paid pickup is ready, by its date', () => {
    expect(estimatedTime({ trx_status: 'PAID', pickup_ready_at }, now)).toBe(
      'Ready Wed 25 Nov from 14:15 WIB',
    )
  })

  test.each(['READY_FOR_PICKUP', 'COMPLETED', 'EXPIRED', 'CANCELLED'] as const)(
    'is missing once it is %s',
    (trx_status) => {
      expect(estimatedTime({ trx_status, promised_arrival, pickup_ready_at }, now)).toBeNull()
    },
  )

  test.each(['PENDING', 'PAID', 'PROCESSING', 'SHIPPED'] as const)(
    'is missing for an order without a promise: %s',
    (trx_status) => {
      expect(estimatedTime({ trx_status }, now)).toBeNull()
      expect(
        estimatedTime({ trx_status, promised_arrival: null, pickup_ready_at: null }, now),
      ).toBe(null)
    },
  )
})
