import type { PaymentWay, ShippingType } from '#rules/constants.ts'
import type { Rupiah } from '#rules/money.ts'

/** The way of each shipping type. */
export const wayOf: Readonly<Record<ShippingType, PaymentWay>> = {
  ONLINE_DELIVERY: 'CASH_ON_DELIVERY',
  PICKUP_ON_STORE: 'PAY_AT_STORE',
}

/** Why an order cannot be paid in a way. */
export type WayProblem = 'courier' | 'maximum' | 'nothing-to-pay'

interface PaidLater {
  way: PaymentWay
  /** The most that an order may cost without the fee, in whole rupiah; null for no limit. */
  maximum: Rupiah | null
  /** The cost of the order without the fee, in whole rupiah. */
  total: Rupiah
  /** Whether the chosen tier collects cash for the shop. */
  takesCash: boolean
}

/** Returns why an order cannot be paid in a way; null when it can. */
export function wayProblem({ way, maximum, total, takesCash }: PaidLater): WayProblem | null {
  if (total === 0) return 'nothing-to-pay'
  if (way === 'CASH_ON_DELIVERY' && !takesCash) return 'courier'
  return maximum !== null && total > maximum ? 'maximum' : null
}
