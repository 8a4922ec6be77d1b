import type { Rupiah } from '@etalase/contract/rules/money.ts'
import type { Database } from '#db/connection.ts'
import type { Booking, Couriers, Pins } from '#shipping/shipping.ts'

/** An area with the aggregator's names. */
export interface NamedArea {
  id: string
  /** With or without its type: both 'Kota Bandung' and 'Bandung' occur. */
  city: string
  district: string
  postalCode: string | null
}

/** A rate request, with the aggregator's area ids. */
export interface AskedTariffs {
  from: string
  to: string
  /** Chargeable weight. */
  grams: number
  worth: Rupiah
}

/** A rate request to couriers who deliver to a pin. */
export interface AskedPinTariffs extends Pins, Pick<AskedTariffs, 'grams' | 'worth'> {}

/** A service with several couriers' tariffs. Every call throws without a usable response. */
export interface Aggregator {
  name: string
  /** Whether its tariffs depend on the value of the goods. */
  asksWorth: boolean
  searchAreas: (words: string) => Promise<NamedArea[]>
  tariffs: (asked: AskedTariffs) => Promise<Couriers>
  /** Absent when no courier delivers to a pin. */
  pinTariffs?: (asked: AskedPinTariffs) => Promise<Couriers>
  /** Undefined when staff hand parcels over themselves. */
  booking?: (areaOf: AreaOf) => Booking
}

/** The aggregator's id for a sub-district. */
interface KnownArea {
  areaId: string
  postalCode: string | null
}

/** Returns the aggregator's id of our sub-district, or null if there is none. Throws when the aggregator can't be reached. */
export type AreaOf = (db: Database, subdistrictId: number) => Promise<KnownArea | null>
