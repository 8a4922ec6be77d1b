import { rupiah } from '@etalase/contract/rules/money.ts'
import { expect, test } from 'vitest'
import { refreshMethod } from '#lib/checkout/refresh-choices.ts'
import { byCourier, courierOptions, optionKey } from '#lib/config/couriers.ts'
import { checkoutAfter, method, toOnlineSummary } from '#tests/support/checkout-moves.ts'

const tier = (tariff: number) => ({
  service: 'REG',
  description: 'Regular',
  tariff: rupiah(tariff),
  etd: '1-2',
})

const couriers = { national: [tier(9_000)], 'Ekspres Timur': [tier(8_000), tier(7_000)] }

test('offers the tiers of every courier in an answer, under its label or else its key', () => {
  const offered = byCourier(courierOptions(couriers)).map(([courier, options]) => [
    courier,
    options.map(({ tariff }) => tariff),
  ])
  expect(offered).toEqual([
    ['Kurir Nasional', [9_000]],
    ['Ekspres Timur', [8_000, 7_000]],
  ])
})

test('offers nothing for an answer without couriers, or with empty ones', () => {
  expect([courierOptions({}), courierOptions({ national: [] })]).toEqual([[], []])
})

test('the same service of two couriers makes two tiers', () => {
  const [national, other] = courierOptions(couriers)
  expect(national && optionKey(national)).not.toBe(other && optionKey(other))
})

test("does not replace a chosen tier of a missing courier by another courier's", () => {
  const state = checkoutAfter(...toOnlineSummary)
  const others = courierOptions({ 'Ekspres Timur': [{ ...tier(9_000), service: method.code }] })
  expect(refreshMethod(state, others)?.move(state)).toMatchObject({
    step: 'choose-shipping-method',
    method: null,
  })
})

test('silently updates a chosen tier whose courier starts or stops accepting cash', () => {
  const state = checkoutAfter(...toOnlineSummary)
  const now = (takes_cash: boolean) =>
    courierOptions({ national: [{ ...tier(method.cost), service: method.code, takes_cash }] })
  expect(refreshMethod(state, now(false))).toBeNull()
  const taken = refreshMethod(state, now(true))
  expect(taken).toMatchObject({ isGone: false, notice: null })
  const paysAtDoor = taken?.move(state) ?? state
  expect(paysAtDoor.method).toMatchObject({ takesCash: true })
  expect(refreshMethod(paysAtDoor, now(true))).toBeNull()
  expect(refreshMethod(paysAtDoor, now(false))?.move(paysAtDoor).method?.takesCash).toBeUndefined()
})
