import type { Rupiah } from '@etalase/contract/rules/money.ts'

export const distances = ['city', 'province', 'island', 'nation'] as const

/** How far a parcel travels. */
export type Distance = (typeof distances)[number]

/** A way to send a parcel, as the contract lists it (spec §3, Shipping option). */
export interface Tariff {
  service: string
  description: string
  tariff: Rupiah
  etd: string
  /** Whether it collects cash for the shop when the parcel arrives. */
  takes_cash?: boolean
  /** Whether it goes to a pin on the map. */
  needs_pin?: boolean
  /** What a shopper should know of it, in words. */
  note?: string
}

/** A courier of the company. Another one is a file like `national-courier.ts`, and a place in the list of `tariffs.ts`. */
export interface Courier {
  /** Its key in the contract's list of couriers. */
  key: string
  /** What it takes for so many chargeable kilograms over a distance, in whole rupiah and the language of the request; none where it does not go. */
  tariffs: (kilograms: number, distance: Distance) => Tariff[]
}
