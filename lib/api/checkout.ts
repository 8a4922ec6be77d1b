import 'server-only'
import type { BuyNow } from '@etalase/contract/cart.ts'
import type { Availability } from '@etalase/contract/checkout.ts'
import { checkoutEndpoints } from '@etalase/contract/checkout.ts'
import type { Promo, PromoPlace } from '@etalase/contract/promo.ts'
import { promoEndpoints } from '@etalase/contract/promo.ts'
import type { LineAvailability } from '@etalase/contract/rules/availability.ts'
import type { MapPosition } from '@etalase/contract/rules/map-position.ts'
import { type Caller, callsOf } from '#lib/api/backend.ts'
import { nullIfNotFound } from '#lib/api/is-offered.ts'
import { type CourierOption, courierOptions } from '#lib/config/couriers.ts'

const { callBackend } = callsOf({ ...checkoutEndpoints, ...promoEndpoints })

/** The buyer, and the product bought instead of the cart. */
export interface Buyer extends Caller {
  buyNow?: BuyNow | null
}

const boughtBy = ({ buyNow }: Buyer) => (buyNow ? { buy_now: buyNow } : {})

/** Returns the cart's availability: online, and by store. Throws ApiError. */
export const getAvailability = (buyer: Buyer): Promise<Availability> =>
  callBackend('POST checkout', { body: boughtBy(buyer) }, buyer)

/** Returns a shop's stock for each cart line. Throws ApiError. */
export async function getShopStock(buyer: Buyer, showroomId: number): Promise<LineAvailability[]> {
  const body = { ...boughtBy(buyer), showroom_id: showroomId }
  const call = 'POST check-showroom-stock-availability'
  return (await callBackend(call, { body }, buyer)).cart_items_availability
}

interface Route {
  showroomId: number
  subdistrictId: number
  /** Null when no pin is set. */
  pin?: MapPosition | null
}

/** Returns the couriers' tiers from a hub to a sub-district for the cart; empty if no courier delivers there. Throws ApiError. */
export async function getTiers(
  buyer: Buyer,
  { showroomId, subdistrictId, pin }: Route,
): Promise<CourierOption[]> {
  const body = {
    ...boughtBy(buyer),
    showroom_id: showroomId,
    subdistrict_id: subdistrictId,
    ...(pin && { address_pin: pin }),
  }
  const { couriers } = await callBackend('POST checkout-shipping', { body }, buyer)
  return courierOptions(couriers)
}

/** Returns the promo of a code, with the purchase total that it applies to in a shop. Throws ApiError. */
export const getPromo = (buyer: Buyer, { code, ...place }: PromoPlace & { code: string }) => {
  const body = { ...boughtBy(buyer), promo_code: code, ...place }
  return callBackend('POST checkout-promo-code', { body }, buyer)
}

/** Returns the promos that a checkout may use in a shop; empty if the backend doesn't support this. Throws ApiError. */
export async function getPromoOffers(buyer: Buyer, place: PromoPlace): Promise<Promo[]> {
  const body = { ...boughtBy(buyer), ...place }
  const offers = await nullIfNotFound(callBackend('POST promo-offers', { body }, buyer))
  return offers?.promos ?? []
}
