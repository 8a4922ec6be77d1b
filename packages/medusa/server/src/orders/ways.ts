/** Payment methods in cash, without a payment provider. */
export const paymentWays = ['CASH_ON_DELIVERY', 'PAY_AT_STORE'] as const

export type PaymentWay = (typeof paymentWays)[number]

/** The cash method of each shipping type. */
const wayOf = { ONLINE_DELIVERY: 'CASH_ON_DELIVERY', PICKUP_ON_STORE: 'PAY_AT_STORE' } as const

/** Staff's settings of cash payment. */
export interface CashSettings {
  /** Codes of the courier services that collect cash for the shop; empty for no cash on delivery. */
  cash_on_delivery_services: readonly string[]
  /** Fee for cash on delivery, in whole rupiah. */
  cash_on_delivery_fee: number
  /** Maximum order total without the fee, in whole rupiah; null for no limit. */
  cash_on_delivery_maximum: number | null
  pay_at_store: boolean
}

interface PaidLater {
  way: PaymentWay
  shippingType: keyof typeof wayOf
  /** Order total without the fee, in whole rupiah. */
  total: number
  /** Whether the chosen service collects cash for the shop. */
  takesCash: boolean
}

/**
 * Returns the fee of a payment method, in whole rupiah; null when the order can't use it. Duplicates `wayOf` and `wayProblem` of
 * `packages/contract`, which this package can't import.
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
