import { officialAreas } from '#area/official-areas.ts'
import type { Database } from '#db/connection.ts'
import { cities, provinces, subdistricts } from '#db/schema/area.ts'
import { bulkInsert } from '#seed/bulk-insert.ts'

/** Inserts all provinces, cities with their type, and districts of Indonesia. */
export async function seedAreas(db: Database): Promise<void> {
  const areas = await officialAreas()
  await bulkInsert(db, provinces, areas.provinces)
  await bulkInsert(db, cities, areas.cities)
  await bulkInsert(db, subdistricts, areas.subdistricts)
}
