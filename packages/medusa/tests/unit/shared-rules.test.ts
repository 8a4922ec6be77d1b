import { bookedNumber as numberInShop } from '@etalase/backend-kit/invoices/booked-number.ts'
import { paymentWays as waysInShop } from '@etalase/contract/rules/constants.ts'
import { rupiah } from '@etalase/contract/rules/money.ts'
import { holdsTooMany as holdsTooManyInShop } from '@etalase/contract/rules/network-share.ts'
import { isPayable as isPayableInShop } from '@etalase/contract/rules/order-total.ts'
import { wayOf, wayProblem } from '@etalase/contract/rules/payment/ways.ts'
import { ppnIn as ppnInShop, ppnRate as ppnRateInShop } from '@etalase/contract/rules/ppn.ts'
import { keptDays } from '@etalase/contract/rules/retention.ts'
import { expect, test } from 'vitest'
import { bookedNumber } from '../../server/src/invoices/booked.ts'
import { ppnIn, ppnRate } from '../../server/src/invoices/ppn.ts'
import { keptAlertDays } from '../../server/src/kept-days.ts'
import { holdsTooMany } from '../../server/src/orders/network-share.ts'
import { isPayable } from '../../server/src/orders/payable.ts'
import { type CashSettings, feeOf, paymentWays } from '../../server/src/orders/ways.ts'

test('engine and shop agree on payable totals', () => {
  for (let total = 0; total <= 12; total += 1)
    for (let minimum = 1; minimum <= 12; minimum += 1)
      expect(isPayable(total, minimum)).toBe(isPayableInShop(rupiah(total), rupiah(minimum)))
})

const settings: CashSettings = {
  cash_on_delivery_services: ['UDRREG'],
  cash_on_delivery_fee: 5,
  cash_on_delivery_maximum: 8,
  pay_at_store: true,
}

test('engine and shop agree on orders payable in cash', () => {
  expect(paymentWays).toEqual(waysInShop)
  for (const way of paymentWays)
    for (const shippingType of ['ONLINE_DELIVERY', 'PICKUP_ON_STORE'] as const)
      for (const takesCash of [true, false])
        for (let total = 0; total <= 10; total += 1) {
          const maximum = way === 'PAY_AT_STORE' ? null : rupiah(8)
          const problem = wayProblem({ way, maximum, total: rupiah(total), takesCash })
          const isOffered = way === wayOf[shippingType] && problem === null
          const fee = way === 'PAY_AT_STORE' ? 0 : 5
          const given = feeOf({ way, shippingType, total, takesCash }, settings)
          expect(given).toBe(isOffered ? fee : null)
        }
})

test('paying at the store is refused when staff have not enabled it', () => {
  const order = { way: 'PAY_AT_STORE', shippingType: 'PICKUP_ON_STORE', takesCash: false } as const
  expect(feeOf({ ...order, total: 1 }, settings)).toBe(0)
  expect(feeOf({ ...order, total: 1 }, { ...settings, pay_at_store: false })).toBeNull()
})

test('engine and shop agree on the PPN in a price', () => {
  expect(ppnRate).toBe(ppnRateInShop)
  for (let price = 0; price <= 1_000; price += 1)
    expect(ppnIn(price)).toEqual(ppnInShop(rupiah(price)))
})

test('engine and shop agree on the numbers of invoices and credit notes', () => {
  for (const kind of ['INVOICE', 'CREDIT_NOTE'] as const)
    for (const number of [1, 999_999, 1_000_000])
      expect(bookedNumber({ kind, number })).toBe(numberInShop(kind, number))
})

test('engine and shop agree on the retention of stock alerts', () => {
  const { notifiedAlert: notified, waitingAlert: waiting } = keptDays
  expect(keptAlertDays).toEqual({ notified, waiting })
})

const upTo = (last: number) => Array.from({ length: last + 1 }, (_, index) => index)

test('engine and shop agree on the share of stock that unpaid orders of a network may hold', () => {
  for (const qty of upTo(5))
    for (const held of upTo(9))
      for (const available of upTo(9))
        for (const atLeast of upTo(5)) {
          const share = { qty, held, available, atLeast }
          expect(holdsTooMany(share)).toBe(holdsTooManyInShop(share))
        }
})

test('a network may hold half of a size or the minimum share, and a single order may exceed it', () => {
  const share = { qty: 1, held: 9, available: 11, atLeast: 3 }
  expect(holdsTooMany(share)).toBe(false)
  expect(holdsTooMany({ ...share, qty: 2 })).toBe(true)
  expect(holdsTooMany({ ...share, held: 2, available: 1 })).toBe(false)
  expect(holdsTooMany({ ...share, held: 0, qty: 11 })).toBe(false)
})
