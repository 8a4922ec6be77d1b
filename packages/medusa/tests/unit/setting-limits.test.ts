import { cashVariables } from '@etalase/backend-kit/cash/cash-settings.ts'
import { expect, test } from 'vitest'
import { settingLimits, typedWithin } from '../../server/src/setting-limits.ts'

const orders = settingLimits.cash_orders

test.each([
  ['3', 3],
  ['1.500', 1_500],
  ['1,500', 1_500],
  [1_500, 1_500],
  ['', null],
])('%j typed into a field that shows 1500 as 1.500 is read as %j', (typed, meant) => {
  expect(typedWithin(typed, orders, null)).toBe(meant)
})

test.each(['0', '-1', '1.5', '72.5', '1e3', '0x30', '2.000.000', 0.5, -1, 9e15])(
  '%j is not a number of orders',
  (typed) => {
    expect(typedWithin(typed, orders, null)).toBeNaN()
  },
)

test('an amount beyond the largest possible order is rejected', () => {
  expect(typedWithin('9.000.000.000', settingLimits.free_shipping_from, null)).toBeNaN()
  expect(typedWithin('3.000.000.000', settingLimits.cash_on_delivery_fee, 0)).toBeNaN()
})

test('engine and shop have the same limits of the cash settings', () => {
  const { CASH_ON_DELIVERY_FEE, CASH_ON_DELIVERY_MAXIMUM, PAY_AT_STORE_HOURS, CASH_ORDERS } =
    cashVariables
  for (const [variable, [least, most]] of [
    [CASH_ON_DELIVERY_FEE, settingLimits.cash_on_delivery_fee],
    [CASH_ON_DELIVERY_MAXIMUM, settingLimits.cash_on_delivery_maximum],
    [PAY_AT_STORE_HOURS, settingLimits.pay_at_store_hours],
    [CASH_ORDERS, settingLimits.cash_orders],
  ] as const) {
    const takes = (value: number) => variable.safeParse(String(value)).success
    expect([takes(least - 1), takes(least), takes(most), takes(most + 1)]).toEqual([
      false,
      true,
      true,
      false,
    ])
  }
})
