import type { Database } from '@etalase/backend-kit/db/connection.ts'
import { stock } from '@etalase/backend-kit/db/schema/stores.ts'
import { and, eq, notInArray, sql } from 'drizzle-orm'
import type { Locations } from '#read-model/locations.ts'
import type { KnownVariant } from '#read-model/variants.ts'

/** Pieces by location, by variant. */
type Pieces = Readonly<Record<string, Readonly<Record<string, number>>>>

/** Replaces the stock of some variants. A store that the engine doesn't name has none. */
export async function writeStock(
  db: Database,
  variants: readonly KnownVariant[],
  pieces: Pieces,
  locations: Locations,
): Promise<void> {
  await db.transaction(async (tx) => {
    for (const { variantId, productId, sizeCode } of variants) {
      const rows = Object.entries(pieces[variantId] ?? {}).flatMap(([locationId, qty]) => {
        const showroomId = locations.numberOf(locationId)
        return showroomId === undefined
          ? []
          : [{ productId, sizeCode, showroomId, qty: Math.max(0, Math.floor(qty)) }]
      })
      await tx
        .update(stock)
        .set({ qty: 0 })
        .where(
          and(
            eq(stock.productId, productId),
            eq(stock.sizeCode, sizeCode),
            notInArray(
              stock.showroomId,
              rows.map(({ showroomId }) => showroomId),
            ),
          ),
        )
      if (rows.length === 0) continue
      await tx
        .insert(stock)
        .values(rows)
        .onConflictDoUpdate({
          target: [stock.productId, stock.sizeCode, stock.showroomId],
          set: { qty: sql`excluded.qty` },
        })
    }
  })
}
