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

/** What courier prices depend on, of a showroom. */
export type Sender = Pick<typeof showrooms.$inferSelect, 'isHub' | 'subdistrictId' | 'mapsUrl'>

/** Where a parcel goes. */
interface Target {
  subdistrictId: number
  pin?: MapPosition | null
}

/** The places of a hub, whose map link tells it, and of a pin. */
function pinsOf({ mapsUrl }: Sender, to: Target['pin']) {
  const from = mapPosition(mapsUrl ?? '')
  return from && to ? { pins: { from, to } } : {}
}

/**
 * What each courier takes for a parcel of a worth from a hub to a sub-district, by the courier's key, in whole rupiah: as it is asked for, or
 * was offered before. Throws 400 when the showroom is not a hub or the sub-district does not exist.
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

/** The couriers' tiers for the lines of a basket that a hub can serve. */
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
