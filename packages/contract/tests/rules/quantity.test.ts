import { expect, test } from 'vitest'
import { quantityPattern, readQuantity } from '#rules/cart.ts'

test.each([
  ['1', 1],
  [' 12 ', 12],
  ['007', 7],
  ['1000', 1_000],
  ['２', 2],
  ['\u200b2\u00a0', 2],
  ['2.', 2],
  ['2,0', 2],
  ['2.00', 2],
])('%o is a quantity', (typed, pieces) => {
  expect(readQuantity(typed)).toBe(pieces)
})

test.each(['', ' ', '0', '-3', '−3', '0.5', '-1.5', '0,5'])(
  '%o is too small a quantity',
  (typed) => {
    expect(readQuantity(typed)).toBe('tooFew')
  },
)

test.each(['1.5', '1,5', '2.000', '1e3', 'abc', '٣', '+2', '1 000', '0x10', 'Infinity', '--3'])(
  '%o is refused as not whole, and is not rounded',
  (typed) => {
    expect(readQuantity(typed)).toBe('notWhole')
  },
)

/** Compiled as browsers do (HTML, the pattern attribute). */
const field = new RegExp(`^(?:${quantityPattern})$`, 'v')

test.each(['1', ' 12 ', '007', '1000', '２', '2,0', '2.00'])(
  'a browser without scripts accepts %o',
  (typed) => expect(field.test(typed)).toBe(true),
)

test.each(['0', '00', '-3', '0.5', '1,5', 'abc', '10000'])(
  'a browser without scripts refuses %o',
  (typed) => expect(field.test(typed)).toBe(false),
)

test.each(['1001', '99999999999999999999'])('%o exceeds what one call may request', (typed) => {
  expect(readQuantity(typed)).toBe('tooMany')
})
