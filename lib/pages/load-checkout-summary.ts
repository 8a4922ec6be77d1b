import 'server-only'
import type { LineAvailability } from '@etalase/contract/rules/availability.ts'
import type { ApiError } from '#lib/api/api-error.ts'
import { getPromo, getShopStock } from '#lib/api/checkout.ts'
import { promoRefusal } from '#lib/checkout/answers.ts'
import { type AppliedPromo, promoPlaceOf, type Summary, summarise } from '#lib/checkout/summary.ts'
import type { FreshCheckout } from '#lib/pages/load-checkout.ts'

export interface CheckoutSummary {
  summary: Summary
  availability: LineAvailability[]
  applied: AppliedPromo | null
  /** Why an applied code is no longer valid. */
  promoError: ApiError | null
}

/** Checks the applied promo again: it may have ended or been used up. Throws ApiError when the check fails. */
async function loadPromo({ state, caller }: FreshCheckout) {
  const { promoCode, shop } = state
  if (!promoCode || !shop) return { applied: null, promoError: null }
  try {
    const applied = await getPromo(caller, { code: promoCode, ...promoPlaceOf(state) })
    return { applied, promoError: null }
  } catch (error) {
    return { applied: null, promoError: promoRefusal(error) }
  }
}

/** Loads the summary of a checkout with current stock and promo. Throws ApiError, and RangeError without a showroom. */
export async function loadCheckoutSummary(fresh: FreshCheckout): Promise<CheckoutSummary> {
  const { state, caller, cart, availability: offered } = fresh
  if (!state.shop) throw new RangeError('The checkout is not at its summary')
  const [availability, promo] = await Promise.all([
    getShopStock(caller, state.shop.id),
    loadPromo(fresh),
  ])
  const { applied } = promo
  const { payment_ways: ways } = offered
  const summary = summarise(state, { lines: cart.cart_items, availability, applied, ways })
  return { summary, availability, ...promo }
}
