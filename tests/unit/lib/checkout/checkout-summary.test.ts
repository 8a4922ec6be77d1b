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

describe('the summary', () => {
  const lines = [aCartItem({ id: 1, qty: 2 }), aCartItem({ id: 2 })]

  test('adds up the kept lines and shipping', () => {
    const summary = summarise(checkoutAfter(...toOnlineSummary), { lines, availability })
    expect(summary.excluded.map((line) => line.id)).toEqual([2])
    expect(summary.total).toBe(2 * 299_000 + 9_000)
  })

  test('sends the address, tier and displayed lines of a delivery', () => {
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

  test('sends no address and no shipping for a pickup', () => {
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

  test('has no transaction before a shop is chosen', () => {
    const state = checkoutAfter(online)
    expect(() => transaction(state, summarise(state, { lines, availability }))).toThrow(RangeError)
  })

  test("names the saved address of a customer's delivery, without a guest's input", () => {
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

  test('trims the notes for the shop', () => {
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

  test('applies to the kept lines, up to its cap, and every amount adds up', () => {
    const summary = summaryOf(checkoutAfter(...toOnlineSummary), product)
    expect(summary.discount).toBe(50_000)
    expect(summary.total).toBe(summary.subtotal - summary.discount + summary.shippingCost)
  })

  test('for shipping depends on the chosen method', () => {
    const state = checkoutAfter(...toOnlineSummary)
    expect(summaryOf(state, shipping).discount).toBe(9_000)
    const dearer = { ...state, method: { ...method, cost: rupiah(14_000) } }
    expect(summaryOf(dearer, shipping).discount).toBe(14_000)
  })

  test('that gives no discount is not sent, so that its use is not lost', () => {
    const state = checkoutAfter(...pickedUp, type({ promoCode: 'ONGKIR' }))
    const summary = summaryOf(state, shipping)
    expect(summary.discount).toBe(0)
    expect(transaction(state, summary)).not.toHaveProperty('promo_code')
  })

  test('that gives a discount is sent with the order', () => {
    const state = checkoutAfter(...toOnlineSummary, type({ promoCode: 'HALO10' }))
    expect(transaction(state, summaryOf(state, product)).promo_code).toBe('HALO10')
  })

  test('never exceeds the total of a cart that became smaller', () => {
    const state = checkoutAfter(...pickedUp)
    const all = { ...product, disc_percent: 100, disc_max: rupiah(9_000_000) }
    expect(summaryOf(state, all).total).toBe(0)
    const fewer = { lines: [aCartItem({ id: 1 })], availability }
    const applied = { promo: all, total_purchase: totalPurchase }
    expect(summarise(state, { ...fewer, applied }).total).toBe(0)
  })
})
