import type { Rupiah } from '@etalase/contract/rules/money.ts'

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
