import { eq } from 'drizzle-orm'
import type { Database } from '#backend/db/connection.ts'
import { cities, provinces, subdistricts } from '#backend/db/schema/area.ts'

/** 'Mampang Prapatan, Kota Jakarta Selatan, DKI Jakarta'; empty for a sub-district that does not exist. */
export async function areaName(db: Database, subdistrictId: number): Promise<string> {
  const [area] = await db
    .select({
      subdistrict: subdistricts.name,
      type: cities.type,
      city: cities.name,
      province: provinces.name,
    })
    .from(subdistricts)
    .innerJoin(cities, eq(cities.id, subdistricts.cityId))
    .innerJoin(provinces, eq(provinces.id, cities.provinceId))
    .where(eq(subdistricts.id, subdistrictId))
  return area ? `${area.subdistrict}, ${area.type} ${area.city}, ${area.province}` : ''
}
