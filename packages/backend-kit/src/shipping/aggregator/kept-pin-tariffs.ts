import type { MapPosition } from '@etalase/contract/rules/map-position.ts'
import type { Rupiah } from '@etalase/contract/rules/money.ts'
import { subHours } from 'date-fns/subHours'
import { and, eq, gt, lt } from 'drizzle-orm'
import type { Database } from '#db/connection.ts'
import { courierPinTariffs } from '#db/schema/parcels.ts'
import { keptHours } from '#shipping/aggregator/kept-tariffs.ts'
import type { Couriers, Pins } from '#shipping/shipping.ts'

/** Cache key of tariffs to a pin. */
export interface PinTariffKey extends Pins {
  provider: string
  /** Chargeable weight. */
  grams: number
}

const textOf = ({ latitude, longitude }: MapPosition) => `${latitude},${longitude}`

const columnsOf = ({ provider, grams, from, to }: PinTariffKey) => ({
  provider,
  grams,
  fromPin: textOf(from),
  toPin: textOf(to),
})

/** Finds the latest offer to a pin within a day. */
export async function findKeptToPin(db: Database, key: PinTariffKey, now: Date) {
  const { provider, grams, fromPin, toPin } = columnsOf(key)
  const [kept] = await db
    .select()
    .from(courierPinTariffs)
    .where(
      and(
        eq(courierPinTariffs.provider, provider),
        eq(courierPinTariffs.fromPin, fromPin),
        eq(courierPinTariffs.toPin, toPin),
        eq(courierPinTariffs.grams, grams),
        gt(courierPinTariffs.askedAt, subHours(now, keptHours)),
      ),
    )
  return kept
}

export async function keepToPin(
  db: Database,
  key: PinTariffKey,
  offer: { worth: Rupiah; couriers: Couriers; askedAt: Date },
): Promise<void> {
  const { provider, fromPin, toPin, grams } = courierPinTariffs
  await db
    .insert(courierPinTariffs)
    .values({ ...columnsOf(key), ...offer })
    .onConflictDoUpdate({ target: [provider, fromPin, toPin, grams], set: offer })
}

/** Deletes expired offers, so that no shopper's location is kept longer. */
export async function deleteOldPinTariffs(db: Database, now: Date): Promise<void> {
  await db.delete(courierPinTariffs).where(lt(courierPinTariffs.askedAt, subHours(now, keptHours)))
}
