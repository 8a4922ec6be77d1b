import type { Tariff } from '#db/schema/tariff.ts'

export const distances = ['city', 'province', 'island', 'nation'] as const

/** Distance class of a parcel. */
export type Distance = (typeof distances)[number]

/** A company's courier. To add one, write a file like `national-courier.ts` and list it in `tariffs.ts`. */
export interface Courier {
  /** Its key in the contract's list of couriers. */
  key: string
  /** Returns its tiers for chargeable kilograms over a distance, in whole rupiah and the language of the request; empty if not served. */
  tariffs: (kilograms: number, distance: Distance) => Tariff[]
}
