import type { Database } from '@etalase/backend-kit/db/connection.ts'
import { products } from '@etalase/backend-kit/db/schema/catalogue.ts'
import { statement } from '@etalase/backend-kit/db/statement.ts'
import { rupiah } from '@etalase/contract/rules/money.ts'
import { lte, min, sql } from 'drizzle-orm'

/** Earliest end of a sale. `min` always uses the index; a plan for any date would expect many rows and scan the table. */
const firstEnd = statement('first_sale_end', (db) =>
  db.select({ at: min(products.saleEndsAt) }).from(products),
)

/** Ends sales that are due: removes the direct discount and resets the price to the net price. Returns the product ids. */
export async function endSales(db: Database, now: Date): Promise<number[]> {
  const [first] = await firstEnd(db, {})
  if (!first?.at || first.at > now) return []
  // A transaction is retried when it deadlocks with an import of the same products.
  const rows = await db.transaction((tx) =>
    tx
      .update(products)
      .set({
        discPercent: 0,
        discNominal: rupiah(0),
        grandPrice: sql`${products.netPrice}`,
        saleEndsAt: null,
      })
      .where(lte(products.saleEndsAt, now))
      .returning({ id: products.id }),
  )
  return rows.map(({ id }) => id)
}

/** Returns the cache tags of everything that shows the products' prices; empty without products. */
export const tagsOfPrices = (productIds: readonly number[]): string[] =>
  productIds.length === 0 ? [] : [...productIds.map((id) => `product:${id}`), 'products', 'home']
