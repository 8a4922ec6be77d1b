import { integer, pgTable } from 'drizzle-orm/pg-core'
import { provinces } from '#db/schema/area.ts'

/** Parcels delivered per province in recent months, and how many arrived within the promised days. A job counts them. */
export const arrivals = pgTable('arrivals', {
  provinceId: integer('province_id')
    .primaryKey()
    .references(() => provinces.id),
  parcels: integer().notNull(),
  inTime: integer('in_time').notNull(),
})
