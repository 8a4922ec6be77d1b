import { paymentWays } from '@etalase/contract/rules/constants.ts'
import { rupiah } from '@etalase/contract/rules/money.ts'
import { expect, test } from 'vitest'
import { leastTotal } from '#promos/payable-promo.ts'

const minimum = rupiah(10_000)

test.each(paymentWays)('an order paid by %s may cost a single rupiah', (way) => {
  expect(leastTotal(minimum, way)).toBe(1)
})

test.each([null, undefined])('an order paid through the provider costs its minimum (%s)', (way) => {
  expect(leastTotal(minimum, way)).toBe(minimum)
})
