import { sql } from 'drizzle-orm'
import {
  countFilter,
  type ListQuery,
  listFilter,
  type Page,
  pageQuery,
} from '#backend/catalogue/list-query.ts'
import type { Database } from '#backend/db/connection.ts'
import { productCounts } from '#backend/db/schema/catalogue.ts'

/** The query of a list page: the count comes from `product_counts`, the ids from an index-only scan. */
export function listPageQuery(db: Database, query: ListQuery) {
  const total = db
    .select({ count: sql`coalesce(sum(${productCounts.products}), 0)`.mapWith(Number).as('count') })
    .from(productCounts)
    .where(countFilter(query))
    .as('counted')
  return pageQuery(db, query, total, listFilter(query))
}

/** A page of a list without a search. */
export async function listPage(db: Database, query: ListQuery): Promise<Page> {
  const [page] = await listPageQuery(db, query)
  return page ?? { ids: [], count: 0 }
}
