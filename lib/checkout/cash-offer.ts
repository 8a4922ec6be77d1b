import type { OfferedPaymentWay } from '@etalase/contract/checkout.ts'
import type { PaymentWay } from '@etalase/contract/rules/constants.ts'
import type { Rupiah } from '@etalase/contract/rules/money.ts'
import { wayOf, wayProblem } from '@etalase/contract/rules/payment/ways.ts'
import type { CheckoutState } from '#lib/checkout/state.ts'
import { formatRupiah } from '#lib/messages/formats.ts'
import { cashMessages } from '#messages/cash.ts'

/** A way to pay that a checkout offers besides the payment provider. */
export interface CashOffer {
  way: PaymentWay
  name: string
  /** Whole rupiah. */
  fee: Rupiah
  /** Hours for which a store holds the order; null if the backend doesn't say. */
  hours: number | null
  /** Why it is unavailable for this order; null when available. */
  problem: string | null
}

/**
 * Returns the way to pay that a backend offers besides its provider, for a checkout's shipping type and its total before the fee, in
 * whole rupiah. Null when there is no offer, or nothing to pay.
 */
export function cashOffer(
  { shippingType, method }: Pick<CheckoutState, 'shippingType' | 'method'>,
  ways: readonly OfferedPaymentWay[],
  total: Rupiah,
): CashOffer | null {
  const offered = ways.find(({ way }) => shippingType !== null && way === wayOf[shippingType])
  if (!offered) return null
  const { way, name, fee, max_total: maximum = null, unavailable } = offered
  const wrong = wayProblem({ way, maximum, total, takesCash: method?.takesCash === true })
  if (wrong === 'nothing-to-pay') return null
  const problems = {
    courier: cashMessages.notByTier,
    maximum: cashMessages.atMost(formatRupiah(maximum ?? total)),
  }
  return {
    way,
    name: name?.trim() || cashMessages.ways[way].name,
    fee,
    hours: offered.hours ?? null,
    problem: wrong ? problems[wrong] : (unavailable ?? null),
  }
}
