import type { Database } from '@etalase/backend-kit/db/connection.ts'
import { badRequest } from '@etalase/backend-kit/http/http-error.ts'
import { messages } from '@etalase/backend-kit/messages/messages.ts'
import { belowMinimum } from '@etalase/backend-kit/payment/below-minimum.ts'
import { leavesTooLittle } from '@etalase/backend-kit/promos/payable-promo.ts'
import { redeemPromo } from '@etalase/backend-kit/promos/promo-repository.ts'
import { type Rupiah, rupiah } from '@etalase/contract/rules/money.ts'
import { isPayable, orderTotal, promoDiscount } from '@etalase/contract/rules/order-total.ts'
import type { CheckoutInput } from '#checkout/delivery-address.ts'

interface Priced {
  input: CheckoutInput
  /** Total of the lines, in whole rupiah. */
  subtotal: Rupiah
  shippingCost: Rupiah
  /** Minimum of the payment provider, in whole rupiah. */
  minimum: Rupiah
  /** Validates the payment way against the total without its fee, and returns the fee. Throws PAYMENT_WAY and CASH_ORDERS (400). */
  feeFor: (total: Rupiah) => Promise<Rupiah>
}

/**
 * Computes the amounts of an order, in whole rupiah, and redeems its promo code. Throws PROMO_INVALID, BELOW_MINIMUM
 * and, when the summary showed another total, CART_CHANGED (400).
 */
export async function amountsOf(
  tx: Database,
  { input, subtotal, shippingCost, minimum, feeFor }: Priced,
  now: Date,
) {
  const promo = input.promo_code ? await redeemPromo(tx, input.promo_code, now) : null
  const discount = promo
    ? promoDiscount(promo, { totalPurchase: subtotal, shippingCost })
    : rupiah(0)
  if (promo && discount === 0) {
    throw badRequest('PROMO_INVALID', messages().answers.promo.withoutEffect)
  }
  const paymentFee = await feeFor(orderTotal({ subtotal, discount, shippingCost }))
  const grandTotal = orderTotal({ subtotal, discount, shippingCost, paymentFee })
  if (!isPayable(grandTotal, minimum))
    throw promo ? leavesTooLittle(minimum) : belowMinimum(minimum)
  if (input.expected_total !== undefined && input.expected_total !== grandTotal) {
    throw badRequest('CART_CHANGED', messages().answers.checkout.priceChanged)
  }
  return {
    promoCode: promo?.code ?? null,
    subtotal,
    discount,
    shippingCost,
    paymentFee,
    grandTotal,
  }
}
