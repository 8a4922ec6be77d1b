import 'server-only'
import { type Caller, callBackend } from '#lib/api/server.ts'
import { type CourierOption, courierOptions } from '#lib/config/couriers.ts'
import type { Availability } from '#lib/contract/checkout.ts'
import type { LineAvailability } from '#lib/rules/availability.ts'

/** Where the cart is available: online, and in which stores. Throws ApiError. */
export const getAvailability = (caller: Caller): Promise<Availability> =>
  callBackend('POST checkout', {}, caller)

/** The stock of a shop for each cart line. Throws ApiError. */
export async function getShopStock(
  caller: Caller,
  showroomId: number,
): Promise<LineAvailability[]> {
  const body = { showroom_id: showroomId }
  const call = 'POST check-showroom-stock-availability'
  return (await callBackend(call, { body }, caller)).cart_items_availability
}

interface Route {
  showroomId: number
  subdistrictId: number
}

/** The couriers' tiers from a hub to a sub-district for the cart; none where no courier goes. Throws ApiError. */
export async function getTiers(
  caller: Caller,
  { showroomId, subdistrictId }: Route,
): Promise<CourierOption[]> {
  const body = { showroom_id: showroomId, subdistrict_id: subdistrictId }
  const { couriers } = await callBackend('POST checkout-shipping', { body }, caller)
  return courierOptions(couriers)
}

/** The promo of a code, with the purchase total that it applies to in a shop. Throws ApiError. */
export const getPromo = (
  caller: Caller,
  { code, showroomId }: { code: string; showroomId: number },
) =>
  callBackend(
    'POST checkout-promo-code',
    { body: { promo_code: code, showroom_id: showroomId } },
    caller,
  )
