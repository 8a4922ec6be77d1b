import 'server-only'
import type { Promo } from '@etalase/contract/promo.ts'
import type { MapPosition } from '@etalase/contract/rules/map-position.ts'
import type { Showroom } from '@etalase/contract/store.ts'
import { getPromoOffers } from '#lib/api/checkout.ts'
import { logPageFailure } from '#lib/api/log-and-map-failure.ts'
import type { OfferedHub } from '#lib/checkout/hub-offers.ts'
import { betterShop } from '#lib/checkout/shop-stock.ts'
import type { CheckoutState } from '#lib/checkout/state.ts'
import { promoPlaceOf } from '#lib/checkout/summary.ts'
import type { CourierOption } from '#lib/config/couriers.ts'
import { type FreshCheckout, loadTiers } from '#lib/pages/load-checkout.ts'
import { type CheckoutSummary, loadCheckoutSummary } from '#lib/pages/load-checkout-summary.ts'
import { loadHubOffers } from '#lib/pages/load-hub-offers.ts'
import { loadPlace, loadProvincePosition, type Place } from '#lib/pages/load-place.ts'

/** The data of a step's form. */
export type StepData =
  | { step: 'choose-shipping-type' }
  | { step: 'choose-address'; place: Place | null }
  | { step: 'choose-hub'; hubs: OfferedHub[] }
  | { step: 'choose-showroom'; position: MapPosition | null }
  | { step: 'choose-shipping-method'; tiers: CourierOption[] }
  | {
      step: 'order-summary'
      content: CheckoutSummary
      promos: Promo[]
      betterShop: Showroom | null
    }

/** Finds a showroom with the whole cart in stock; null without one, or when the backend does not report stock. */
async function loadBetterShop({ state, availability, cart, destination }: FreshCheckout) {
  const position = await loadProvincePosition(destination.province_id)
  return betterShop(availability, { state, cart, destination: { ...destination, position } })
}

/** Loads the promos to choose from; on failure logs and returns an empty list, since the order works without them. */
async function loadOffers({ caller, state }: FreshCheckout): Promise<Promo[]> {
  try {
    return state.shop ? await getPromoOffers(caller, promoPlaceOf(state)) : []
  } catch (error) {
    logPageFailure('/checkout/steps', error)
    return []
  }
}

async function loadSummaryStep(checkout: FreshCheckout): Promise<StepData> {
  const [content, promos] = await Promise.all([loadCheckoutSummary(checkout), loadOffers(checkout)])
  const isComplete = content.summary.excluded.length === 0
  const better = isComplete ? null : await loadBetterShop(checkout)
  return { step: 'order-summary', content, promos, betterShop: better }
}

/** Loads the area of a guest's typed address; null for customers, who choose a saved address with a known area. */
const loadTypedPlace = ({ isCustomer, address }: CheckoutState) =>
  isCustomer ? null : loadPlace(address)

/** Loads the data of the current step's form. Throws ApiError. */
export async function loadCheckoutStep(checkout: FreshCheckout): Promise<StepData> {
  const { state } = checkout
  const { step } = state
  switch (step) {
    case 'choose-shipping-type':
      return { step }
    case 'choose-address':
      return { step, place: await loadTypedPlace(state) }
    case 'choose-hub':
      return { step, hubs: await loadHubOffers(checkout) }
    case 'choose-showroom':
      return { step, position: await loadProvincePosition(state.address.provinceId) }
    case 'choose-shipping-method':
      return { step, tiers: await loadTiers(checkout) }
    case 'order-summary':
      return loadSummaryStep(checkout)
  }
}
