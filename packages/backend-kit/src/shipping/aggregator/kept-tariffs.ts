import type { Rupiah } from '@etalase/contract/rules/money.ts'
import { subHours } from 'date-fns/subHours'
import { and, eq, gt, lt } from 'drizzle-orm'
import type { Database } from '#db/connection.ts'
import { courierTariffs } from '#db/schema/parcels.ts'
import type { Couriers } from '#shipping/shipping.ts'

/** Hours for which an offer holds. */
export const keptHours = 24

/** What tariffs are kept by. */
export interface TariffKey {
  provider: string
  fromId: number
  toId: number
  /** Chargeable. */
  grams: number
}

interface Offer {
  worth: Rupiah
  /** Null for the company's own table. */
  couriers: Couriers | null
}

/** What was offered last for a route and weight, within a day. */
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

/** Deletes offers that no longer hold. */
export async function deleteOldTariffs(db: Database, now: Date): Promise<void> {
  await db.delete(courierTariffs).where(lt(courierTariffs.askedAt, subHours(now, keptHours)))
}
