import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rupiah } from '#rules/money.ts'
import { ppnIn } from '#rules/ppn.ts'

// A price of 111,000 contains 11,000: 12% of 91,667, which is 11/12 of 100,000 (PMK 131/2024).
test.each([
  { price: 0, base: 0, amount: 0 },
  { price: 1, base: 1, amount: 0 },
  { price: 5, base: 5, amount: 0 },
  { price: 6, base: 5, amount: 1 },
  { price: 111_000, base: 91_667, amount: 11_000 },
  { price: 180_000, base: 148_649, amount: 17_838 },
  { price: 1_000_000_000, base: 825_825_826, amount: 99_099_099 },
])('a price of $price contains $amount, computed from $base', ({ price, ...ppn }) => {
  expect(ppnIn(rupiah(price))).toEqual(ppn)
})

const price = fc.integer({ min: 0, max: 1_000_000_000_000 }).map(rupiah)

test('every amount is less than half a rupiah off, and is 12% of its base to within a rupiah', () => {
  fc.assert(
    fc.property(price, (total) => {
      const { base, amount } = ppnIn(total)
      // In integers: a float of this size is not exact.
      expect(Math.abs(Number(BigInt(amount) * 222n - BigInt(total) * 22n))).toBeLessThan(111)
      expect(Math.abs(Number(BigInt(base) * 12n - BigInt(amount) * 100n))).toBeLessThanOrEqual(100)
    }),
  )
})
