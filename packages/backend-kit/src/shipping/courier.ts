import type { Rupiah } from '@etalase/contract/rules/money.ts'

export const distances = ['city', 'province', 'island', 'nation'] as const

/** Distance class of a parcel. */
export type Distance = (typeof distances)[number]

/** A way to send a parcel, as the contract lists it (spec §3, Shipping option). */
export interface Tariff {
  service: string
  description: string
  tariff: Rupiah
  etd: string
  /** Whether the courier collects cash on delivery for the shop. */
  takes_cash?: boolean
  /** Whether it delivers to a pin on the map. */
  needs_pin?: boolean
  /** A note to the shopper. */
  note?: string
}

/** A company's courier. To add one, write a file like `national-courier.ts` and list it in `tariffs.ts`. */
export interface Courier {
  /** Its key in the contract's list of couriers. */
  key: string
  /** Returns its tiers for chargeable kilograms over a distance, in whole rupiah and the language of the request; empty if not served. */
  tariffs: (kilograms: number, distance: Distance) => Tariff[]
}
