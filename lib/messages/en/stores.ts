import { plural } from '#lib/messages/formats.ts'
import { storeHours } from '#lib/rules/time-zone.ts'

const opening = `daily ${storeHours.opens}-${storeHours.closes} WIB`

/** The stores page. */
export const stores = {
  /** For agents in browsers (docs/agents.md). */
  findTool: 'Finds stores by city, street, mall or region.',
  title: 'Stores',
  text: 'Feel the cloth, try the size, and take it home or have it sent from the shop nearest to you.',
  description: 'Every shop with address, phone and opening hours, by region.',
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
  noneFoundText: 'Try the name of a city or a region. We deliver to every address, too.',
  showAllStores: 'Show all stores',
  viewOnMaps: 'View on Google Maps',
  viewStoreOnMaps: (store: string) => `View on Google Maps: ${store} (opens in a new tab)`,
  emptyTitle: 'No store to show yet',
  emptyText: 'Our list of shops is on its way. Until then we send your order to your door.',
  emptyLink: 'How delivery works',
}
