import { expect, test } from 'vitest'
import { readQuantity } from '#lib/rules/quantity.ts'

test.each([
  ['1', 1],
  [' 12 ', 12],
  ['007', 7],
  ['1000', 1_000],
])('%o is a quantity', (typed, pieces) => {
  expect(readQuantity(typed)).toBe(pieces)
})

test.each(['', ' ', '0', '-3', '−3', '0.5', '-1.5', '0,5'])('%o is too few', (typed) => {
  expect(readQuantity(typed)).toBe('tooFew')
})

test.each(['1.5', '1,5', '2.0', '1e3', 'abc', '٣', '３', '+2', '1 000', '0x10', 'Infinity', '--3'])(
  '%o is no whole number, and is not made one',
  (typed) => {
    expect(readQuantity(typed)).toBe('notWhole')
  },
)

test.each(['1001', '99999999999999999999'])('%o is more than one call may ask for', (typed) => {
  expect(readQuantity(typed)).toBe('tooMany')
})
