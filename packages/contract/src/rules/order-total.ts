import type { PromoCategory } from '#rules/constants.ts'
import { percentOf, type Rupiah, rupiah } from '#rules/money.ts'

export interface PromoTerms {
  category: PromoCategory
  /** Percent of the base, 0 to 100. */
  disc_percent: number
  /** Whole rupiah in addition to the percent. */
  disc_nominal: Rupiah
  /** The maximum discount, in whole rupiah. */
  disc_max: Rupiah
}

interface PromoBases {
  /** The total of the items, in whole rupiah. */
  totalPurchase: Rupiah
  shippingCost: Rupiah
}

/**
 * Returns the discount of a promo, in whole rupiah: percent of its base plus the nominal amount, capped by disc_max and the base (spec §9).
 */
export function promoDiscount(promo: PromoTerms, bases: PromoBases): Rupiah {
  const base = promo.category === 'SHIPPING' ? bases.shippingCost : bases.totalPurchase
  const discount = percentOf(base, promo.disc_percent) + promo.disc_nominal
  return rupiah(Math.min(discount, promo.disc_max, base))
}

export interface OrderAmounts {
  subtotal: Rupiah
  discount: Rupiah
  shippingCost: Rupiah
  /** The fee of a way to pay; 0 without one. */
  paymentFee?: Rupiah
}

/** Whether a total, in whole rupiah, can be paid: it is 0, or at least the provider's minimum. */
export const isPayable = (total: Rupiah, minimum: Rupiah): boolean =>
  total === 0 || total >= minimum

/** Returns item subtotal minus discount plus shipping cost (spec §9), plus the fee of a way to pay, in whole rupiah. */
export function orderTotal({
  subtotal,
  discount,
  shippingCost,
  paymentFee = rupiah(0),
}: OrderAmounts): Rupiah {
  return rupiah(subtotal - discount + shippingCost + paymentFee)
}
