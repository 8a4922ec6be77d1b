import type { Promo } from '@etalase/contract/promo.ts'
import type { PaymentWay } from '@etalase/contract/rules/constants.ts'
import { type Rupiah, rupiah, rupiahIn } from '@etalase/contract/rules/money.ts'
import { isPayable, orderTotal, promoDiscount } from '@etalase/contract/rules/order-total.ts'
import { badRequest } from '#http/http-error.ts'
import { messages } from '#messages/messages.ts'
import { requestLanguage } from '#messages/request-language.ts'

/** An order's cost without its promo, and the payment provider's minimum, in whole rupiah. */
interface Amounts {
  subtotal: Rupiah
  /** Undefined until the shop sends it. */
  shippingCost: Rupiah | undefined
  minimum: Rupiah
}

/** Returns the minimum order total, in whole rupiah. Cash has no provider's minimum. */
export const leastTotal = (paymentMinimum: Rupiah, way: PaymentWay | null | undefined): Rupiah =>
  way ? rupiah(1) : paymentMinimum

/** Whether an order with a promo is payable: its total is zero or at least the payment provider's minimum. */
export function leavesPayable(promo: Promo, { subtotal, shippingCost, minimum }: Amounts): boolean {
  if (shippingCost === undefined) return true
  const discount = promoDiscount(promo, { totalPurchase: subtotal, shippingCost })
  return isPayable(orderTotal({ subtotal, discount, shippingCost }), minimum)
}

/** Builds the error for a promo that leaves less than the payment provider's minimum. */
export const leavesTooLittle = (minimum: Rupiah) =>
  badRequest(
    'PROMO_INVALID',
    messages().answers.promo.leavesTooLittle(rupiahIn(requestLanguage(), minimum)),
  )
