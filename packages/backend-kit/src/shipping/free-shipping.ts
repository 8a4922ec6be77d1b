import { type Rupiah, rupiah } from '@etalase/contract/rules/money.ts'
import type { Database } from '#db/connection.ts'
import { freeShipping } from '#db/schema/free-shipping.ts'
import { statement } from '#db/statement.ts'

const readFreeShipping = statement('free_shipping', (db) => db.select().from(freeShipping))

/** Returns the order value from which the cheapest tier is free, in whole rupiah; null when delivery always costs. */
export async function freeShippingFrom(db: Database): Promise<Rupiah | null> {
  const [row] = await readFreeShipping(db, {})
  return row?.fromTotal ?? null
}

/** Sets the threshold, in whole rupiah; null means that delivery always costs. */
export async function setFreeShipping(db: Database, fromTotal: Rupiah | null): Promise<void> {
  if (fromTotal === null) await db.delete(freeShipping)
  else
    await db
      .insert(freeShipping)
      .values({ fromTotal })
      .onConflictDoUpdate({ target: freeShipping.id, set: { fromTotal } })
}

/** Makes the cheapest tier free for orders of at least `freeFrom`, not counting tiers to a pin. */
export function withFreeShipping<
  Tier extends { tariff: Rupiah; needs_pin?: boolean | null | undefined },
>(
  couriers: Readonly<Record<string, Tier[]>>,
  { subtotal, freeFrom }: { subtotal: Rupiah; freeFrom: Rupiah | null },
): Record<string, Tier[]> {
  if (freeFrom === null || subtotal < freeFrom) return { ...couriers }
  // Setting a pin must not change the price of the other tiers.
  const tiers = Object.values(couriers)
    .flat()
    .filter(({ needs_pin }) => !needs_pin)
  const [cheapest] = tiers.toSorted((a, b) => a.tariff - b.tariff)
  const free = (tier: Tier) => (tier === cheapest ? { ...tier, tariff: rupiah(0) } : tier)
  return Object.fromEntries(
    Object.entries(couriers).map(([courier, offered]) => [courier, offered.map(free)]),
  )
}
