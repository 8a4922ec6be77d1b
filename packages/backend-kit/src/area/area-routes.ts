import { asc, eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { provincePosition } from '#area/province-position.ts'
import { searchAreas } from '#area/search-areas.ts'
import type { Context } from '#context.ts'
import { cities, provinces, subdistricts } from '#db/schema/area.ts'
import { registerEndpoint } from '#http/register-endpoint.ts'

/** Registers the routes for provinces, cities and sub-districts of Indonesia. */
export default function areaRoutes(
  app: FastifyInstance,
  { context: { db } }: { context: Pick<Context, 'db'> },
): void {
  registerEndpoint(app, 'GET master/province', async () => {
    const rows = await db
      .select({ id: provinces.id, province_name: provinces.name })
      .from(provinces)
      .orderBy(asc(provinces.name))
    return { province_list: rows.map((row) => ({ ...row, ...provincePosition(row.id) })) }
  })

  registerEndpoint(app, 'GET master/city', async ({ province_id }) => ({
    city_list: await db
      .select({ id: cities.id, type: cities.type, city_name: cities.name })
      .from(cities)
      .where(eq(cities.provinceId, province_id))
      .orderBy(asc(cities.name), asc(cities.type)),
  }))

  registerEndpoint(app, 'GET master/subdistrict', async ({ city_id }) => ({
    subdistrict_list: await db
      .select({ id: subdistricts.id, subdistrict_name: subdistricts.name })
      .from(subdistricts)
      .where(eq(subdistricts.cityId, city_id))
      .orderBy(asc(subdistricts.name)),
  }))

  registerEndpoint(app, 'GET master/subdistrict-search', async ({ search }) => ({
    subdistrict_list: await searchAreas(db, search),
  }))
}
