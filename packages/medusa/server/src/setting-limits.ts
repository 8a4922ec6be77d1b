import { typedAmount } from './typed-amount'

type Limits = readonly [least: number, most: number]

/**
 * Ranges of the shop's settings; amounts in whole rupiah. Duplicates `cashVariables` of `packages/backend-kit`, which this package can't
 * import.
 */
export const settingLimits = {
  free_shipping_from: [0, 1_000_000_000],
  cash_on_delivery_fee: [0, 1_000_000],
  cash_on_delivery_maximum: [1, 1_000_000_000],
  pay_at_store_hours: [24, 720],
  cash_orders: [1, 1_000_000],
} as const satisfies Record<string, Limits>

/** Parses a number as staff type it and as its field shows it, '1.500' for 1500. NaN outside of the limits, and for an ambiguous number. */
export function typedWithin<Without>(
  given: unknown,
  [least, most]: Limits,
  without: Without,
): number | Without {
  const typed = typedAmount(given, without)
  if (typeof typed !== 'number') return typed
  return Number.isSafeInteger(typed) && typed >= least && typed <= most ? typed : Number.NaN
}
