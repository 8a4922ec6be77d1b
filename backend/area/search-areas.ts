import { and, asc, desc, eq, ilike, sql } from 'drizzle-orm'
import type { Database } from '#backend/db/connection.ts'
import { escapeLike } from '#backend/db/escape-like.ts'
import { cities, provinces, subdistricts } from '#backend/db/schema/area.ts'
import type { FoundArea } from '#lib/contract/area.ts'

/** Shoppers type more letters rather than read a longer list. */
const maxResults = 10

const fullName = sql<string>`concat_ws(' ', ${subdistricts.name}, ${cities.type}, ${cities.name}, ${provinces.name})`

/** Up to ten sub-districts whose full name contains every word; names that start with the search text come first. */
export async function searchAreas(db: Database, search: string): Promise<FoundArea[]> {
  const words = search.split(/\s+/)
  const rows = await db
    .select({ subdistrict: subdistricts, city: cities, province: provinces })
    .from(subdistricts)
    .innerJoin(cities, eq(cities.id, subdistricts.cityId))
    .innerJoin(provinces, eq(provinces.id, cities.provinceId))
    .where(and(...words.map((word) => ilike(fullName, `%${escapeLike(word)}%`))))
    .orderBy(
      desc(ilike(subdistricts.name, `${escapeLike(search)}%`)),
      desc(ilike(subdistricts.name, `%${escapeLike(words[0] ?? '')}%`)),
      asc(subdistricts.name),
      asc(subdistricts.id),
    )
    .limit(maxResults)
  return rows.map(({ subdistrict, city, province }) => ({
    id: subdistrict.id,
    subdistrict_name: subdistrict.name,
    city: { id: city.id, type: city.type, city_name: city.name },
    province: { id: province.id, province_name: province.name },
  }))
}
