import type { Promo } from '@etalase/contract/promo.ts'
import { type Rupiah, rupiahIn } from '@etalase/contract/rules/money.ts'
import { isPayable, orderTotal, promoDiscount } from '@etalase/contract/rules/order-total.ts'
import { badRequest } from '#http/http-error.ts'
import { messages } from '#messages/messages.ts'
import { requestLanguage } from '#messages/request-language.ts'

/** What an order costs without its promo, and the least that the payment provider takes; in whole rupiah. */
interface Amounts {
  subtotal: Rupiah
  /** Undefined while the shop has not said it. */
  shippingCost: Rupiah | undefined
  minimum: Rupiah
}

/** Whether an order with a promo can be paid: it costs nothing, or at least what the payment provider takes. */
export function leavesPayable(promo: Promo, { subtotal, shippingCost, minimum }: Amounts): boolean {
  if (shippingCost === undefined) return true
  const discount = promoDiscount(promo, { totalPurchase: subtotal, shippingCost })
  return isPayable(orderTotal({ subtotal, discount, shippingCost }), minimum)
}

/** The refusal of a promo that leaves less to pay than the payment provider takes. */
export const leavesTooLittle = (minimum: Rupiah) =>
  badRequest(
    'PROMO_INVALID',
    messages().answers.promo.leavesTooLittle(rupiahIn(requestLanguage(), minimum)),
  )
