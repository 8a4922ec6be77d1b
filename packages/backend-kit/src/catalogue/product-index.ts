import type { IndexedProduct, IndexPage } from '@etalase/contract/product-index.ts'
import { toWib } from '@etalase/contract/rules/time-zone.ts'
import { asc, gt, sql } from 'drizzle-orm'
import type { Database } from '#db/connection.ts'
import { products } from '#db/schema/catalogue.ts'

/** Loads the products after an id, in id order, by an index-only scan. */
export async function indexedProducts(
  db: Database,
  { after, limit }: { after: number; limit: number },
): Promise<IndexedProduct[]> {
  const rows = await db
    .select({ id: products.id, updatedAt: products.updatedAt })
    .from(products)
    .where(gt(products.id, after))
    .orderBy(asc(products.id))
    .limit(limit)
  return rows.map(({ id, updatedAt }) => ({ id, updated_at: toWib(updatedAt) }))
}

/** Returns the first id and the latest change of each page of `limit` products, scanning the same index. */
export async function indexPages(db: Database, limit: number): Promise<IndexPage[]> {
  const numbered = db
    .select({
      id: products.id,
      updatedAt: products.updatedAt,
      page: sql<number>`(row_number() over (order by ${products.id}) - 1) / ${limit}::int`.as(
        'page',
      ),
    })
    .from(products)
    .as('numbered')
  const rows = await db
    .select({
      after: sql<number>`min(${numbered.id}) - 1`,
      updatedAt: sql`max(${numbered.updatedAt})`.mapWith(products.updatedAt),
    })
    .from(numbered)
    .groupBy(numbered.page)
    .orderBy(asc(numbered.page))
  return rows.map(({ after, updatedAt }) => ({ after, updated_at: toWib(updatedAt) }))
}
