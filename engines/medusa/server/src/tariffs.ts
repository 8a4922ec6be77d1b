import type { MedusaContainer } from '@medusajs/framework/types'
import { chargedKilograms, distanceBetween, type Service, tariffOf } from './modules/courier/tariff'
import { queryOf } from './scope'

interface Parcel {
  location_id: string
  subdistrict_id: number
  lines: { variant_id: string; quantity: number }[]
}

/** A service of a courier, as the contract lists it. */
export interface Offer {
  service: string
  description: string
  /** Whole rupiah. */
  tariff: number
  etd: string
}

/** The shipping options of a stock location; deliveries have a tariff in their data. */
export async function shippingOptionsOf(scope: MedusaContainer, locationId: string) {
  const { data } = await queryOf(scope).graph({
    entity: 'stock_location',
    fields: [
      'metadata',
      'fulfillment_sets.type',
      'fulfillment_sets.service_zones.shipping_options.id',
      'fulfillment_sets.service_zones.shipping_options.name',
      'fulfillment_sets.service_zones.shipping_options.price_type',
      'fulfillment_sets.service_zones.shipping_options.data',
    ],
    filters: { id: locationId },
  })
  return (data[0]?.fulfillment_sets ?? []).flatMap((set) =>
    (set?.service_zones ?? []).flatMap((zone) =>
      (zone?.shipping_options ?? []).flatMap((option) =>
        option ? [{ ...option, isPickup: set?.type === 'pickup' }] : [],
      ),
    ),
  )
}

/** What each service of each courier takes for a parcel from a hub, in whole rupiah; by courier. */
export async function tariffsOf(scope: MedusaContainer, parcel: Parcel) {
  const [options, variants] = await Promise.all([
    shippingOptionsOf(scope, parcel.location_id),
    queryOf(scope).graph({
      entity: 'product_variant',
      fields: ['id', 'weight', 'length', 'width', 'height'],
      filters: { id: parcel.lines.map(({ variant_id }) => variant_id) },
    }),
  ])
  const pieces = parcel.lines.map(({ variant_id, quantity }) => ({
    ...variants.data.find(({ id }) => id === variant_id),
    quantity,
  }))
  const kilograms = chargedKilograms(pieces)
  const couriers: Record<string, Offer[]> = {}
  for (const { isPickup, data } of options) {
    if (isPickup) continue
    const service = data as unknown as Service & { from_subdistrict_id: number }
    const distance = distanceBetween(service.from_subdistrict_id, parcel.subdistrict_id)
    const tariff = tariffOf(service, kilograms, distance)
    couriers[service.courier] ??= []
    if (tariff === undefined) continue
    const { description, etd } = service
    const offer = { service: service.service, description, tariff, etd: etd[distance] ?? '' }
    couriers[service.courier]?.push(offer)
  }
  return couriers
}
