import type { Database } from '@etalase/backend-kit/db/connection.ts'
import { products } from '@etalase/backend-kit/db/schema/catalogue.ts'
import { statement } from '@etalase/backend-kit/db/statement.ts'
import { rupiah } from '@etalase/contract/rules/money.ts'
import { lte, min, sql } from 'drizzle-orm'

/** The first end of a sale, by its index whatever the statistics say: a plan for any time would expect many, and read the table. */
const firstEnd = statement('first_sale_end', (db) =>
  db.select({ at: min(products.saleEndsAt) }).from(products),
)

/** Ends the sales whose time has come: the direct discount goes, and the price is the net price again. Gives the ids of the products. */
export async function endSales(db: Database, now: Date): Promise<number[]> {
  const [first] = await firstEnd(db, {})
  if (!first?.at || first.at > now) return []
  // A transaction, which runs again when an import wants the same products in another order.
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

/** The cache tags of what shows the prices of products; none without products. */
export const tagsOfPrices = (productIds: readonly number[]): string[] =>
  productIds.length === 0 ? [] : [...productIds.map((id) => `product:${id}`), 'products', 'home']
