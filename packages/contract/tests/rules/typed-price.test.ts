import fc from 'fast-check'
import { expect, test } from 'vitest'
import { languages } from '#rules/language.ts'
import { groupedIn, rupiah, rupiahIn } from '#rules/money.ts'
import { readPrice } from '#rules/typed-price.ts'

test.each([
  ['100000', 100_000],
  ['100.000', 100_000],
  ['100,000', 100_000],
  ['100 000', 100_000],
  ['Rp 100rb', 100_000],
  ['Rp. 100.000', 100_000],
  ['Rp100.000,-', 100_000],
  ['Rp100.000,00', 100_000],
  ['100000.00', 100_000],
  ['100k', 100_000],
  ['100 K', 100_000],
  ['IDR 100,000', 100_000],
  ['IDR 100,000.00', 100_000],
  ['100 ribu', 100_000],
  ['100.000 rupiah', 100_000],
  ['Rp\u00a0１００．０００', 100_000],
  ['1,5jt', 1_500_000],
  ['1.5 juta', 1_500_000],
  ['0,25 jt', 250_000],
  ['1.250rb', 1_250_000],
  ['1.250.000', 1_250_000],
  ['999999999', 999_999_999],
  ['0', 0],
])('%j is read as %i rupiah', (typed, amount) => {
  expect(readPrice(typed)).toBe(amount)
})

test.each([
  ...['', ' ', '-', 'abc', 'Rp', 'rb', 'constructor', '5 constructor', '٣'],
  ...['-1', '+1', '1e9', '0x10', '100-200rb', '100 rb jt'],
])('%j is refused as a price', (typed) => expect(readPrice(typed)).toBeNull())

test.each([
  '1.5',
  '1,5',
  '12.34',
  '100.00',
  '1.00',
  '1.000,000',
  '10.00.000',
  '100..000',
  '1.2345jt',
])('%j is ambiguous, and refused as a price', (typed) => expect(readPrice(typed)).toBeNull())

test.each(['1000000000', '1.000.000.000', '1.250 jt', '9'.repeat(8_000)])(
  'a price above 999,999,999 is refused: %j',
  (typed) => expect(readPrice(typed)).toBeNull(),
)

test.each(languages)('every price can be read back as the shop writes it in %s', (language) => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999_999_999 }), (amount) => {
      expect(readPrice(rupiahIn(language, rupiah(amount)))).toBe(amount)
      expect(readPrice(groupedIn(language, rupiah(amount)))).toBe(amount)
    }),
  )
})
