import { eq } from 'drizzle-orm'
import type { Database } from '#db/connection.ts'
import { isOneOfJson } from '#db/json-rows.ts'
import { cities, subdistricts } from '#db/schema/area.ts'
import { type Given, statement } from '#db/statement.ts'
import { badRequest } from '#http/http-error.ts'
import { messages } from '#messages/messages.ts'
import type { Distance } from '#shipping/courier.ts'

/** The city and province of a sub-district. */
interface Place {
  cityId: number
  provinceId: number
}

const placesById = statement('places', (db, { ids }: Given<{ ids: readonly number[] }>) =>
  db
    .select({ id: subdistricts.id, cityId: cities.id, provinceId: cities.provinceId })
    .from(subdistricts)
    .innerJoin(cities, eq(cities.id, subdistricts.cityId))
    .where(isOneOfJson(subdistricts.id, ids)),
)

/** The places of some sub-districts, by sub-district id; without those that do not exist. */
export async function placesOf(
  db: Database,
  subdistrictIds: readonly number[],
): Promise<Map<number, Place>> {
  const rows = await placesById(db, { ids: subdistrictIds })
  return new Map(rows.map(({ id, ...place }) => [id, place]))
}

/** Indonesia's area codes number the provinces by island group: 1x Sumatra, 3x Java, … */
const islandGroup = (provinceId: number) => Math.floor(provinceId / 10)

/** The distance class of two places. */
export function distanceBetween(from: Place, to: Place): Distance {
  if (from.cityId === to.cityId) return 'city'
  if (from.provinceId === to.provinceId) return 'province'
  return islandGroup(from.provinceId) === islandGroup(to.provinceId) ? 'island' : 'nation'
}

/** The error 400 for a sub-district that does not exist. */
export const unknownSubdistrict = () =>
  badRequest('ADDRESS_INCOMPLETE', messages().answers.address.chooseSubdistrict)
