/** Ways to pay in cash, without a payment provider. */
export const paymentWays = ['CASH_ON_DELIVERY', 'PAY_AT_STORE'] as const

export type PaymentWay = (typeof paymentWays)[number]

/** The way of each shipping type. */
const wayOf = { ONLINE_DELIVERY: 'CASH_ON_DELIVERY', PICKUP_ON_STORE: 'PAY_AT_STORE' } as const

/** What staff have set of the ways. */
export interface CashSettings {
  /** The couriers' services that collect cash for the shop, by code; none: no parcel is paid for when it arrives. */
  cash_on_delivery_services: readonly string[]
  /** What that costs, in whole rupiah. */
  cash_on_delivery_fee: number
  /** The most that such an order may cost without the fee; null for no limit. */
  cash_on_delivery_maximum: number | null
  pay_at_store: boolean
}

interface PaidLater {
  way: PaymentWay
  shippingType: keyof typeof wayOf
  /** What the order costs without the fee, in whole rupiah. */
  total: number
  /** Whether the chosen service collects cash for the shop. */
  takesCash: boolean
}

/**
 * What it costs to pay an order in a way, in whole rupiah; null where it cannot be. As `wayOf` and `wayProblem` of `packages/contract`, which
 * this package cannot read.
 */
export function feeOf(
  { way, shippingType, total, takesCash }: PaidLater,
  settings: CashSettings,
): number | null {
  if (way !== wayOf[shippingType] || total === 0) return null
  if (way === 'PAY_AT_STORE') return settings.pay_at_store ? 0 : null
  const { cash_on_delivery_fee: fee, cash_on_delivery_maximum: maximum } = settings
  return !takesCash || (maximum !== null && total > maximum) ? null : fee
}
