import type { Rupiah } from '@etalase/contract/rules/money.ts'
import type { Database } from '#db/connection.ts'
import type { Booking, Couriers, Pins } from '#shipping/shipping.ts'

/** An area as an aggregator names it. */
export interface NamedArea {
  id: string
  /** With or without its type: both 'Kota Bandung' and 'Bandung' occur. */
  city: string
  district: string
  postalCode: string | null
}

/** Areas are called by what the aggregator calls them. */
export interface AskedTariffs {
  from: string
  to: string
  /** Chargeable. */
  grams: number
  worth: Rupiah
}

/** What is asked of couriers who go to a pin. */
export interface AskedPinTariffs extends Pins, Pick<AskedTariffs, 'grams' | 'worth'> {}

/** Somebody who knows the tariffs of several couriers; each call throws when it gets no usable answer. */
export interface Aggregator {
  name: string
  /** Whether its tariffs depend on what the goods cost. */
  asksWorth: boolean
  searchAreas: (words: string) => Promise<NamedArea[]>
  tariffs: (asked: AskedTariffs) => Promise<Couriers>
  /** Absent where no courier goes to a pin. */
  pinTariffs?: (asked: AskedPinTariffs) => Promise<Couriers>
  /** Undefined for one that sends no parcels: staff hand them over themselves. */
  booking?: (areaOf: AreaOf) => Booking
}

/** A sub-district as an aggregator calls it. */
interface KnownArea {
  areaId: string
  postalCode: string | null
}

/** What the aggregator calls a sub-district of ours; null where it knows none. Throws when it cannot be asked. */
export type AreaOf = (db: Database, subdistrictId: number) => Promise<KnownArea | null>
