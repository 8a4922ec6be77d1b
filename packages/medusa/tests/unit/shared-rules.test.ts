import { rupiah } from '@etalase/contract/rules/money.ts'
import { holdsTooMany as holdsTooManyInShop } from '@etalase/contract/rules/network-share.ts'
import { isPayable as isPayableInShop } from '@etalase/contract/rules/order-total.ts'
import { keptDays } from '@etalase/contract/rules/retention.ts'
import { expect, test } from 'vitest'
import { keptAlertDays } from '../../server/src/kept-days.ts'
import { holdsTooMany } from '../../server/src/orders/network-share.ts'
import { isPayable } from '../../server/src/orders/payable.ts'

test('engine and shop agree on the totals that can be paid', () => {
  for (let total = 0; total <= 12; total += 1)
    for (let minimum = 1; minimum <= 12; minimum += 1)
      expect(isPayable(total, minimum)).toBe(isPayableInShop(rupiah(total), rupiah(minimum)))
})

test('engine and shop agree on how long a request for a mail is kept', () => {
  const { notifiedAlert: notified, waitingAlert: waiting } = keptDays
  expect(keptAlertDays).toEqual({ notified, waiting })
})

const upTo = (last: number) => Array.from({ length: last + 1 }, (_, index) => index)

test('engine and shop agree on what unpaid orders of a network may hold', () => {
  for (const qty of upTo(5))
    for (const held of upTo(9))
      for (const available of upTo(9))
        for (const atLeast of upTo(5)) {
          const share = { qty, held, available, atLeast }
          expect(holdsTooMany(share)).toBe(holdsTooManyInShop(share))
        }
})

test('a network may hold half of a size, or the smallest share, and one order alone what it asks for', () => {
  const share = { qty: 1, held: 9, available: 11, atLeast: 3 }
  expect(holdsTooMany(share)).toBe(false)
  expect(holdsTooMany({ ...share, qty: 2 })).toBe(true)
  expect(holdsTooMany({ ...share, held: 2, available: 1 })).toBe(false)
  expect(holdsTooMany({ ...share, held: 0, qty: 11 })).toBe(false)
})
