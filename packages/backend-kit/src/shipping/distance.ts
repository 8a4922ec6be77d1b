import { eq } from 'drizzle-orm'
import type { Database } from '#db/connection.ts'
import { isOneOfJson } from '#db/json-rows.ts'
import { cities, subdistricts } from '#db/schema/area.ts'
import { type Given, statement } from '#db/statement.ts'
import { badRequest } from '#http/http-error.ts'
import { messages } from '#messages/messages.ts'
import type { Distance } from '#shipping/courier.ts'

/** A sub-district's city and province. */
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

/** Loads the city and province of sub-districts, keyed by sub-district id; skips unknown ids. */
export async function placesOf(
  db: Database,
  subdistrictIds: readonly number[],
): Promise<Map<number, Place>> {
  const rows = await placesById(db, { ids: subdistrictIds })
  return new Map(rows.map(({ id, ...place }) => [id, place]))
}

/** Returns a province's island group, the first digit of its area code: 1x Sumatra, 3x Java, … */
const islandGroup = (provinceId: number) => Math.floor(provinceId / 10)

/** Returns the distance class of two places. */
export function distanceBetween(from: Place, to: Place): Distance {
  if (from.cityId === to.cityId) return 'city'
  if (from.provinceId === to.provinceId) return 'province'
  return islandGroup(from.provinceId) === islandGroup(to.provinceId) ? 'island' : 'nation'
}

/** Builds the error (400) for an unknown sub-district. */
export const unknownSubdistrict = () =>
  badRequest('ADDRESS_INCOMPLETE', messages().answers.address.chooseSubdistrict)
