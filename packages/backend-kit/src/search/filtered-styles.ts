import { count, eq, sql } from 'drizzle-orm'
import { type ListQuery, listOrder, offsetOf, type Page } from '#catalogue/list-query.ts'
import type { Database } from '#db/connection.ts'
import { counting } from '#db/scans.ts'
import { products } from '#db/schema/catalogue.ts'
import { productSearch } from '#db/schema/search.ts'
import { matchCondition } from '#search/match.ts'

/** Identifies a product's garment: its style, or the product itself if it has no style. Byte-wise comparison is fast. */
export const styleOf = sql`(coalesce(${products.styleCode}, '#' || ${products.id}) collate "C")`

/** Joins `products` to `product_search`; PostgreSQL drops an unused left join from queries that name no garment. */
export const onProduct = eq(products.id, productSearch.productId)

const { productId: id, listedAt, grandPrice } = productSearch

/** Loads a page of a filtered list with one product per garment: the first match in list order. */
export async function filteredStyles(db: Database, query: ListQuery): Promise<Page> {
  const order = listOrder({ id, listedAt, grandPrice }, query.sort)
  const firsts = db.$with('firsts').as(
    db
      .selectDistinctOn([styleOf], { id, listedAt, grandPrice })
      .from(productSearch)
      .leftJoin(products, onProduct)
      .where(matchCondition(query))
      .orderBy(styleOf, ...order),
  )
  const total = db
    .select({ count: count().as('count') })
    .from(firsts)
    .as('counted')
  const ids = db
    .select({ id: firsts.id })
    .from(firsts)
    .orderBy(...listOrder(firsts, query.sort))
    .limit(query.limit)
    .offset(offsetOf(query))
  const [page] = await counting(db, (tx) =>
    tx
      .with(firsts)
      .select({ count: total.count, ids: sql<number[]>`array(${ids})` })
      .from(total),
  )
  return page ?? { ids: [], count: 0 }
}
