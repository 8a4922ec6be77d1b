import { expect, test } from 'vitest'
import { callsWithoutNext } from '#lib/gateway/calls-without-next.ts'

const form = 'application/x-www-form-urlencoded'

test.each([
  ['GET', '/api/session', ''],
  ['GET', '/api/checkout-start', ''],
  ['POST', '/api/session/sign-in', form],
  ['POST', '/api/cart', 'application/json'],
  ['GET', '/api/cart', ''],
  ['POST', '/api/checkout-trx', 'application/json'],
])('%s %s of type “%s” bypasses Next', (method, path, type) => {
  expect(callsWithoutNext.takes(method, path, type)).toBe(true)
})

test.each([
  ['POST', '/api/cart', form],
  ['POST', '/api/order/look-up', form],
  ['POST', '/checkout/steps/pay', form],
  ['GET', '/api/account-data', ''],
  ['PATCH', '/api/cart', 'application/json'],
  ['OPTIONS', '/api/cart', ''],
  ['GET', '/api/no-such-call', ''],
  ['POST', '/api/revalidate', 'application/json'],
])('%s %s of type “%s” goes through Next', (method, path, type) => {
  expect(callsWithoutNext.takes(method, path, type)).toBe(false)
})
