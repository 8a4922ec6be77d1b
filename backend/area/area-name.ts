import { eq } from 'drizzle-orm'
import type { Database } from '#backend/db/connection.ts'
import { cities, provinces, subdistricts } from '#backend/db/schema/area.ts'

export interface AreaParts {
  subdistrict: string
  /** With its type: 'Kota Bandung'. */
  city: string
  province: string
}

/** The names of a sub-district and what it lies in, or null when there is none. */
export async function areaParts(db: Database, subdistrictId: number): Promise<AreaParts | null> {
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
  if (!area) return null
  const { subdistrict, type, city, province } = area
  return { subdistrict, city: `${type} ${city}`, province }
}

/** 'Mampang Prapatan, Kota Jakarta Selatan, DKI Jakarta'; empty for a sub-district that does not exist. */
export async function areaName(db: Database, subdistrictId: number): Promise<string> {
  const area = await areaParts(db, subdistrictId)
  return area ? `${area.subdistrict}, ${area.city}, ${area.province}` : ''
}
