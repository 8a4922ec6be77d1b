import type { MapPosition } from '@etalase/contract/rules/map-position.ts'
import type { Rupiah } from '@etalase/contract/rules/money.ts'
import type { z } from 'zod'
import type { Database } from '#db/connection.ts'
import type { Distance, Tariff } from '#shipping/courier.ts'
import type { ParcelStage } from '#shipping/parcel-stages.ts'
import type { Parcel } from '#shipping/tariffs.ts'

/** Tiers by the key of their courier. */
export type Couriers = Record<string, Tariff[]>

/** Where a parcel goes, by the ids of sub-districts. */
export interface Route {
  fromId: number
  toId: number
  distance: Distance
  /** The places of both ends, where both are known. */
  pins?: Pins
}

/** The places of hub and address. */
export interface Pins {
  from: MapPosition
  to: MapPosition
}

export interface Sent {
  parcel: Parcel
  /** What its goods cost. */
  worth: Rupiah
}

/** Somebody who hands a parcel over, or gets it. */
export interface Contact {
  name: string
  phone: string
  address: string
  notes: string | null
  subdistrictId: number
  pin: MapPosition | null
}

/** A parcel as an aggregator is asked to send it. */
export interface ParcelOrder extends Sent {
  /** Our name of it: the same is booked once. */
  reference: string
  /** The code of its tier, as it was offered. */
  service: string
  contents: string
  from: Contact
  to: Contact
}

interface ParcelEvent {
  stage: ParcelStage
  at: Date
}

/** A parcel as its aggregator tells of it. */
export interface BookedParcel {
  bookingId: string
  /** Our name of it. */
  reference: string | null
  waybill: string | null
  /** Whole rupiah. */
  cost: Rupiah | null
  /** The aggregator's own word for how it stands. */
  status: string
  stage: ParcelStage
  /** Oldest first. */
  events: ParcelEvent[]
}

export interface WebhookRequest {
  body: unknown
  headers: Readonly<Record<string, string | string[] | undefined>>
}

/** What a webhook is about, before the parcel is read again; `test` is the aggregator's own trial of the address. */
export type WebhookReading = { bookingId: string } | 'test' | 'unsigned' | 'malformed'

/** How parcels are handed over to an aggregator. */
export interface Booking {
  /** Whether it sends a tier. */
  sends: (service: string) => boolean
  /** Books a parcel, once for each reference. Throws BookingRefused for one that is surely not booked; else it may be. */
  book: (db: Database, parcel: ParcelOrder) => Promise<BookedParcel>
  /** Throws when it cannot be read now. */
  read: (bookingId: string) => Promise<BookedParcel>
  /** Cancels a booking, and reads it; one that cannot be cancelled any more is as it is. Throws where it may still stand. Absent where that takes the aggregator's dashboard. */
  cancel?: (bookingId: string) => Promise<BookedParcel>
  readWebhook: (request: WebhookRequest) => WebhookReading
}

/** A parcel was not booked; the message says why, to staff. */
export class BookingRefused extends Error {
  override readonly name = 'BookingRefused'
}

/** Who sends parcels, and what that costs. */
export interface Shipping {
  name: string
  /** Whether some of its couriers go to a pin. */
  hasPinCouriers?: boolean
  /** What each courier takes. May ask others, so never within a transaction; when these fail there are other tariffs. */
  quote: (db: Database, route: Route, sent: Sent) => Promise<Couriers>
  /** What was offered for such a parcel within a day, from the database alone: none where nothing was. */
  offered: (db: Database, route: Route, sent: Sent) => Promise<Couriers>
  /** Undefined where staff hand parcels over themselves. */
  booking?: Booking
}

/** What a way to send parcels gets from the backend. */
export interface ShippingTools {
  now: () => Date
  /** Reports that an aggregator did not give what it was asked for. */
  onFailure: (error: unknown, what: string) => void
}

export type OpenShipping = (tools: ShippingTools) => Shipping

/** A way to send parcels as it is registered in packages/backend-kit/src/shipping/shippers.ts. */
export interface ShippingModule {
  /** What COURIER_PROVIDER names it. */
  name: string
  configure: (
    env: Readonly<Record<string, string | undefined>>,
  ) => { open: OpenShipping } | { issues: z.core.$ZodIssue[] }
}
