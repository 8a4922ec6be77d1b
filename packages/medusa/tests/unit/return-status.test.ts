import { expect, test } from 'vitest'
import { returnStatusOf } from '../../server/src/returns/return-status.ts'

const asked = {
  orderStatus: 'COMPLETED',
  decision: null,
  cost: 1,
  isRefunded: false,
  medusa: 'requested',
} as const

test('a request waits until staff decide it', () => {
  expect(returnStatusOf(asked)).toBe('REQUESTED')
  expect(returnStatusOf({ ...asked, decision: 'APPROVED' })).toBe('APPROVED')
  expect(returnStatusOf({ ...asked, decision: 'REJECTED' })).toBe('REJECTED')
})

test('what is cancelled or deleted in the admin is rejected, also after it was approved', () => {
  expect(returnStatusOf({ ...asked, medusa: 'canceled' })).toBe('REJECTED')
  expect(returnStatusOf({ ...asked, medusa: undefined, decision: 'APPROVED' })).toBe('REJECTED')
})

test('goods that are here are received, whatever was decided before', () => {
  for (const medusa of ['received', 'partially_received'])
    for (const decision of [null, 'APPROVED', 'REJECTED'] as const)
      expect(returnStatusOf({ ...asked, medusa, decision })).toBe('RECEIVED')
})

test('a refund of the order settles its return', () => {
  for (const medusa of ['requested', 'received', 'canceled'])
    expect(returnStatusOf({ ...asked, medusa, orderStatus: 'REFUNDED' })).toBe('REFUNDED')
})

test('money that has gone back settles a return whose goods are here, also without the delivery', () => {
  for (const medusa of ['received', 'partially_received'])
    expect(returnStatusOf({ ...asked, medusa, isRefunded: true })).toBe('REFUNDED')
  expect(returnStatusOf({ ...asked, isRefunded: true })).toBe('REQUESTED')
})

test('goods of an order that cost nothing are settled once they are here: there is no refund to wait for', () => {
  expect(returnStatusOf({ ...asked, cost: 0, medusa: 'received' })).toBe('REFUNDED')
  expect(returnStatusOf({ ...asked, cost: 0 })).toBe('REQUESTED')
})
