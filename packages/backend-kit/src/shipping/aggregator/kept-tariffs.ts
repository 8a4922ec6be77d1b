import type { Rupiah } from '@etalase/contract/rules/money.ts'
import { subHours } from 'date-fns/subHours'
import { and, eq, gt, lt } from 'drizzle-orm'
import type { Database } from '#db/connection.ts'
import { courierTariffs } from '#db/schema/parcels.ts'
import type { Couriers } from '#shipping/shipping.ts'

/** Hours an offer is valid. */
export const keptHours = 24

/** Cache key of tariffs. */
export interface TariffKey {
  provider: string
  fromId: number
  toId: number
  /** Chargeable weight. */
  grams: number
}

interface Offer {
  worth: Rupiah
  /** Null for the company's own table. */
  couriers: Couriers | null
}

/** Finds the latest offer for a route and weight within a day. */
export async function findKept(db: Database, key: TariffKey, now: Date) {
  const { provider, fromId, toId, grams } = key
  const [kept] = await db
    .select()
    .from(courierTariffs)
    .where(
      and(
        eq(courierTariffs.provider, provider),
        eq(courierTariffs.fromId, fromId),
        eq(courierTariffs.toId, toId),
        eq(courierTariffs.grams, grams),
        gt(courierTariffs.askedAt, subHours(now, keptHours)),
      ),
    )
  return kept
}

export async function keepTariffs(
  db: Database,
  key: TariffKey,
  { offer, now }: { offer: Offer; now: Date },
): Promise<void> {
  const { provider, fromId, toId, grams } = courierTariffs
  await db
    .insert(courierTariffs)
    .values({ ...key, ...offer, askedAt: now })
    .onConflictDoUpdate({
      target: [provider, fromId, toId, grams],
      set: { ...offer, askedAt: now },
    })
}

/** Deletes expired offers. */
export async function deleteOldTariffs(db: Database, now: Date): Promise<void> {
  await db.delete(courierTariffs).where(lt(courierTariffs.askedAt, subHours(now, keptHours)))
}
