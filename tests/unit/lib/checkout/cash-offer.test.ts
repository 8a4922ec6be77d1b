import { rupiah } from '@etalase/contract/rules/money.ts'
import { aCartItem, anOrder } from '@etalase/testkit/builders.ts'
import { describe, expect, test } from 'vitest'
import { cashDueOf, isCashDue } from '#lib/account/cash-due.ts'
import { withTyped } from '#lib/checkout/answers.ts'
import { choicesOf, restoreKept } from '#lib/checkout/kept.ts'
import { chooseShop } from '#lib/checkout/moves.ts'
import { transaction } from '#lib/checkout/order.ts'
import { payWords } from '#lib/checkout/pay-words.ts'
import type { CheckoutState } from '#lib/checkout/state.ts'
import { promoPlaceOf, summarise } from '#lib/checkout/summary.ts'
import {
  availability,
  checkoutAfter,
  method,
  pickup,
  shop,
  toOnlineSummary,
} from '#tests/support/checkout-moves.ts'

const lines = [aCartItem({ id: 1, qty: 2 })]
const atDoor = {
  way: 'CASH_ON_DELIVERY',
  fee: rupiah(5_000),
  max_total: rupiah(700_000),
} as const
const atStore = { way: 'PAY_AT_STORE', fee: rupiah(0), hours: 72 } as const
const ways = [atDoor, atStore]

const delivery: CheckoutState = {
  ...checkoutAfter(...toOnlineSummary),
  method: { ...method, takesCash: true },
  paymentWay: 'CASH_ON_DELIVERY',
}
const pickedUp: CheckoutState = {
  ...checkoutAfter(pickup, chooseShop(shop, availability)),
  paymentWay: 'PAY_AT_STORE',
}

const summaryOf = (state: CheckoutState, given: Parameters<typeof summarise>[1]['ways'] = ways) =>
  summarise(state, { lines, availability, ways: given })

describe('cash payment', () => {
  test('is missing when the backend does not offer it, whatever was chosen before', () => {
    for (const given of [null, []]) {
      const summary = summaryOf(delivery, given)
      expect([summary.cash, summary.paymentFee]).toEqual([null, 0])
      expect(transaction(delivery, summary)).not.toHaveProperty('payment_way')
    }
  })

  test('adds its fee to the total that the order confirms', () => {
    const summary = summaryOf(delivery)
    expect(summary.total).toBe(2 * 299_000 + 9_000 + 5_000)
    expect(transaction(delivery, summary)).toMatchObject({
      payment_way: 'CASH_ON_DELIVERY',
      expected_total: summary.total,
    })
  })

  test.each([
    ['a tier whose courier takes no cash', { ...delivery, method }, ways, /shipping method/],
    ['a total above its limit', delivery, [{ ...atDoor, max_total: rupiah(606_999) }], /up to/],
    ['what the backend says', pickedUp, [{ ...atStore, unavailable: 'Pay first.' }], /^Pay first/],
  ] as const)('cannot be chosen for %s, and says why', (_, state, given, why) => {
    const { cash, paymentFee, total, ...summary } = summaryOf(state, [...given])
    expect(cash).toMatchObject({ isChosen: false, offer: { problem: expect.stringMatching(why) } })
    expect(paymentFee).toBe(0)
    const sent = transaction(state, { cash, paymentFee, total, ...summary })
    expect(sent).not.toHaveProperty('payment_way')
  })

  test("has the backend's name, or else the shop's own words", () => {
    const named = (name: string) => summaryOf(delivery, [{ ...atDoor, name }]).cash?.offer.name
    expect([named('COD'), named(' ')]).toEqual(['COD', 'Cash on delivery'])
  })

  test('of one shipping type is not offered for the other', () => {
    const changed: CheckoutState = { ...pickedUp, paymentWay: 'CASH_ON_DELIVERY' }
    expect(summaryOf(changed).cash).toMatchObject({
      isChosen: false,
      offer: { way: 'PAY_AT_STORE' },
    })
    expect(transaction(changed, summaryOf(changed))).not.toHaveProperty('payment_way')
  })

  test("is sent with a promo code only while available: no provider's minimum applies to it", () => {
    const wayOf = (state: CheckoutState) => promoPlaceOf(state).payment_way
    expect([wayOf(delivery), wayOf(pickedUp)]).toEqual(['CASH_ON_DELIVERY', 'PAY_AT_STORE'])
    expect([
      wayOf({ ...delivery, paymentWay: null }),
      wayOf({ ...delivery, method }),
      wayOf({ ...pickedUp, paymentWay: 'CASH_ON_DELIVERY' }),
    ]).toEqual([undefined, undefined, undefined])
  })

  test('allows a total of exactly its limit, without the fee', () => {
    const given = [{ ...atDoor, max_total: rupiah(607_000) }]
    expect(summaryOf(delivery, given).cash?.isChosen).toBe(true)
  })

  test('survives a reload, and a forged form cannot choose it', () => {
    expect(restoreKept({ choices: choicesOf(delivery) }).paymentWay).toBe('CASH_ON_DELIVERY')
    const choices = { ...choicesOf(delivery), paymentWay: 'CREDIT' }
    expect(restoreKept({ choices }).paymentWay).toBeNull()
    const typed = (value: string) =>
      withTyped('review', (name) => (name === 'payment_way' ? value : ''), delivery).paymentWay
    expect([typed('CREDIT'), typed(''), typed('PAY_AT_STORE')]).toEqual([
      null,
      null,
      'PAY_AT_STORE',
    ])
  })

  test('shows what is due and when, and leads to no provider', () => {
    const words = payWords(612_000, 'CASH_ON_DELIVERY')
    expect(words).toMatchObject({
      button: 'Place order',
      text: 'Pay IDR 612,000 in cash when the parcel arrives.',
    })
    expect(Object.values(words).join()).not.toMatch(/provider/)
  })
})

describe('the cash due', () => {
  const order = anOrder({
    trx_status: 'READY_FOR_PICKUP',
    payment_way: 'PAY_AT_STORE',
    payment_duedate: '2026-08-06 10:00:00',
    grand_total: rupiah(598_000),
  })

  test('has an amount, a place and a deadline', () => {
    expect(cashDueOf(order)).toMatch(/^Pay IDR 598,000 at the store .*keeps your order until .*WIB/)
  })

  test.each([
    ['was paid', { payment_date: '2026-08-05 10:00:00' }],
    ['was handed over, of a backend that does not say when', { trx_status: 'COMPLETED' }],
    ['was not collected', { trx_status: 'NOT_COLLECTED' }],
    ['was cancelled', { trx_status: 'CANCELLED' }],
    ['is paid at the provider', { payment_way: null }],
  ] as const)('is nothing for an order that %s', (_, changes) => {
    const other = { ...order, ...changes }
    expect([cashDueOf(other), isCashDue(other)]).toEqual([null, false])
  })
})
