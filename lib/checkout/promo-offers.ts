import type { CheckoutState } from '#lib/checkout/state.ts'
import type { Promo, PromoPlace } from '#lib/contract/promo.ts'
import { type Rupiah, rupiah } from '#lib/rules/money.ts'
import { promoDiscount } from '#lib/rules/order-total.ts'

/** A promo that takes something off an order. */
export interface PromoOffer {
  code: string
  /** What it takes off, in whole rupiah. */
  discount: Rupiah
}

/** Where a checkout uses a promo. Without a shop there is none. */
export const promoPlaceOf = ({ shop, method }: CheckoutState): PromoPlace => ({
  showroom_id: shop?.id ?? 0,
  shipping_cost: method?.cost ?? rupiah(0),
})

/** As many as one can compare at a glance. */
const maxOffers = 5

/** The promos that take something off an order, the best first. */
export const bestOffers = (
  promos: readonly Promo[],
  { subtotal, shippingCost }: { subtotal: Rupiah; shippingCost: Rupiah },
): PromoOffer[] =>
  promos
    .map((promo) => ({
      code: promo.code,
      discount: promoDiscount(promo, { totalPurchase: subtotal, shippingCost }),
    }))
    .filter(({ discount }) => discount > 0)
    .sort((a, b) => b.discount - a.discount || a.code.localeCompare(b.code))
    .slice(0, maxOffers)
