import { aCartItem } from '@etalase/testkit/builders.ts'
import { describe, expect, test } from 'vitest'
import { checkoutChoices, choicesOf, restoreKept } from '#lib/checkout/kept.ts'
import { splitOrder, transaction } from '#lib/checkout/order.ts'
import { giftId, giftWishes, payProblems } from '#lib/checkout/review.ts'
import { summarise } from '#lib/checkout/summary.ts'
import { buyerOf } from '#lib/checkout/typed-buyer.ts'
import { errorsMessages } from '#messages/errors.ts'
import { availability, checkoutAfter, pickedUp, type } from '#tests/support/checkout-moves.ts'

const wished = checkoutAfter(
  ...pickedUp,
  type({ email: 'sari@example.com', giftMessage: ' Selamat! ', hidesPrices: true }),
)

describe('a present', () => {
  test('stands in the order, the message apart from what scripts store', () => {
    const summary = summarise(wished, { lines: [aCartItem({ id: 1 })], availability })
    const body = transaction(wished, summary, { gift: giftWishes(wished, true) })
    const { buyer, choices } = splitOrder(body)
    expect(buyer.gift_message).toBe('Selamat!')
    expect(choices).toMatchObject({ hide_prices: true })
    expect(JSON.stringify(choices)).not.toContain('Selamat')
  })

  test('is nothing that a backend hears which does not offer it, or that nobody wished', () => {
    expect(giftWishes(wished, false)).toEqual({})
    expect(giftWishes(checkoutAfter(...pickedUp, type({ giftMessage: ' ' })), true)).toEqual({})
  })

  test('is kept while the checkout is, and one from before has none', () => {
    const kept = { choices: choicesOf(wished), typed: buyerOf(wished) }
    expect(JSON.stringify(kept.choices)).not.toContain('Selamat')
    expect(restoreKept(kept)).toMatchObject({ giftMessage: ' Selamat! ', hidesPrices: true })
    const { hidesPrices: _, ...old } = choicesOf(wished)
    expect(checkoutChoices.parse(old).hidesPrices).toBe(false)
  })

  test('whose message is too long is told so at its field, with by how much', () => {
    const state = checkoutAfter(
      ...pickedUp,
      type({ email: 'sari@example.com', giftMessage: 'x'.repeat(201) }),
    )
    expect(payProblems(state, false)).toEqual({ [giftId]: errorsMessages.tooLong(200, 201) })
    expect(payProblems(wished, false)).toEqual({})
  })
})
