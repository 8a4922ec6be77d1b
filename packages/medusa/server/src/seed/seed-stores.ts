import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys, Modules } from '@medusajs/framework/utils'
import {
  createSalesChannelsWorkflow,
  createStockLocationsWorkflow,
} from '@medusajs/medusa/core-flows'
import type { CompanyStore } from './company'
import { setNumbers } from './set-number'

const toLocation = (store: CompanyStore) => ({
  name: store.name,
  address: {
    address_1: store.address_1,
    address_2: store.address_2,
    country_code: 'id',
    phone: store.phone,
  },
  metadata: {
    region: store.region,
    is_hub: store.is_hub,
    subdistrict_id: store.subdistrict_id,
    maps_url: store.maps_url,
    address_3: store.address_3,
  },
})

/**
 * Creates a stock location for each store, with its own sales channel: its orders take this store's stock, and staff can filter orders by
 * it. Returns the ids by store number.
 */
export async function seedStores(
  scope: MedusaContainer,
  stores: readonly CompanyStore[],
  channelId: string,
): Promise<Map<number, string>> {
  const { result: locations } = await createStockLocationsWorkflow(scope).run({
    input: { locations: stores.map(toLocation) },
  })
  const { result: channels } = await createSalesChannelsWorkflow(scope).run({
    input: { salesChannelsData: stores.map(({ name }) => ({ name })) },
  })
  const links = locations.flatMap(({ id, name }) => {
    const own = channels.find((channel) => channel.name === name)
    return [channelId, own?.id ?? ''].map((sales_channel_id) => ({
      [Modules.SALES_CHANNEL]: { sales_channel_id },
      [Modules.STOCK_LOCATION]: { stock_location_id: id },
    }))
  })
  await scope.resolve(ContainerRegistrationKeys.LINK).create(links)
  const ids = new Map(
    stores.map(({ number, name }) => [
      number,
      locations.find((location) => location.name === name)?.id ?? '',
    ]),
  )
  await setNumbers(
    scope,
    'store',
    [...ids].map(([number, id]) => [id, number]),
  )
  const regions = new Map(stores.map(({ region, region_number }) => [region, region_number]))
  await setNumbers(scope, 'region', [...regions])
  return ids
}
