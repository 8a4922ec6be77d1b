import { expect, test } from 'vitest'
import { isFreeDelivery } from '../../server/src/orders/free-delivery.ts'

const couriers = { one: [{ tariff: 12_000 }, { tariff: 20_000 }], two: [{ tariff: 12_000 }] }
const offered = { tariff: 12_000, couriers, subtotal: 300_000, freeFrom: 300_000 }

test('the cheapest service is free from the threshold on', () => {
  expect(isFreeDelivery(offered)).toBe(true)
})

test.each([
  ['a service that is not the cheapest', { tariff: 20_000 }],
  ['an order of one rupiah less', { subtotal: 299_999 }],
  ['a shop without free delivery', { freeFrom: null }],
])('%s pays for delivery', (_, other) => {
  expect(isFreeDelivery({ ...offered, ...other })).toBe(false)
})
