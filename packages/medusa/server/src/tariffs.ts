import type { MedusaContainer } from '@medusajs/framework/types'
import {
  chargedKilograms,
  distanceBetween,
  type Piece,
  type Service,
  tariffOf,
} from './modules/courier/tariff'
import { readRows } from './read-rows'

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

interface ShippingOption {
  id: string
  /** A delivery's tariff. */
  data: (Service & { from_subdistrict_id: number }) | null
}

interface Location {
  fulfillment_sets: {
    type: string
    service_zones: { shipping_options: ShippingOption[] }[]
  }[]
}

/** The shipping options of a stock location, in the order in which they were made. */
export async function shippingOptionsOf(scope: MedusaContainer, locationId: string) {
  const { rows } = await readRows<Location>(scope, {
    entity: 'stock_location',
    fields: [
      'fulfillment_sets.type',
      'fulfillment_sets.service_zones.shipping_options.id',
      'fulfillment_sets.service_zones.shipping_options.data',
    ],
    filters: { id: locationId },
  })
  return (rows[0]?.fulfillment_sets ?? []).flatMap(({ type, service_zones }) =>
    service_zones.flatMap(({ shipping_options }) =>
      shipping_options.map((option) => ({ ...option, isPickup: type === 'pickup' })),
    ),
  )
}

/** What each service of each courier takes for a parcel from a hub, in whole rupiah; by courier. */
export async function tariffsOf(scope: MedusaContainer, parcel: Parcel) {
  const [options, variants] = await Promise.all([
    shippingOptionsOf(scope, parcel.location_id),
    readRows<Omit<Piece, 'quantity'> & { id: string }>(scope, {
      entity: 'product_variant',
      fields: ['id', 'weight', 'length', 'width', 'height'],
      filters: { id: parcel.lines.map(({ variant_id }) => variant_id) },
    }),
  ])
  const pieces = parcel.lines.map(({ variant_id, quantity }) => ({
    ...variants.rows.find(({ id }) => id === variant_id),
    quantity,
  }))
  const kilograms = chargedKilograms(pieces)
  const couriers: Record<string, Offer[]> = {}
  for (const { isPickup, data: service } of options) {
    if (isPickup || service === null) continue
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
