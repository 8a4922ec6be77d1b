import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { subdistricts } from '#db/schema/area.ts'
import { instant, money } from '#db/schema/columns.ts'
import { orders } from '#db/schema/orders.ts'
import type { Tariff } from '#shipping/courier.ts'
import { parcelStages } from '#shipping/parcel-stages.ts'

const subdistrict = (name: string) =>
  integer(name)
    .notNull()
    .references(() => subdistricts.id)

/** What a courier's aggregator calls a sub-district, as far as it was asked. */
export const courierAreas = pgTable(
  'courier_areas',
  {
    provider: text().notNull(),
    subdistrictId: subdistrict('subdistrict_id'),
    /** Null where it knows no such area. */
    areaId: text('area_id'),
    postalCode: text('postal_code'),
    askedAt: instant('asked_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.provider, table.subdistrictId] })],
)

/** The tariffs that were offered last for a route and weight. */
export const courierTariffs = pgTable(
  'courier_tariffs',
  {
    provider: text().notNull(),
    fromId: subdistrict('from_id'),
    toId: subdistrict('to_id'),
    grams: integer().notNull(),
    /** The value of the goods that it was asked for. */
    worth: money('worth').notNull(),
    /** By courier; null where the company's own table was offered in place of the aggregator's tariffs. */
    couriers: jsonb().$type<Record<string, Tariff[]>>(),
    /** When the aggregator gave them, or the table was offered. */
    askedAt: instant('asked_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.fromId, table.toId, table.grams] }),
    index('courier_tariffs_age').on(table.askedAt),
  ],
)

/** The tariffs of couriers who go to a pin, as they were offered last. */
export const courierPinTariffs = pgTable(
  'courier_pin_tariffs',
  {
    provider: text().notNull(),
    /** The places of hub and pin, each as 'latitude,longitude'. Nothing says whose it is. */
    fromPin: text('from_pin').notNull(),
    toPin: text('to_pin').notNull(),
    grams: integer().notNull(),
    /** The value of the goods that it was asked for. */
    worth: money('worth').notNull(),
    /** By courier. */
    couriers: jsonb().$type<Record<string, Tariff[]>>().notNull(),
    askedAt: instant('asked_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.fromPin, table.toPin, table.grams] }),
    index('courier_pin_tariffs_age').on(table.askedAt),
  ],
)

/** The parcel of an order that was handed over to an aggregator. */
export const parcels = pgTable(
  'parcels',
  {
    orderId: integer('order_id')
      .primaryKey()
      .references(() => orders.id),
    provider: text().notNull(),
    /** Counts the bookings: one that found no courier is followed by another. */
    attempt: integer().notNull(),
    /** When it was asked for last. */
    claimedAt: instant('claimed_at').notNull(),
    /** The aggregator's number of the booking; null while it is not known. */
    bookingId: text('booking_id').unique(),
    waybill: text(),
    /** What the aggregator takes, in whole rupiah; null where it does not say. */
    cost: money('cost'),
    /** The aggregator's own word for how it stands. */
    status: text(),
    stage: text({ enum: parcelStages }),
    /** How many events were read: an older answer has fewer. */
    eventCount: integer('event_count').notNull().default(0),
    readAt: instant('read_at'),
  },
  (table) => [index('parcels_read').on(table.readAt)],
)
