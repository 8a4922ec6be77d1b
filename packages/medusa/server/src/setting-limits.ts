import { typedAmount } from './typed-amount'

type Limits = readonly [least: number, most: number]

/** Between which numbers settings of the shop may be; amounts in whole rupiah. As `cashVariables` of `packages/backend-kit`, which this package cannot read. */
export const settingLimits = {
  free_shipping_from: [0, 1_000_000_000],
  cash_on_delivery_fee: [0, 1_000_000],
  cash_on_delivery_maximum: [1, 1_000_000_000],
  pay_at_store_hours: [24, 720],
  cash_orders: [1, 1_000_000],
} as const satisfies Record<string, Limits>

/** A number as staff type it and as its field shows it, '1.500' for 1500; NaN for one outside of the limits, and for what may mean two. */
export function typedWithin<Without>(
  given: unknown,
  [least, most]: Limits,
  without: Without,
): number | Without {
  const typed = typedAmount(given, without)
  if (typeof typed !== 'number') return typed
  return Number.isSafeInteger(typed) && typed >= least && typed <= most ? typed : Number.NaN
}
