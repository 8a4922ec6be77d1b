import { eq } from 'drizzle-orm'
import type { Database } from '#backend/db/connection.ts'
import { cities, subdistricts } from '#backend/db/schema/area.ts'
import type { Distance } from '#backend/shipping/tariffs.ts'

async function placeOf(db: Database, subdistrictId: number) {
  const [place] = await db
    .select({ cityId: cities.id, provinceId: cities.provinceId })
    .from(subdistricts)
    .innerJoin(cities, eq(cities.id, subdistricts.cityId))
    .where(eq(subdistricts.id, subdistrictId))
  return place
}

/** Indonesia's area codes number the provinces by island group: 1x Sumatra, 3x Java, … */
const islandGroup = (provinceId: number) => Math.floor(provinceId / 10)

/** The distance class of two sub-districts, or null when one of them does not exist. */
export async function distanceBetween(
  db: Database,
  fromSubdistrictId: number,
  toSubdistrictId: number,
): Promise<Distance | null> {
  const from = await placeOf(db, fromSubdistrictId)
  const to = await placeOf(db, toSubdistrictId)
  if (!from || !to) return null
  if (from.cityId === to.cityId) return 'city'
  if (from.provinceId === to.provinceId) return 'province'
  return islandGroup(from.provinceId) === islandGroup(to.provinceId) ? 'island' : 'nation'
}
