import { eq, inArray } from 'drizzle-orm'
import type { Database } from '#db/connection.ts'
import { cities, provinces, subdistricts } from '#db/schema/area.ts'

export interface AreaParts {
  subdistrict: string
  /** Includes its type: 'Kota Bandung'. */
  city: string
  province: string
}

/** Loads sub-district names with their city and province, keyed by id, in one query. */
export async function areasById(
  db: Database,
  subdistrictIds: readonly number[],
): Promise<Map<number, AreaParts>> {
  const areas = await db
    .select({
      id: subdistricts.id,
      subdistrict: subdistricts.name,
      type: cities.type,
      city: cities.name,
      province: provinces.name,
    })
    .from(subdistricts)
    .innerJoin(cities, eq(cities.id, subdistricts.cityId))
    .innerJoin(provinces, eq(provinces.id, cities.provinceId))
    .where(inArray(subdistricts.id, [...new Set(subdistrictIds)]))
  return new Map(
    areas.map(({ id, subdistrict, type, city, province }) => [
      id,
      { subdistrict, city: `${type} ${city}`, province },
    ]),
  )
}

/** Returns 'Mampang Prapatan, Kota Jakarta Selatan, DKI Jakarta'; empty for an unknown sub-district. */
export async function areaName(db: Database, subdistrictId: number): Promise<string> {
  const area = (await areasById(db, [subdistrictId])).get(subdistrictId)
  return area ? `${area.subdistrict}, ${area.city}, ${area.province}` : ''
}
