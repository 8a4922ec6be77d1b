import type { MedusaContainer } from '@medusajs/framework/types'
import { giveNumbers } from './numbers'
import { readRows } from './read-rows'
import { databaseOf } from './scope'
import { shopChannel } from './settings'

const fields = ['id', 'name', 'metadata', 'address.*', 'sales_channels.id', 'sales_channels.name']

interface Location {
  id: string
  name: string
  metadata: Record<string, unknown> | null
  address: {
    address_1: string
    address_2: string | null
    phone: string | null
  } | null
  sales_channels: { id: string; name: string }[]
}

async function readLocations(scope: MedusaContainer) {
  const { rows } = await readRows<Location>(scope, {
    entity: 'stock_location',
    fields,
    pagination: { take: 10_000, skip: 0 },
  })
  return rows
}

/** Returns the sales channel of this store alone. */
const channelOf = ({ sales_channels }: Location) =>
  sales_channels.find(({ name }) => name !== shopChannel)?.id ?? null

const regionOf = ({ metadata }: Location) => String(metadata?.region ?? '')

function toStore(location: Location, numbers: Map<string, number>, regions: Map<string, number>) {
  const { id, name, address, metadata } = location
  return {
    number: numbers.get(id) ?? 0,
    location_id: id,
    sales_channel_id: channelOf(location),
    region_number: regions.get(regionOf(location)) ?? 0,
    name,
    phone: address?.phone ?? '',
    address_1: address?.address_1 ?? '',
    address_2: address?.address_2 ?? '',
    address_3: metadata?.address_3 ?? '',
    maps_url: metadata?.maps_url ?? null,
    is_hub: metadata?.is_hub === true,
    subdistrict_id: Number(metadata?.subdistrict_id) || null,
  }
}

/** Lists the regions, and the stores with a region and their own sales channel. */
export async function listStores(scope: MedusaContainer) {
  const locations = await readLocations(scope)
  const placed = locations.filter((each) => regionOf(each) !== '' && channelOf(each) !== null)
  const [numbers, regions] = await Promise.all([
    giveNumbers(
      scope,
      'store',
      placed.map(({ id }) => id),
    ),
    giveNumbers(scope, 'region', placed.map(regionOf)),
  ])
  const byNumber = (a: { number: number }, b: { number: number }) => a.number - b.number
  return {
    regions: [...regions].map(([name, number]) => ({ number, name })).toSorted(byNumber),
    stores: placed.map((each) => toStore(each, numbers, regions)).toSorted(byNumber),
  }
}

/** A store, as an order needs it. */
export interface OrderingStore {
  /** The sales channel of this store alone. */
  sales_channel_id: string
  address_1: string
}

/** Finds the store of an order; undefined for an unknown store, or one without orders. Uses SQL, since every order asks. */
export const orderingStore = (
  scope: MedusaContainer,
  locationId: string,
): PromiseLike<OrderingStore | undefined> =>
  databaseOf(scope)('stock_location as location')
    .join('sales_channel_stock_location as link', 'link.stock_location_id', 'location.id')
    .join('sales_channel as channel', 'channel.id', 'link.sales_channel_id')
    .leftJoin('stock_location_address as address', 'address.id', 'location.address_id')
    .select('channel.id as sales_channel_id')
    .select(databaseOf(scope).raw("coalesce(address.address_1, '') as address_1"))
    .where({ 'location.id': locationId, 'location.deleted_at': null })
    .where({ 'link.deleted_at': null, 'channel.deleted_at': null })
    .whereNot('channel.name', shopChannel)
    .whereRaw("location.metadata->>'region' <> ''")
    .first()
