import { hoursToMilliseconds } from 'date-fns/hoursToMilliseconds'
import { and, eq, sql } from 'drizzle-orm'
import { loadPostalCodes } from '#area/postal-codes.ts'
import type { Database } from '#db/connection.ts'
import { cities, subdistricts } from '#db/schema/area.ts'
import { courierAreas } from '#db/schema/parcels.ts'
import type { Aggregator, AreaOf } from '#shipping/aggregator/aggregator.ts'
import { matchingArea, type OwnArea } from '#shipping/aggregator/match-area.ts'

/** Time until a missing area is searched again. */
const missMs = hoursToMilliseconds(24)

async function ownArea(db: Database, subdistrictId: number): Promise<OwnArea | undefined> {
  const [area] = await db
    .select({ type: cities.type, city: cities.name, district: subdistricts.name })
    .from(subdistricts)
    .innerJoin(cities, eq(cities.id, subdistricts.cityId))
    .where(eq(subdistricts.id, subdistrictId))
  if (!area) return undefined
  const namesakes = await db
    .select({ id: subdistricts.id })
    .from(subdistricts)
    .innerJoin(cities, eq(cities.id, subdistricts.cityId))
    .where(
      and(
        sql`lower(${cities.name}) = lower(${area.city})`,
        sql`lower(${subdistricts.name}) = lower(${area.district})`,
      ),
    )
  const postalCodes = (await loadPostalCodes()).get(subdistrictId) ?? []
  return { ...area, postalCodes, isAmbiguous: namesakes.length > 1 }
}

/** Searches for district and city as the aggregator writes them, then for the district alone. */
async function search({ searchAreas }: Aggregator, own: OwnArea) {
  const both = await searchAreas(`${own.district}, ${own.city}`)
  return matchingArea(both, own) ?? matchingArea(await searchAreas(own.district), own)
}

/** Looks up the aggregator's ids of our sub-districts, once each, and caches them. */
export const knownAreas =
  (aggregator: Aggregator, now: () => Date): AreaOf =>
  async (db, subdistrictId) => {
    const { name: provider } = aggregator
    const [known] = await db
      .select()
      .from(courierAreas)
      .where(
        and(eq(courierAreas.provider, provider), eq(courierAreas.subdistrictId, subdistrictId)),
      )
    if (known?.areaId) return { areaId: known.areaId, postalCode: known.postalCode }
    if (known && now().getTime() - known.askedAt.getTime() < missMs) return null
    const own = await ownArea(db, subdistrictId)
    const found = own && (await search(aggregator, own))
    const answer = {
      areaId: found?.id ?? null,
      postalCode: found?.postalCode ?? null,
      askedAt: now(),
    }
    await db
      .insert(courierAreas)
      .values({ provider, subdistrictId, ...answer })
      .onConflictDoUpdate({
        target: [courierAreas.provider, courierAreas.subdistrictId],
        set: answer,
      })
    return found ? { areaId: found.id, postalCode: found.postalCode } : null
  }
