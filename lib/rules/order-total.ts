import { type Rupiah, rupiah } from '#lib/rules/money.ts'

export interface OrderAmounts {
  subtotal: Rupiah
  discount: Rupiah
  shippingCost: Rupiah
}

/** Item subtotal minus discount plus shipping cost, in whole rupiah (spec §9). */
export function orderTotal({ subtotal, discount, shippingCost }: OrderAmounts): Rupiah {
  return rupiah(subtotal - discount + shippingCost)
}
