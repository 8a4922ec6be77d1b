import { readEtd } from '@etalase/contract/rules/etd.ts'
import { rupiah } from '@etalase/contract/rules/money.ts'
import type { Tariff } from '#db/schema/tariff.ts'
import { type Courier, type Distance, distances } from '#shipping/courier.ts'
import { nationalCourier } from '#shipping/national-courier.ts'

/** The company's couriers, in the checkout's order. */
const couriers: readonly Courier[] = [nationalCourier]

/** The weight and volume of a parcel. */
export interface Parcel {
  grams: number
  cm3: number
}

interface WeighedLine {
  qty: number
  product: { weightGrams: number; volumeCm3: number }
}

/** Sums the weight and volume of lines. */
export function parcelOf(lines: readonly WeighedLine[]): Parcel {
  const total = (measure: (product: WeighedLine['product']) => number) =>
    lines.reduce((running, { qty, product }) => running + qty * measure(product), 0)
  return {
    grams: total((product) => product.weightGrams),
    cm3: total((product) => product.volumeCm3),
  }
}

/** Returns the chargeable grams: the larger of weight and cm³/6 (a kilogram per 6000 cm³), at least one. */
export const chargeableGrams = ({ grams, cm3 }: Parcel): number =>
  Math.max(1, Math.ceil(Math.max(grams, cm3 / 6)))

const chargeableKilograms = (parcel: Parcel) => Math.ceil(chargeableGrams(parcel) / 1000)

/** Returns each courier's tiers for a parcel over a distance, keyed by courier. */
export function tariffsByCourier(parcel: Parcel, distance: Distance): Record<string, Tariff[]> {
  const kilograms = chargeableKilograms(parcel)
  return Object.fromEntries(couriers.map(({ key, tariffs }) => [key, tariffs(kilograms, distance)]))
}

/** Returns all couriers' tiers for a parcel over a distance. */
export const tariffsFor = (parcel: Parcel, distance: Distance): Tariff[] =>
  Object.values(tariffsByCourier(parcel, distance)).flat()

/** Finds a parcel's cheapest tier per distance; returns the maximum cost, in whole rupiah, and the range of days until arrival. */
export function cheapestDelivery(parcel: Parcel) {
  const cheapest = distances.map((distance) =>
    tariffsFor(parcel, distance).reduce((best, tier) => (tier.tariff < best.tariff ? tier : best)),
  )
  const days = cheapest.flatMap(({ etd }) => readEtd(etd) ?? [])
  return {
    max_cost: rupiah(Math.max(...cheapest.map(({ tariff }) => tariff))),
    min_days: Math.min(...days.map(({ least }) => least)),
    max_days: Math.max(...days.map(({ most }) => most)),
  }
}
