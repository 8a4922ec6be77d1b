import { expect, test } from 'vitest'
import { isPayable } from '#engines/medusa/server/src/orders/payable.ts'
import { rupiah } from '#lib/rules/money.ts'
import { isPayable as isPayableInShop } from '#lib/rules/order-total.ts'

test('engine and shop agree on the totals that can be paid', () => {
  for (let total = 0; total <= 12; total += 1)
    for (let minimum = 1; minimum <= 12; minimum += 1)
      expect(isPayable(total, minimum)).toBe(isPayableInShop(rupiah(total), rupiah(minimum)))
})
