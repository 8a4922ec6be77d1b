import { expect, test } from 'vitest'
import { returnStatusOf } from '../../server/src/returns/return-status.ts'

const asked = {
  orderStatus: 'COMPLETED',
  decision: null,
  cost: 1,
  isRefunded: false,
  medusa: 'requested',
} as const

test('a request is pending until staff decide', () => {
  expect(returnStatusOf(asked)).toBe('REQUESTED')
  expect(returnStatusOf({ ...asked, decision: 'APPROVED' })).toBe('APPROVED')
  expect(returnStatusOf({ ...asked, decision: 'REJECTED' })).toBe('REJECTED')
})

test('a return cancelled or deleted in the admin is rejected, even after approval', () => {
  expect(returnStatusOf({ ...asked, medusa: 'canceled' })).toBe('REJECTED')
  expect(returnStatusOf({ ...asked, medusa: undefined, decision: 'APPROVED' })).toBe('REJECTED')
})

test('goods that are back are received, whatever staff decided before', () => {
  for (const medusa of ['received', 'partially_received'])
    for (const decision of [null, 'APPROVED', 'REJECTED'] as const)
      expect(returnStatusOf({ ...asked, medusa, decision })).toBe('RECEIVED')
})

test('a refund of the order settles its return', () => {
  for (const medusa of ['requested', 'received', 'canceled'])
    expect(returnStatusOf({ ...asked, medusa, orderStatus: 'REFUNDED' })).toBe('REFUNDED')
})

test('a refund settles a return whose goods are back, even without the delivery cost', () => {
  for (const medusa of ['received', 'partially_received'])
    expect(returnStatusOf({ ...asked, medusa, isRefunded: true })).toBe('REFUNDED')
  expect(returnStatusOf({ ...asked, isRefunded: true })).toBe('REQUESTED')
})

test('the return of a free order is settled once its goods are back, since it has no refund', () => {
  expect(returnStatusOf({ ...asked, cost: 0, medusa: 'received' })).toBe('REFUNDED')
  expect(returnStatusOf({ ...asked, cost: 0 })).toBe('REQUESTED')
})
