import type { CartItem } from '@etalase/contract/cart.ts'
import type { Availability } from '@etalase/contract/checkout.ts'
import type { Promo, PromoPlace } from '@etalase/contract/promo.ts'
import {
  type LineAvailability,
  type ServedLine,
  serveLines,
  splitByAvailability,
} from '@etalase/contract/rules/availability.ts'
import { cartSubtotal } from '@etalase/contract/rules/cart.ts'
import { type Rupiah, rupiah } from '@etalase/contract/rules/money.ts'
import { orderTotal, type PromoTerms, promoDiscount } from '@etalase/contract/rules/order-total.ts'
import { wayOf } from '@etalase/contract/rules/payment/ways.ts'
import { type CashOffer, cashOffer } from '#lib/checkout/cash-offer.ts'
import type { CheckoutState } from '#lib/checkout/state.ts'

/** A promo, and the purchase total that it applies to. */
export interface AppliedPromo {
  promo: PromoTerms & { code: string }
  total_purchase: Rupiah
}

/** The content of the order, as the summary shows it. */
export interface Summary {
  /** Every cart line with the shop's stock for it. */
  served: ServedLine<CartItem>[]
  kept: CartItem[]
  excluded: CartItem[]
  subtotal: Rupiah
  discount: Rupiah
  shippingCost: Rupiah
  /** The offered way to pay without the payment provider; null if not offered. */
  cash: { offer: CashOffer; isChosen: boolean } | null
  /** The fee of the chosen way to pay. */
  paymentFee: Rupiah
  total: Rupiah
}

interface SummaryInput {
  lines: readonly CartItem[]
  availability: readonly LineAvailability[]
  applied?: AppliedPromo | null | undefined
  /** The ways to pay that the backend offers besides its payment provider. */
  ways?: Availability['payment_ways']
}

/** Returns the lines that the chosen shop can serve and their cost with promo and shipping (spec §9). */
export function summarise(
  state: CheckoutState,
  { lines, availability, applied, ways }: SummaryInput,
): Summary {
  const { method, paymentWay } = state
  const { kept, excluded } = splitByAvailability(lines, availability)
  const subtotal = cartSubtotal(kept)
  const shippingCost = method?.cost ?? rupiah(0)
  // The cart may have shrunk since the promo was fetched; the total must not become negative.
  const totalPurchase = rupiah(Math.min(applied?.total_purchase ?? 0, subtotal))
  const discount = applied
    ? promoDiscount(applied.promo, { totalPurchase, shippingCost })
    : rupiah(0)
  const amounts = { subtotal, discount, shippingCost }
  const served = serveLines(lines, availability)
  const offer = cashOffer(state, ways ?? [], orderTotal(amounts))
  const isChosen = offer !== null && offer.problem === null && offer.way === paymentWay
  const paymentFee = isChosen ? offer.fee : rupiah(0)
  const total = orderTotal({ ...amounts, paymentFee })
  const cash = offer && { offer, isChosen }
  return { served, kept, excluded, ...amounts, cash, paymentFee, total }
}

/** A promo that discounts an order. */
export interface PromoOffer {
  code: string
  /** Its discount, in whole rupiah. */
  discount: Rupiah
}

/** Returns the shop, shipping cost and way to pay that a promo depends on; shop 0 until one is chosen. */
export function promoPlaceOf(state: CheckoutState): PromoPlace {
  const { shop, method, shippingType, paymentWay } = state
  const way = shippingType && wayOf[shippingType]
  const isTaken = way !== 'CASH_ON_DELIVERY' || method?.takesCash === true
  return {
    showroom_id: shop?.id ?? 0,
    shipping_cost: method?.cost ?? rupiah(0),
    ...(way && way === paymentWay && isTaken && { payment_way: way }),
  }
}

/** As many as a shopper can compare at a glance. */
const maxOffers = 5

/** Returns the promos that discount an order, best first. */
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
