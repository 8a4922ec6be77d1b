import type {
  CreateFulfillmentSetDTO,
  FulfillmentWorkflow,
  MedusaContainer,
} from '@medusajs/framework/types'
import { ContainerRegistrationKeys, Modules } from '@medusajs/framework/utils'
import { createShippingOptionsWorkflow } from '@medusajs/medusa/core-flows'
import { currencyCode } from '../settings'
import type { Company, CompanyStore } from './company'

const provider = 'courier_courier'

type Zone = { store: CompanyStore; zoneId: string }
type ShippingOption = FulfillmentWorkflow.CreateShippingOptionsWorkflowInput

const rules = [
  { attribute: 'enabled_in_store', value: 'true', operator: 'eq' as const },
  { attribute: 'is_return', value: 'false', operator: 'eq' as const },
]

const toSet = (store: CompanyStore, type: 'shipping' | 'pickup'): CreateFulfillmentSetDTO => ({
  name: `${store.name} ${type}`,
  type,
  service_zones: [
    {
      name: `${store.name} ${type}`,
      geo_zones: [{ country_code: 'id', type: 'country' }],
    },
  ],
})

/** Creates a store's fulfilment set: parcels or pickups. Returns the zones for its shipping options. */
async function createZones(
  scope: MedusaContainer,
  { stores, type }: { stores: readonly CompanyStore[]; type: 'shipping' | 'pickup' },
  locations: Map<number, string>,
): Promise<Zone[]> {
  const sets = await scope
    .resolve(Modules.FULFILLMENT)
    .createFulfillmentSets(stores.map((store) => toSet(store, type)))
  const zones = stores.map((store) => {
    const set = sets.find(({ name }) => name === `${store.name} ${type}`)
    return { store, setId: set?.id ?? '', zoneId: set?.service_zones[0]?.id ?? '' }
  })
  await scope.resolve(ContainerRegistrationKeys.LINK).create(
    zones.map(({ store, setId }) => ({
      [Modules.STOCK_LOCATION]: { stock_location_id: locations.get(store.number) ?? '' },
      [Modules.FULFILLMENT]: { fulfillment_set_id: setId },
    })),
  )
  return zones
}

interface Delivering {
  services: Company['services']
  profileId: string
}

const deliveries = ({ store, zoneId }: Zone, { services, profileId }: Delivering) =>
  services.map(
    (service): ShippingOption => ({
      name: service.description,
      price_type: 'calculated',
      provider_id: provider,
      service_zone_id: zoneId,
      shipping_profile_id: profileId,
      type: { label: service.description, description: service.courier, code: service.service },
      data: { id: 'tariff', ...service, from_subdistrict_id: store.subdistrict_id },
      rules,
    }),
  )

const pickup = ({ zoneId }: Zone, { profileId }: Delivering): ShippingOption => ({
  name: 'Pickup in store',
  price_type: 'flat',
  provider_id: provider,
  service_zone_id: zoneId,
  shipping_profile_id: profileId,
  type: { label: 'Pickup', description: 'Ready in an hour', code: 'pickup' },
  data: { id: 'pickup' },
  prices: [{ currency_code: currencyCode, amount: 0 }],
  rules,
})

/** Creates shipping options: hubs send parcels by all courier services, and all stores hand over pickups. */
export async function seedDeliveries(
  scope: MedusaContainer,
  { stores, services }: Company,
  { locations, profileId }: { locations: Map<number, string>; profileId: string },
): Promise<void> {
  await scope.resolve(ContainerRegistrationKeys.LINK).create(
    [...locations.values()].map((stock_location_id) => ({
      [Modules.STOCK_LOCATION]: { stock_location_id },
      [Modules.FULFILLMENT]: { fulfillment_provider_id: provider },
    })),
  )
  const hubs = stores.filter(({ is_hub }) => is_hub)
  const shipping = await createZones(scope, { stores: hubs, type: 'shipping' }, locations)
  const pickups = await createZones(scope, { stores, type: 'pickup' }, locations)
  const delivering = { services, profileId }
  await createShippingOptionsWorkflow(scope).run({
    input: [
      ...shipping.flatMap((zone) => deliveries(zone, delivering)),
      ...pickups.map((zone) => pickup(zone, delivering)),
    ],
  })
}
