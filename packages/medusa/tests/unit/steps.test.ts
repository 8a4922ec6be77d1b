import { expect, test } from 'vitest'
import { cashRow } from '#tests/support/cash-row.ts'
import { isAllowed, type Step, stepNames } from '../../server/src/orders/steps.ts'

const atStore = { ...cashRow, shipping_type: 'PICKUP_ON_STORE', payment_way: 'PAY_AT_STORE' }
const paid = { ...cashRow, payment_way: null, paid_at: new Date() }

const stepsOf = (order: typeof cashRow | typeof paid, status: string): Step[] =>
  stepNames.filter((step) => isAllowed({ ...order, status }, step))

test('a parcel can be collected or refused only in transit', () => {
  expect(stepsOf(cashRow, 'CONFIRMED')).toEqual(['pack', 'withdraw', 'cancel'])
  expect(stepsOf(cashRow, 'PROCESSING')).toEqual(['ship', 'cancel'])
  expect(stepsOf(cashRow, 'SHIPPED')).toEqual(['collect', 'refuse'])
})

test('a refused parcel can be collected until it is back', () => {
  const refused = { ...cashRow, refused_at: new Date() }
  expect(stepsOf(refused, 'NOT_COLLECTED')).toEqual(['collect'])
  expect(stepsOf({ ...refused, back_at: new Date() }, 'NOT_COLLECTED')).toEqual([])
})

test('a pickup can be collected or given up while in the store, even before it is ready', () => {
  const open = ['withdraw', 'cancel', 'collect', 'not-collected']
  expect(stepsOf(atStore, 'CONFIRMED')).toEqual(['ready', ...open])
  expect(stepsOf(atStore, 'READY_FOR_PICKUP')).toEqual(open)
  expect(stepsOf(atStore, 'NOT_COLLECTED')).toEqual([])
})

test('a paid order has no cash steps', () => {
  const ready = { ...paid, shipping_type: 'PICKUP_ON_STORE' }
  expect(stepsOf(ready, 'READY_FOR_PICKUP')).toEqual(['complete', 'cancel', 'refund'])
  expect(stepsOf(paid, 'SHIPPED')).toEqual(['complete', 'refund'])
  expect(stepsOf({ ...atStore, paid_at: new Date() }, 'COMPLETED')).toEqual(['refund'])
})

test('a cash order can be neither completed nor refunded before it is paid', () => {
  for (const status of ['SHIPPED', 'READY_FOR_PICKUP', 'COMPLETED', 'NOT_COLLECTED'])
    for (const step of ['complete', 'refund'] as const)
      expect(isAllowed({ ...cashRow, status }, step)).toBe(false)
})
