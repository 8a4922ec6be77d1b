import { type Basket, linesToBuy } from '@etalase/backend-kit/cart/basket.ts'
import type { Context } from '@etalase/backend-kit/context.ts'
import type { Database } from '@etalase/backend-kit/db/connection.ts'
import type { showrooms } from '@etalase/backend-kit/db/schema/stores.ts'
import { badRequest } from '@etalase/backend-kit/http/http-error.ts'
import { messages } from '@etalase/backend-kit/messages/messages.ts'
import {
  distanceBetween,
  placesOf,
  unknownSubdistrict,
} from '@etalase/backend-kit/shipping/distance.ts'
import { freeShippingFrom, withFreeShipping } from '@etalase/backend-kit/shipping/free-shipping.ts'
import type { Couriers, Shipping } from '@etalase/backend-kit/shipping/shipping.ts'
import { type Parcel, parcelOf } from '@etalase/backend-kit/shipping/tariffs.ts'
import { lineAvailability } from '@etalase/backend-kit/stores/basket-stock.ts'
import { findShowroom } from '@etalase/backend-kit/stores/store-repository.ts'
import { splitByAvailability } from '@etalase/contract/rules/availability.ts'
import { type MapPosition, mapPosition } from '@etalase/contract/rules/map-position.ts'
import { type Rupiah, rupiah, sum } from '@etalase/contract/rules/money.ts'

/** The columns of a showroom that courier prices depend on. */
export type Sender = Pick<typeof showrooms.$inferSelect, 'isHub' | 'subdistrictId' | 'mapsUrl'>

/** Destination of a parcel. */
interface Target {
  subdistrictId: number
  pin?: MapPosition | null
}

/** Returns the map positions of hub and destination, if both are known. The hub's is in its map link. */
function pinsOf({ mapsUrl }: Sender, to: Target['pin']) {
  const from = mapPosition(mapsUrl ?? '')
  return from && to ? { pins: { from, to } } : {}
}

/**
 * Returns each courier's tiers from a hub to a sub-district, by courier key, in whole rupiah. `tariffs` asks the
 * couriers or returns their earlier offer. Throws 400 if the showroom is no hub, or the sub-district is unknown.
 */
export async function tariffsFrom(
  db: Database,
  hub: Sender | undefined,
  { subdistrictId, pin }: Target,
  { parcel, subtotal, tariffs }: { parcel: Parcel; subtotal: Rupiah; tariffs: Shipping['quote'] },
): Promise<Couriers> {
  if (!hub?.isHub) throw badRequest('INVALID_INPUT', messages().answers.checkout.noOnlineOrders)
  const [places, freeFrom] = await Promise.all([
    placesOf(db, [hub.subdistrictId, subdistrictId]),
    freeShippingFrom(db),
  ])
  const [from, to] = [places.get(hub.subdistrictId), places.get(subdistrictId)]
  if (!from || !to) throw unknownSubdistrict()
  const route = {
    fromId: hub.subdistrictId,
    toId: subdistrictId,
    distance: distanceBetween(from, to),
    ...pinsOf(hub, pin),
  }
  const couriers = await tariffs(db, route, { parcel, worth: subtotal })
  return withFreeShipping(couriers, { subtotal, freeFrom })
}

/** Returns the couriers' tiers for the basket lines that a hub can serve. */
export async function cartTariffs(
  { db, shipping }: Pick<Context, 'db' | 'shipping'>,
  { basket, hubId, ...target }: Target & { basket: Basket; hubId: number },
): Promise<Couriers> {
  const [hub, availability, bought] = await Promise.all([
    findShowroom(db, hubId),
    lineAvailability(db, basket, hubId),
    linesToBuy(db, basket),
  ])
  const lines = bought.map(({ item, product }) => ({ ...item, product }))
  const { kept } = splitByAvailability(lines, availability)
  if (kept.length === 0) throw badRequest('OUT_OF_STOCK', messages().answers.cart.noneInStore)
  return tariffsFrom(db, hub, target, {
    parcel: parcelOf(kept),
    tariffs: shipping.quote,
    subtotal: sum(kept.map(({ qty, product }) => rupiah(qty * product.grandPrice))),
  })
}
