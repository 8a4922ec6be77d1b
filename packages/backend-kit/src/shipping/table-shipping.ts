import type { Shipping, ShippingModule } from '#shipping/shipping.ts'
import { tariffsByCourier } from '#shipping/tariffs.ts'

/** The company's own tariff table; staff hand the parcels over. */
export const tableShipping: Shipping = {
  name: 'table',
  quote: async (_, { distance }, { parcel }) => tariffsByCourier(parcel, distance),
  offered: async (_, { distance }, { parcel }) => tariffsByCourier(parcel, distance),
}

export const table: ShippingModule = {
  name: 'table',
  configure: () => ({ open: () => tableShipping }),
}
