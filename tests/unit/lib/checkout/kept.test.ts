import { describe, expect, test } from 'vitest'
import { choicesOf, restoreKept } from '#lib/checkout/kept.ts'
import { initialCheckout } from '#lib/checkout/state.ts'
import { typedIn } from '#lib/checkout/typed-buyer.ts'
import {
  address,
  checkoutAfter,
  customerAfter,
  method,
  online,
  pickedUp,
  shop,
  toOnlineSummary,
  type,
} from '#tests/support/checkout-moves.ts'

const typed = type({ email: 'sari@example.com', notes: 'Ring', updatesPhone: '0813 9999 0000' })

describe('a stored checkout', () => {
  test.each([
    checkoutAfter(...toOnlineSummary, typed, type({ promoCode: 'HALO10' })),
    checkoutAfter(...pickedUp, typed),
    customerAfter(online, type({ savedAddressId: 7 })),
  ])('is restored completely (%#)', (state) => {
    const choices = JSON.parse(JSON.stringify(choicesOf(state)))
    expect(restoreKept({ choices, typed: typedIn(state) })).toEqual(state)
  })

  test('has no personal data in its choices', () => {
    const kept = JSON.stringify(choicesOf(checkoutAfter(...toOnlineSummary, typed)))
    for (const secret of ['Sari', '081234567890', 'Jl. Kemang', 'sari@', 'Ring', '9999'])
      expect(kept).not.toContain(secret)
  })

  test.each(['{broken', { step: 'order-summary' }, [[]], null, undefined])(
    'and reads %j starts again',
    (choices) => {
      expect(restoreKept({ choices })).toEqual(initialCheckout)
      expect(restoreKept({ choices }, true)).toEqual({ ...initialCheckout, isCustomer: true })
    },
  )

  test('keeps the address after a sign-in or sign-out, but neither shop nor method', () => {
    const state = checkoutAfter(...toOnlineSummary)
    const kept = { choices: choicesOf(state), typed: typedIn(state) }
    expect(restoreKept(kept, false)).toMatchObject({ shop, method, address })
    expect(restoreKept(kept, true)).toMatchObject({ shop: null, method: null, address })
  })
})
