import { expect, test } from 'vitest'
import { payWords } from '#lib/checkout/pay-words.ts'
import { checkoutMessages as checkout } from '#messages/checkout.ts'

test('an order with nothing to pay mentions no payment provider and no amount', () => {
  const words = Object.values(payWords(0)).join(' ')
  expect(words).not.toMatch(/provider|payment|IDR/i)
  expect(payWords(0).text).toContain('nothing to pay')
})

test("an order of one rupiah goes to the payment provider, in the specification's words", () => {
  expect(payWords(1)).toMatchObject({
    button: 'Go To Payment',
    question: checkout.confirmPayment,
    text: expect.stringContaining('IDR 1 on our payment provider'),
  })
})
