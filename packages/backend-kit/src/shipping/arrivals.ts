import { knownOnTime, onTimeDays } from '@etalase/contract/rules/on-time.ts'
import { subDays } from 'date-fns/subDays'
import { and, count, eq, gte, isNotNull, sql } from 'drizzle-orm'
import type { Database } from '#db/connection.ts'
import { cities, provinces, subdistricts } from '#db/schema/area.ts'
import { arrivals } from '#db/schema/arrivals.ts'
import { orders } from '#db/schema/orders.ts'

/** Whether a parcel arrived by the last promised day, in WIB. */
const isInTime = sql`(${orders.movedAt} at time zone 'Asia/Jakarta')::date <= ${orders.arrivesLast}`

/** Recounts the parcels of the last months by province. */
export async function countArrivals(db: Database, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const counted = await tx
      .select({
        provinceId: cities.provinceId,
        parcels: count(),
        inTime: sql<number>`count(*) filter (where ${isInTime})`.mapWith(Number),
      })
      .from(orders)
      .innerJoin(subdistricts, eq(subdistricts.id, orders.subdistrictId))
      .innerJoin(cities, eq(cities.id, subdistricts.cityId))
      .where(
        and(
          eq(orders.status, 'COMPLETED'),
          isNotNull(orders.arrivesLast),
          gte(orders.movedAt, subDays(now, onTimeDays)),
        ),
      )
      .groupBy(cities.provinceId)
    await tx.delete(arrivals)
    if (counted.length > 0) await tx.insert(arrivals).values(counted)
  })
}

/** Returns how many parcels to a sub-district's province arrived in time, with the province's name; null when too few are known. */
export async function onTimeTo(db: Database, subdistrictId: number) {
  const [row] = await db
    .select({ region: provinces.name, parcels: arrivals.parcels, in_time: arrivals.inTime })
    .from(arrivals)
    .innerJoin(provinces, eq(provinces.id, arrivals.provinceId))
    .innerJoin(cities, eq(cities.provinceId, provinces.id))
    .innerJoin(subdistricts, eq(subdistricts.cityId, cities.id))
    .where(eq(subdistricts.id, subdistrictId))
  return row && knownOnTime(row) ? row : null
}
