import { sql } from 'drizzle-orm'
import {
  countsOfList,
  inList,
  inOrder,
  type ListQuery,
  offsetOf,
  type Page,
} from '#backend/catalogue/list-scope.ts'
import type { Database } from '#backend/db/connection.ts'
import { productCounts, products } from '#backend/db/schema/catalogue.ts'

/** The one statement behind a page of a list: its count from the table of counts, its ids from an index alone. */
export function listedPageQuery(db: Database, query: ListQuery) {
  const counted = db
    .select({ count: sql`coalesce(sum(${productCounts.products}), 0)`.mapWith(Number).as('count') })
    .from(productCounts)
    .where(countsOfList(query))
    .as('counted')
  const ids = db
    .select({ id: products.id })
    .from(products)
    .where(inList(query))
    .orderBy(...inOrder(products, query.sort))
    .limit(query.limit)
    .offset(offsetOf(query))
  return db
    .select({
      count: counted.count,
      // Past the end nothing is read: it would take a walk through the whole list to find nothing.
      ids: sql<number[]>`case when ${counted.count} > ${offsetOf(query)}
        then array(${ids}) else '{}' end`,
    })
    .from(counted)
}

/** A page of a list without a search. */
export async function listedPage(db: Database, query: ListQuery): Promise<Page> {
  const [page] = await listedPageQuery(db, query)
  return page ?? { ids: [], count: 0 }
}
