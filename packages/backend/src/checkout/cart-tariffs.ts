import { type Basket, linesToBuy } from '@etalase/backend-kit/cart/basket.ts'
import type { Database } from '@etalase/backend-kit/db/connection.ts'
import type { showrooms } from '@etalase/backend-kit/db/schema/stores.ts'
import { badRequest } from '@etalase/backend-kit/http/http-error.ts'
import { messages } from '@etalase/backend-kit/messages/messages.ts'
import type { Tariff } from '@etalase/backend-kit/shipping/courier.ts'
import {
  distanceBetween,
  placesOf,
  unknownSubdistrict,
} from '@etalase/backend-kit/shipping/distance.ts'
import { freeShippingFrom, withFreeShipping } from '@etalase/backend-kit/shipping/free-shipping.ts'
import { type Parcel, parcelOf, tariffsByCourier } from '@etalase/backend-kit/shipping/tariffs.ts'
import { lineAvailability } from '@etalase/backend-kit/stores/basket-stock.ts'
import { findShowroom } from '@etalase/backend-kit/stores/store-repository.ts'
import { splitByAvailability } from '@etalase/contract/rules/availability.ts'
import { type Rupiah, rupiah, sum } from '@etalase/contract/rules/money.ts'

/** What courier prices depend on, of a showroom. */
export type Sender = Pick<typeof showrooms.$inferSelect, 'isHub' | 'subdistrictId'>

/**
 * What each courier takes for a parcel of a worth from a hub to a sub-district, by the courier's key, in whole rupiah.
 * Throws 400 when the showroom is not a hub or the sub-district does not exist.
 */
export async function tariffsFrom(
  db: Database,
  hub: Sender | undefined,
  subdistrictId: number,
  { parcel, subtotal }: { parcel: Parcel; subtotal: Rupiah },
): Promise<Record<string, Tariff[]>> {
  if (!hub?.isHub) throw badRequest('INVALID_INPUT', messages().answers.checkout.noOnlineOrders)
  const [places, freeFrom] = await Promise.all([
    placesOf(db, [hub.subdistrictId, subdistrictId]),
    freeShippingFrom(db),
  ])
  const [from, to] = [places.get(hub.subdistrictId), places.get(subdistrictId)]
  if (!from || !to) throw unknownSubdistrict()
  const couriers = tariffsByCourier(parcel, distanceBetween(from, to))
  return withFreeShipping(couriers, { subtotal, freeFrom })
}

/** The couriers' tiers for the lines of a basket that a hub can serve. */
export async function cartTariffs(
  db: Database,
  { basket, hubId, subdistrictId }: { basket: Basket; hubId: number; subdistrictId: number },
): Promise<Record<string, Tariff[]>> {
  const [hub, availability, bought] = await Promise.all([
    findShowroom(db, hubId),
    lineAvailability(db, basket, hubId),
    linesToBuy(db, basket),
  ])
  const lines = bought.map(({ item, product }) => ({ ...item, product }))
  const { kept } = splitByAvailability(lines, availability)
  if (kept.length === 0) throw badRequest('OUT_OF_STOCK', messages().answers.cart.noneInStore)
  return tariffsFrom(db, hub, subdistrictId, {
    parcel: parcelOf(kept),
    subtotal: sum(kept.map(({ qty, product }) => rupiah(qty * product.grandPrice))),
  })
}
