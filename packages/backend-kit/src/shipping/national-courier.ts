import { rupiah } from '@etalase/contract/rules/money.ts'
import type { Service } from '#messages/en/checkout.ts'
import { messages } from '#messages/messages.ts'
import type { Courier, Distance } from '#shipping/courier.ts'

interface Tier {
  service: Service
  /** Rupiah per started kilogram, by distance; other distances aren't served. */
  perKilogram: Partial<Record<Distance, number>>
  etd: Partial<Record<Distance, string>>
  minKilograms: number
  /** Whether the courier collects cash on delivery for the shop. */
  takesCash?: true
}

/** Tiers of the demo company's courier (spec §9; codes of payment-courier-facts.md): the same days everywhere, as couriers state them. */
const tiers: readonly Tier[] = [
  {
    service: 'UDRSDS',
    perKilogram: { city: 18_000 },
    etd: { city: '1' },
    minKilograms: 0,
  },
  {
    service: 'UDRONS',
    perKilogram: { city: 14_000, province: 19_000, island: 27_000, nation: 46_000 },
    etd: { city: '1', province: '1 day', island: '1 HARI', nation: '1 day' },
    minKilograms: 0,
    takesCash: true,
  },
  {
    service: 'UDRREG',
    perKilogram: { city: 9_000, province: 12_000, island: 18_000, nation: 34_000 },
    etd: { city: '1-2', province: '1-2 day', island: '1-2 HARI', nation: '1-2' },
    minKilograms: 0,
    takesCash: true,
  },
  {
    service: 'DRGREG',
    perKilogram: { city: 3_500, province: 4_500, island: 6_500, nation: 12_000 },
    etd: { city: '2-3', province: '2-3', island: '2-3 day', nation: '-' },
    minKilograms: 10,
  },
]

/** The demo company's courier. */
export const nationalCourier: Courier = {
  key: 'national',
  tariffs: (kilograms, distance) =>
    tiers.flatMap(({ service, perKilogram, etd, minKilograms, takesCash: takes_cash = false }) => {
      const price = perKilogram[distance]
      if (price === undefined || kilograms < minKilograms) return []
      const description = messages().shipping.services[service]
      const tariff = rupiah(price * kilograms)
      return [{ service, description, tariff, etd: etd[distance] ?? '', takes_cash }]
    }),
}
