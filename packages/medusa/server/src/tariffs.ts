import type { MedusaContainer } from '@medusajs/framework/types'
import {
  chargedKilograms,
  distanceBetween,
  type Piece,
  type Service,
  tariffOf,
} from './modules/courier/tariff'
import { readRows } from './read-rows'
import { databaseOf } from './scope'
import { readShopSettings } from './shop-settings'

interface Parcel {
  location_id: string
  subdistrict_id: number
  lines: { variant_id: string; quantity: number }[]
}

/** A courier service, as the contract lists it. */
export interface Offer {
  service: string
  description: string
  /** Whole rupiah. */
  tariff: number
  etd: string
  /** Whether it collects cash for the shop, as staff have set. */
  takes_cash: boolean
}

interface ShippingOption {
  id: string
  name: string
  /** Tariff of a delivery. */
  data: (Service & { from_subdistrict_id: number }) | null
  isPickup: boolean
}

/** Loads the shipping options of a stock location, oldest first. Uses SQL, since every order asks. */
export async function shippingOptionsOf(
  scope: MedusaContainer,
  locationId: string,
): Promise<ShippingOption[]> {
  const { rows }: { rows: ShippingOption[] } = await databaseOf(scope).raw(
    `select option.id, option.name, option.data, fulfillment_set.type = 'pickup' as "isPickup"
     from location_fulfillment_set as link
     join fulfillment_set on fulfillment_set.id = link.fulfillment_set_id and fulfillment_set.deleted_at is null
     join service_zone on service_zone.fulfillment_set_id = fulfillment_set.id and service_zone.deleted_at is null
     join shipping_option as option on option.service_zone_id = service_zone.id and option.deleted_at is null
     where link.stock_location_id = ? and link.deleted_at is null
     order by option.created_at, option.id`,
    [locationId],
  )
  return rows
}

/** Lists the services of all couriers, each once, for staff. */
export async function listServices(
  scope: MedusaContainer,
): Promise<{ code: string; name: string }[]> {
  const { rows }: { rows: { code: string; name: string }[] } = await databaseOf(scope).raw(
    `select distinct data->>'service' as code, data->>'description' as name
     from shipping_option
     where deleted_at is null and data->>'service' is not null
     order by name`,
  )
  return rows
}

/** Returns the price of each service for a parcel from a hub, in whole rupiah, by courier. */
export async function tariffsOf(scope: MedusaContainer, parcel: Parcel) {
  const [options, { cash_on_delivery_services: takingCash }, variants] = await Promise.all([
    shippingOptionsOf(scope, parcel.location_id),
    readShopSettings(scope),
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
    const { service: code, description, etd } = service
    const takes_cash = takingCash.includes(code)
    const offer = { service: code, description, tariff, etd: etd[distance] ?? '', takes_cash }
    couriers[service.courier]?.push(offer)
  }
  return couriers
}
