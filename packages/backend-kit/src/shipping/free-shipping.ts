import { type Rupiah, rupiah } from '@etalase/contract/rules/money.ts'
import type { Database } from '#db/connection.ts'
import { freeShipping } from '#db/schema/free-shipping.ts'
import { statement } from '#db/statement.ts'

const readFreeShipping = statement('free_shipping', (db) => db.select().from(freeShipping))

/** From which sum of an order's lines its cheapest tier is free, in whole rupiah; null where delivery always costs. */
export async function freeShippingFrom(db: Database): Promise<Rupiah | null> {
  const [row] = await readFreeShipping(db, {})
  return row?.fromTotal ?? null
}

/** Sets it, in whole rupiah; null: delivery always costs. */
export async function setFreeShipping(db: Database, fromTotal: Rupiah | null): Promise<void> {
  if (fromTotal === null) await db.delete(freeShipping)
  else
    await db
      .insert(freeShipping)
      .values({ fromTotal })
      .onConflictDoUpdate({ target: freeShipping.id, set: { fromTotal } })
}

/** The couriers' tiers for lines of a sum: from the sum that staff have set, the cheapest of all costs nothing. */
export function withFreeShipping<Tier extends { tariff: Rupiah }>(
  couriers: Readonly<Record<string, Tier[]>>,
  { subtotal, freeFrom }: { subtotal: Rupiah; freeFrom: Rupiah | null },
): Record<string, Tier[]> {
  if (freeFrom === null || subtotal < freeFrom) return { ...couriers }
  const tiers = Object.values(couriers).flat()
  const [cheapest] = tiers.toSorted((a, b) => a.tariff - b.tariff)
  const free = (tier: Tier) => (tier === cheapest ? { ...tier, tariff: rupiah(0) } : tier)
  return Object.fromEntries(
    Object.entries(couriers).map(([courier, offered]) => [courier, offered.map(free)]),
  )
}
