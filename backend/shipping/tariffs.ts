import type { Service } from '#backend/words/en/shipping.ts'
import { words } from '#backend/words/words.ts'
import { normaliseEtd } from '#lib/rules/arrival.ts'
import { type Rupiah, rupiah } from '#lib/rules/money.ts'

const distances = ['city', 'province', 'island', 'nation'] as const

/** How far a parcel travels. */
export type Distance = (typeof distances)[number]

interface Tier {
  service: Service
  /** Rupiah per started kilogram, by distance; other distances are not served. */
  perKilogram: Partial<Record<Distance, number>>
  etd: Partial<Record<Distance, string>>
  minKilograms: number
}

/** The courier's tiers (spec §9; codes of payment-courier-facts.md): the same days everywhere, as couriers write them. */
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
  },
  {
    service: 'UDRREG',
    perKilogram: { city: 9_000, province: 12_000, island: 18_000, nation: 34_000 },
    etd: { city: '1-2', province: '1-2 day', island: '1-2 HARI', nation: '1-2' },
    minKilograms: 0,
  },
  {
    service: 'DRGREG',
    perKilogram: { city: 3_500, province: 4_500, island: 6_500, nation: 12_000 },
    etd: { city: '2-3', province: '2-3', island: '2-3 day', nation: '-' },
    minKilograms: 10,
  },
]

/** The weight and volume of a parcel. */
export interface Parcel {
  grams: number
  cm3: number
}

interface WeighedLine {
  qty: number
  product: { weightGrams: number; volumeCm3: number }
}

/** The total weight and volume of some lines. */
export function parcelOf(lines: readonly WeighedLine[]): Parcel {
  const total = (measure: (product: WeighedLine['product']) => number) =>
    lines.reduce((running, { qty, product }) => running + qty * measure(product), 0)
  return {
    grams: total((product) => product.weightGrams),
    cm3: total((product) => product.volumeCm3),
  }
}

export interface Tariff {
  service: string
  description: string
  tariff: Rupiah
  etd: string
}

/** The chargeable kilograms: the weight or cm³/6000, whichever is more, at least one. */
function chargeableKilograms({ grams, cm3 }: Parcel): number {
  return Math.max(1, Math.ceil(Math.max(grams / 1000, cm3 / 6000)))
}

/** The tiers that carry a parcel over a distance, with their price in whole rupiah, in the language of the request. */
export function tariffsFor(parcel: Parcel, distance: Distance): Tariff[] {
  const kilograms = chargeableKilograms(parcel)
  return tiers.flatMap(({ service, perKilogram, etd, minKilograms }) => {
    const price = perKilogram[distance]
    if (price === undefined || kilograms < minKilograms) return []
    const description = words().shipping.services[service]
    return [{ service, description, tariff: rupiah(price * kilograms), etd: etd[distance] ?? '' }]
  })
}

/** The cheapest tier of a parcel for any distance: what it costs at most, in whole rupiah, and in how many days it arrives. */
export function cheapestDelivery(parcel: Parcel) {
  const cheapest = distances.map((distance) =>
    tariffsFor(parcel, distance).reduce((best, tier) => (tier.tariff < best.tariff ? tier : best)),
  )
  const days = cheapest.flatMap(({ etd }) => normaliseEtd(etd)?.split('-').map(Number) ?? [])
  return {
    max_cost: rupiah(Math.max(...cheapest.map(({ tariff }) => tariff))),
    min_days: Math.min(...days),
    max_days: Math.max(...days),
  }
}
