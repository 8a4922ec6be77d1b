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

describe('a gift', () => {
  test('is part of the order, with its message outside script-readable storage', () => {
    const summary = summarise(wished, { lines: [aCartItem({ id: 1 })], availability })
    const body = transaction(wished, summary, { gift: giftWishes(wished, true) })
    const { buyer, choices } = splitOrder(body)
    expect(buyer.gift_message).toBe('Selamat!')
    expect(choices).toMatchObject({ hide_prices: true })
    expect(JSON.stringify(choices)).not.toContain('Selamat')
  })

  test('is not sent to a backend without gifts, or when not requested', () => {
    expect(giftWishes(wished, false)).toEqual({})
    expect(giftWishes(checkoutAfter(...pickedUp, type({ giftMessage: ' ' })), true)).toEqual({})
  })

  test('is stored with the checkout, and missing from an earlier checkout', () => {
    const kept = { choices: choicesOf(wished), typed: buyerOf(wished) }
    expect(JSON.stringify(kept.choices)).not.toContain('Selamat')
    expect(restoreKept(kept)).toMatchObject({ giftMessage: ' Selamat! ', hidesPrices: true })
    const { hidesPrices: _, ...old } = choicesOf(wished)
    expect(checkoutChoices.parse(old).hidesPrices).toBe(false)
  })

  test('with too long a message reports at its field by how much', () => {
    const state = checkoutAfter(
      ...pickedUp,
      type({ email: 'sari@example.com', giftMessage: 'x'.repeat(201) }),
    )
    expect(payProblems(state, false)).toEqual({ [giftId]: errorsMessages.tooLong(200, 201) })
    expect(payProblems(wished, false)).toEqual({})
  })
})
