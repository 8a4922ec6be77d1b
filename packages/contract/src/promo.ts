import { z } from 'zod'
import { buyNow } from '#cart.ts'
import type { EndpointMap } from '#endpoint.ts'
import { id, money, percent } from '#fields.ts'
import { fieldSchema } from '#form-body.ts'
import { type PaymentWay, paymentWays, promoCategories } from '#rules/constants.ts'
import { promoForm } from '#rules/forms.ts'
import type { Rupiah } from '#rules/money.ts'

/** A promo code (spec §3). */
const promo = z
  .object({
    code: z.string(),
    category: z.enum(promoCategories),
    disc_percent: percent,
    disc_nominal: money,
    disc_max: money,
  })
  .meta({ id: 'Promo' })
export type Promo = z.infer<typeof promo>

/** Additions to spec §7, with which a backend can refuse a promo that leaves too little to pay. */
const whatIsPaid = {
  shipping_cost: money.optional().meta({
    description: 'Delivery price without a promo, in whole rupiah; 0 for a pickup.',
  }),
  payment_way: z.enum(paymentWays).optional().meta({
    description:
      "Payment method without the payment provider; the provider's minimum then does not apply.",
  }),
}

/** Where a promo applies: the shop, its delivery cost in whole rupiah, and the way to pay without the payment provider. */
export interface PromoPlace {
  showroom_id: number
  shipping_cost: Rupiah
  payment_way?: PaymentWay
}

export const promoEndpoints = {
  'POST checkout-promo-code': {
    summary:
      'Returns the promo of a code, and the purchase total that it applies to: the part of the cart that the showroom can serve.',
    refuses: ['PROMO_INVALID', 'CART_EMPTY', 'NOT_FOUND', 'TOO_MANY_REQUESTS'],
    access: 'device',
    effect: 'reads',
    body: z.object({
      buy_now: buyNow.optional(),
      promo_code: fieldSchema(promoForm.promo_code),
      showroom_id: id,
      ...whatIsPaid,
    }),
    data: z.object({ promo, total_purchase: money }),
  },
  /** An addition to spec §7. Without it shoppers must know a code. */
  'POST promo-offers': {
    summary: 'Returns the promos that this checkout may use now, for shoppers without a code.',
    refuses: ['CART_EMPTY', 'NOT_FOUND'],
    access: 'device',
    effect: 'reads',
    isOptional: true,
    body: z.object({ buy_now: buyNow.optional(), showroom_id: id, ...whatIsPaid }),
    data: z.object({ promos: z.array(promo) }),
  },
} satisfies EndpointMap
