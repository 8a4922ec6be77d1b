import type { MapPosition } from '@etalase/contract/rules/map-position.ts'
import type { Rupiah } from '@etalase/contract/rules/money.ts'
import type { z } from 'zod'
import type { Database } from '#db/connection.ts'
import type { ParcelStage } from '#db/schema/parcel-stages.ts'
import type { Tariff } from '#db/schema/tariff.ts'
import type { Distance } from '#shipping/courier.ts'
import type { Parcel } from '#shipping/tariffs.ts'

/** Tiers by courier key. */
export type Couriers = Record<string, Tariff[]>

/** A parcel's route, by sub-district ids. */
export interface Route {
  fromId: number
  toId: number
  distance: Distance
  /** Coordinates of both ends, if both are known. */
  pins?: Pins
}

/** Coordinates of the hub and the address. */
export interface Pins {
  from: MapPosition
  to: MapPosition
}

export interface Sent {
  parcel: Parcel
  /** Value of the goods. */
  worth: Rupiah
}

/** A parcel's sender or recipient. */
export interface Contact {
  name: string
  phone: string
  address: string
  notes: string | null
  subdistrictId: number
  pin: MapPosition | null
}

/** A booking request to an aggregator. */
export interface ParcelOrder extends Sent {
  /** Our reference, which makes booking idempotent. */
  reference: string
  /** The tier's code, as offered. */
  service: string
  contents: string
  from: Contact
  to: Contact
}

interface ParcelEvent {
  stage: ParcelStage
  at: Date
}

/** A parcel's state at its aggregator. */
export interface BookedParcel {
  bookingId: string
  /** Our reference. */
  reference: string | null
  waybill: string | null
  /** Whole rupiah. */
  cost: Rupiah | null
  /** The aggregator's status code. */
  status: string
  stage: ParcelStage
  /** Oldest first. */
  events: ParcelEvent[]
}

export interface WebhookRequest {
  body: unknown
  headers: Readonly<Record<string, string | string[] | undefined>>
}

/** A webhook's subject, before the parcel is read again; `test` is the aggregator's test of the URL. */
export type WebhookReading = { bookingId: string } | 'test' | 'unsigned' | 'malformed'

/** Hands parcels over to an aggregator. */
export interface Booking {
  /** Whether it ships a tier. */
  sends: (service: string) => boolean
  /** Books a parcel, once per reference. Throws BookingRefused if it is certainly not booked; after other errors it may be. */
  book: (db: Database, parcel: ParcelOrder) => Promise<BookedParcel>
  /** Throws when it can't be read now. */
  read: (bookingId: string) => Promise<BookedParcel>
  /** Cancels a booking and reads its final state. Throws if it may still be active. Absent if only the dashboard can cancel. */
  cancel?: (bookingId: string) => Promise<BookedParcel>
  readWebhook: (request: WebhookRequest) => WebhookReading
}

/** A parcel was not booked; the message tells staff why. */
export class BookingRefused extends Error {
  override readonly name = 'BookingRefused'
}

/** A way to ship parcels, with its tariffs. */
export interface Shipping {
  name: string
  /** Whether any of its couriers deliver to a pin. */
  hasPinCouriers?: boolean
  /** Quotes each courier's tariffs. May call other services, so never use it in a transaction; falls back to other tariffs on errors. */
  quote: (db: Database, route: Route, sent: Sent) => Promise<Couriers>
  /** Returns the tariffs offered for such a parcel within a day, from the database only; empty without an offer. */
  offered: (db: Database, route: Route, sent: Sent) => Promise<Couriers>
  /** Undefined when staff hand parcels over themselves. */
  booking?: Booking
}

/** What the backend provides to a shipping module. */
export interface ShippingTools {
  now: () => Date
  /** Reports a failed request to an aggregator. */
  onFailure: (error: unknown, what: string) => void
}

export type OpenShipping = (tools: ShippingTools) => Shipping

/** A shipping module registered in packages/backend-kit/src/shipping/shippers.ts. */
export interface ShippingModule {
  /** Its name in COURIER_PROVIDER. */
  name: string
  configure: (
    env: Readonly<Record<string, string | undefined>>,
  ) => { open: OpenShipping } | { issues: z.core.$ZodIssue[] }
}
