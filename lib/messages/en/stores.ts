import { storeHours } from '@etalase/contract/rules/time-zone.ts'
import { plural } from '#lib/messages/formats.ts'

const opening = `daily ${storeHours.opens}-${storeHours.closes} WIB`

/** The stores page. */
export const storesMessages = {
  /** For agents in browsers (docs/agents.md). */
  findTool: 'Finds stores by city, street, mall or region.',
  title: 'Stores',
  text: 'Feel the fabric, try the size, then take it home or have it delivered from the store nearest to you.',
  description: 'All our stores by region, with addresses, phone numbers and opening hours.',
  ways: 'Two ways to get your order',
  onlineDelivery: 'Online Delivery',
  onlineDeliveryText: 'from your nearest shop',
  pickup: 'Store Pickup',
  pickupText: 'for quicker order',
  regions: 'Our regions',
  map: 'Map of our regions',
  count: (shops: number) => plural(shops, { one: '1 store', other: `${shops} stores` }),
  marker: (number: number, region: string, count: string) => `${number}. ${region}, ${count}`,
  hours: `Open ${opening}`,
  allHours: `Every store is open ${opening}.`,
  searchLabel: 'Find a store',
  searchHint: 'By city, street, mall or region',
  found: (stores: number) =>
    plural(stores, { one: '1 store found', other: `${stores} stores found` }),
  noneFound: (query: string) => `No store found for “${query}”.`,
  noneFoundText: 'Try the name of a city or region. We also deliver to every address.',
  showAllStores: 'Show all stores',
  viewOnMaps: 'View on Google Maps',
  viewStoreOnMaps: (store: string) => `View on Google Maps: ${store} (opens in a new tab)`,
  emptyTitle: 'No stores to show yet',
  emptyText: "Our list of stores is on its way. Until then, we'll deliver your order to your door.",
  emptyLink: 'How delivery works',
}
