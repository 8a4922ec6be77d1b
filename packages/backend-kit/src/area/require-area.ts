import { and, eq } from 'drizzle-orm'
import type { Database } from '#db/connection.ts'
import { cities, subdistricts } from '#db/schema/area.ts'
import { type Given, statement } from '#db/statement.ts'
import { badRequest } from '#http/http-error.ts'
import { messages } from '#messages/messages.ts'

/** The area chosen for an address: a sub-district with its city and province. */
export type ChosenArea = {
  province_id: number
  city_id: number
  subdistrict_id: number
}

const findArea = statement('area', (db, given: Given<ChosenArea>) =>
  db
    .select({ id: subdistricts.id })
    .from(subdistricts)
    .innerJoin(cities, eq(cities.id, subdistricts.cityId))
    .where(
      and(
        eq(subdistricts.id, given.subdistrict_id),
        eq(cities.id, given.city_id),
        eq(cities.provinceId, given.province_id),
      ),
    ),
)

/** Throws ADDRESS_INCOMPLETE when the sub-district doesn't exist or isn't in the given city and province. */
export async function requireArea(db: Database, chosen: ChosenArea): Promise<void> {
  const [found] = await findArea(db, chosen)
  if (!found) throw badRequest('ADDRESS_INCOMPLETE', messages().answers.address.chooseSubdistrict)
}
