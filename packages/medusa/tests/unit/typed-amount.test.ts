import { expect, test } from 'vitest'
import { typedAmount } from '../../server/src/typed-amount.ts'

test.each([
  ['300000', 300_000],
  ['300.000', 300_000],
  [' 1,300,000 ', 1_300_000],
  [300_000, 300_000],
  ['', null],
  [null, null],
])('%j is read as %j', (typed, amount) => {
  expect(typedAmount(typed, null)).toBe(amount)
})

test.each(['300.00', '1.30', 'Rp 300', '-5', '1.000,000'])(
  '%s is rejected as ambiguous',
  (typed) => {
    expect(typedAmount(typed, null)).toBeNaN()
  },
)
