import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { subdistricts } from '#db/schema/area.ts'
import { instant, money } from '#db/schema/columns.ts'
import { orders } from '#db/schema/orders.ts'
import { parcelStages } from '#db/schema/parcel-stages.ts'
import type { Tariff } from '#db/schema/tariff.ts'

const subdistrict = (name: string) =>
  integer(name)
    .notNull()
    .references(() => subdistricts.id)

/** The courier aggregator's ids of sub-districts, cached on lookup. */
export const courierAreas = pgTable(
  'courier_areas',
  {
    provider: text().notNull(),
    subdistrictId: subdistrict('subdistrict_id'),
    /** Null when the aggregator doesn't know the area. */
    areaId: text('area_id'),
    postalCode: text('postal_code'),
    askedAt: instant('asked_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.provider, table.subdistrictId] })],
)

/** Latest tariffs offered for a route and weight. */
export const courierTariffs = pgTable(
  'courier_tariffs',
  {
    provider: text().notNull(),
    fromId: subdistrict('from_id'),
    toId: subdistrict('to_id'),
    grams: integer().notNull(),
    /** Value of the goods in the request. */
    worth: money('worth').notNull(),
    /** Tariffs by courier; null when the company's own table was offered instead. */
    couriers: jsonb().$type<Record<string, Tariff[]>>(),
    /** When the aggregator returned them, or the table was offered. */
    askedAt: instant('asked_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.fromId, table.toId, table.grams] }),
    index('courier_tariffs_age').on(table.askedAt),
  ],
)

/** Latest tariffs offered by couriers who deliver to a pin. */
export const courierPinTariffs = pgTable(
  'courier_pin_tariffs',
  {
    provider: text().notNull(),
    /** Positions of hub and pin as 'latitude,longitude', not linked to a person. */
    fromPin: text('from_pin').notNull(),
    toPin: text('to_pin').notNull(),
    grams: integer().notNull(),
    /** Value of the goods in the request. */
    worth: money('worth').notNull(),
    /** Tariffs by courier. */
    couriers: jsonb().$type<Record<string, Tariff[]>>().notNull(),
    askedAt: instant('asked_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.fromPin, table.toPin, table.grams] }),
    index('courier_pin_tariffs_age').on(table.askedAt),
  ],
)

/** An order's parcel handed over to an aggregator. */
export const parcels = pgTable(
  'parcels',
  {
    orderId: integer('order_id')
      .primaryKey()
      .references(() => orders.id),
    provider: text().notNull(),
    /** Booking attempts: another follows when no courier was found. */
    attempt: integer().notNull(),
    /** Time of the latest booking attempt. */
    claimedAt: instant('claimed_at').notNull(),
    /** The aggregator's booking id; null until known. */
    bookingId: text('booking_id').unique(),
    waybill: text(),
    /** The aggregator's charge, in whole rupiah; null when it doesn't report one. */
    cost: money('cost'),
    /** The aggregator's status code. */
    status: text(),
    stage: text({ enum: parcelStages }),
    /** Number of events read: an outdated response has fewer. */
    eventCount: integer('event_count').notNull().default(0),
    readAt: instant('read_at'),
  },
  (table) => [index('parcels_read').on(table.readAt)],
)
