import type { OfferedPaymentWay } from '@etalase/contract/checkout.ts'
import type { PaymentWay } from '@etalase/contract/rules/constants.ts'
import type { Rupiah } from '@etalase/contract/rules/money.ts'
import { wayOf, wayProblem } from '@etalase/contract/rules/payment/ways.ts'
import type { CheckoutState } from '#lib/checkout/state.ts'
import { formatRupiah } from '#lib/messages/formats.ts'
import { cashMessages } from '#messages/cash.ts'

/** The way to pay without the payment provider that a checkout offers. */
export interface CashOffer {
  way: PaymentWay
  name: string
  /** Whole rupiah. */
  fee: Rupiah
  /** Hours for which a store keeps the order; null where the backend does not say. */
  hours: number | null
  /** Why it cannot be chosen for this order; null when it can. */
  problem: string | null
}

/**
 * What a backend offers for the shipping type of a checkout, by the total without the fee, in whole rupiah. Null when it offers nothing, or
 * when there is nothing to pay.
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
