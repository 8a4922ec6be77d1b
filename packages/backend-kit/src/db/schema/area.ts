import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'

/** Converts an official area code to a number: '31.74' becomes 3174. */
export const areaId = (code: string) => Number(code.replaceAll('.', ''))

export const provinces = pgTable('provinces', {
  id: integer().primaryKey(),
  name: text().notNull(),
})

export const cities = pgTable(
  'cities',
  {
    id: integer().primaryKey(),
    provinceId: integer('province_id')
      .notNull()
      .references(() => provinces.id),
    type: text().notNull(),
    name: text().notNull(),
  },
  (table) => [index('cities_province').on(table.provinceId)],
)

export const subdistricts = pgTable(
  'subdistricts',
  {
    id: integer().primaryKey(),
    cityId: integer('city_id')
      .notNull()
      .references(() => cities.id),
    name: text().notNull(),
  },
  (table) => [index('subdistricts_city').on(table.cityId)],
)
