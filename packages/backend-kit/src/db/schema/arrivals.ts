import { integer, pgTable } from 'drizzle-orm/pg-core'
import { provinces } from '#db/schema/area.ts'

/** Parcels of each province that came in the last months, and how many of them within the days that were promised. A job counts them. */
export const arrivals = pgTable('arrivals', {
  provinceId: integer('province_id')
    .primaryKey()
    .references(() => provinces.id),
  parcels: integer().notNull(),
  inTime: integer('in_time').notNull(),
})
