import { rupiah } from '@etalase/contract/rules/money.ts'
import { aCartItem } from '@etalase/testkit/builders.ts'
import { describe, expect, test } from 'vitest'
import {
  back,
  chooseMethod,
  chooseSavedAddress,
  chooseShop,
  confirmAddress,
  confirmMethod,
  editAddress,
} from '#lib/checkout/moves.ts'
import { transaction } from '#lib/checkout/order.ts'
import type { CheckoutState } from '#lib/checkout/state.ts'
import { summarise } from '#lib/checkout/summary.ts'
import {
  address,
  availability,
  checkoutAfter,
  customerAfter,
  method,
  online,
  pickedUp,
  pickup,
  shop,
  toOnlineSummary,
  type,
} from '#tests/support/checkout-moves.ts'

describe('summary', () => {
  const lines = [aCartItem({ id: 1, qty: 2 }), aCartItem({ id: 2 })]

  test('adds up what is kept, and shipping', () => {
    const summary = summarise(checkoutAfter(...toOnlineSummary), { lines, availability })
    expect(summary.excluded.map((line) => line.id)).toEqual([2])
    expect(summary.total).toBe(2 * 299_000 + 9_000)
  })

  test('a delivery sends address, tier and the lines the shopper saw', () => {
    const state = checkoutAfter(...toOnlineSummary, type({ email: ' sari@example.com ' }))
    const body = transaction(state, summarise(state, { lines, availability }))
    expect(body).toMatchObject({
      shipping_type: 'ONLINE_DELIVERY',
      guest_email: 'sari@example.com',
      subdistrict_id: 317401,
      shipping_courier: 'Kurir Nasional',
      shipping_service_name: 'UDRREG',
      shipping_cost: 9_000,
      cart_item_ids: [1],
    })
  })

  test('a pickup sends no address and no shipping', () => {
    const state = checkoutAfter(
      online,
      editAddress(address),
      back,
      pickup,
      chooseShop(shop, availability),
    )
    const body = transaction(state, summarise(state, { lines, availability }))
    expect(body).not.toHaveProperty('address_street')
    expect(body).not.toHaveProperty('shipping_cost')
  })

  test('there is no transaction before a shop is chosen', () => {
    const state = checkoutAfter(online)
    expect(() => transaction(state, summarise(state, { lines, availability }))).toThrow(RangeError)
  })

  test("a customer's delivery names the saved address and carries nothing that a guest types", () => {
    const state = customerAfter(
      online,
      chooseSavedAddress(7),
      confirmAddress,
      chooseShop(shop, availability),
      chooseMethod(method),
      confirmMethod,
    )
    const body = transaction(state, summarise(state, { lines, availability }))
    expect(body).toMatchObject({ user_address_id: 7, shipping_cost: 9_000 })
    expect(body).not.toHaveProperty('guest_email')
    expect(body).not.toHaveProperty('address_street')
  })

  test('notes for the shop travel without the space around them', () => {
    const state = checkoutAfter(...pickedUp, type({ notes: ' A gift. ' }))
    const body = transaction(state, summarise(state, { lines, availability }))
    expect(body.shipping_notes).toBe('A gift.')
  })
})

describe('a promo in the summary', () => {
  const lines = [aCartItem({ id: 1, qty: 2 }), aCartItem({ id: 2 })]
  const terms = { disc_percent: 10, disc_nominal: rupiah(0), disc_max: rupiah(50_000) }
  const product = { ...terms, code: 'HALO10', category: 'PRODUCT' as const }
  const shipping = { ...product, disc_percent: 100, code: 'ONGKIR', category: 'SHIPPING' as const }
  const totalPurchase = rupiah(2 * 299_000)
  const known = { lines, availability }
  const summaryOf = (state: CheckoutState, promo: typeof product | typeof shipping) =>
    summarise(state, { ...known, applied: { promo, total_purchase: totalPurchase } })

  test('counts on what is kept, up to its cap, and every amount adds up', () => {
    const summary = summaryOf(checkoutAfter(...toOnlineSummary), product)
    expect(summary.discount).toBe(50_000)
    expect(summary.total).toBe(summary.subtotal - summary.discount + summary.shippingCost)
  })

  test('for shipping follows the method that is chosen', () => {
    const state = checkoutAfter(...toOnlineSummary)
    expect(summaryOf(state, shipping).discount).toBe(9_000)
    const dearer = { ...state, method: { ...method, cost: rupiah(14_000) } }
    expect(summaryOf(dearer, shipping).discount).toBe(14_000)
  })

  test('that takes nothing off is not sent, so that its use is not lost', () => {
    const state = checkoutAfter(...pickedUp, type({ promoCode: 'ONGKIR' }))
    const summary = summaryOf(state, shipping)
    expect(summary.discount).toBe(0)
    expect(transaction(state, summary)).not.toHaveProperty('promo_code')
  })

  test('that takes something off is sent with the order', () => {
    const state = checkoutAfter(...toOnlineSummary, type({ promoCode: 'HALO10' }))
    expect(transaction(state, summaryOf(state, product)).promo_code).toBe('HALO10')
  })

  test('never takes more than a cart that has become smaller comes to', () => {
    const state = checkoutAfter(...pickedUp)
    const all = { ...product, disc_percent: 100, disc_max: rupiah(9_000_000) }
    expect(summaryOf(state, all).total).toBe(0)
    const fewer = { lines: [aCartItem({ id: 1 })], availability }
    const applied = { promo: all, total_purchase: totalPurchase }
    expect(summarise(state, { ...fewer, applied }).total).toBe(0)
  })
})
