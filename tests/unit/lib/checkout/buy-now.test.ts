import { describe, expect, test } from 'vitest'
import { formStepHref, readBuyNow, withBuyNow } from '#lib/checkout/urls.ts'

const shirt = { product_detail_id: 1035, size: 'M', qty: 2 }

const queryOf = (path: string) => new URL(path, 'http://shop.test').searchParams.get('buy')

describe('the product in the address of a checkout', () => {
  test.each([
    shirt,
    { ...shirt, size: '36-38' },
    { ...shirt, size: 'S/M & "L"' },
    { ...shirt, qty: 1_000 },
  ])('is read as it was written: %j', (line) => {
    expect(readBuyNow(queryOf(withBuyNow('/checkout', line)))).toEqual(line)
  })

  test("comes after the step, and before the page's hash", () => {
    expect(withBuyNow(`${formStepHref('choose-address')}#city`, shirt)).toBe(
      '/checkout/steps?choose-address&buy=1035-M-2#city',
    )
  })

  test('is missing for the cart', () => {
    expect(withBuyNow('/checkout', null)).toBe('/checkout')
  })

  test.each([
    undefined,
    '',
    '1035',
    '1035-M',
    '0-M-1',
    '1035-M-0',
    '1035-M-1001',
    '-1-M-1',
    '1035-M-1.5',
    '99999999999-M-1',
    `1035-${'M'.repeat(21)}-1`,
    ['1035-M-1', '1036-M-1'],
  ])("%j names no product: the checkout is the cart's", (text) => {
    expect(readBuyNow(text)).toBeNull()
  })
})
