import { badRequest } from '@etalase/backend-kit/http/http-error.ts'
import { messages } from '@etalase/backend-kit/messages/messages.ts'
import { requestLanguage } from '@etalase/backend-kit/messages/request-language.ts'
import { placesOf, unknownSubdistrict } from '@etalase/backend-kit/shipping/distance.ts'
import { freeShippingFrom, withFreeShipping } from '@etalase/backend-kit/shipping/free-shipping.ts'
import { findShowroom } from '@etalase/backend-kit/stores/store-repository.ts'
import { shippingOption } from '@etalase/contract/checkout.ts'
import { z } from 'zod'
import type { Adapter } from '#adapter.ts'
import type { BoughtLine } from '#cart/engine-cart.ts'
import { worthOf } from '#cart/shown-lines.ts'

const answer = z.object({ couriers: z.record(z.string(), z.array(shippingOption)) })

/** A service of a courier. */
export type Tier = z.output<typeof shippingOption> & { courier: string }

interface Parcel {
  hubId: number
  subdistrictId: number
  lines: readonly { variantId: string; qty: number }[]
}

/**
 * Returns the couriers' tariffs for lines as the shopper sees them: above the threshold that staff have set, the cheapest tier is free.
 * Throws as `tariffsFor`.
 */
export async function offeredTariffs(
  adapter: Adapter,
  parcel: Parcel & { lines: readonly BoughtLine[] },
) {
  const { db } = adapter.model
  const [couriers, freeFrom, subtotal] = await Promise.all([
    tariffsFor(adapter, parcel),
    freeShippingFrom(db),
    worthOf(db, parcel.lines),
  ])
  return withFreeShipping(couriers, { subtotal, freeFrom })
}

/**
 * Loads the tariffs of the engine's couriers from a hub to a subdistrict, by the courier's key. Throws 400 when the showroom sends no
 * parcels or the subdistrict doesn't exist.
 */
export async function tariffsFor(
  { engine, model: { db, locations } }: Adapter,
  { hubId, subdistrictId, lines }: Parcel,
): Promise<z.output<typeof answer>['couriers']> {
  const hub = await findShowroom(db, hubId)
  const location_id = locations.idOf(hubId)
  if (!hub?.isHub || !location_id)
    throw badRequest('INVALID_INPUT', messages().answers.checkout.noOnlineOrders)
  if (!(await placesOf(db, [subdistrictId])).has(subdistrictId)) throw unknownSubdistrict()
  const body = {
    location_id,
    subdistrict_id: subdistrictId,
    language: requestLanguage(),
    lines: lines.map(({ variantId, qty }) => ({ variant_id: variantId, quantity: qty })),
  }
  return (await engine.own('POST', '/tariffs', { answer, body })).couriers
}

/** Returns the tiers of all couriers. */
export const tiersOf = (couriers: z.output<typeof answer>['couriers']): Tier[] =>
  Object.entries(couriers).flatMap(([courier, tiers]) =>
    tiers.map((tier) => ({ ...tier, courier })),
  )
