import type { Sort } from '@etalase/contract/rules/constants.ts'
import { and, eq, notExists, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { type ListQuery, listFilter, type Page, pageQuery } from '#catalogue/list-query.ts'
import type { Database } from '#db/connection.ts'
import { counting } from '#db/scans.ts'
import { products } from '#db/schema/catalogue.ts'

/** Products that may precede the current one in the list. */
const earlier = alias(products, 'earlier')

/** Builds the condition that `earlier` precedes the product in list order. */
function comesBefore(sort: Sort): SQL {
  const key = sort === 'NEWEST' ? ('listedAt' as const) : ('grandPrice' as const)
  const than = sort === 'PRICE_ASC' ? sql`<` : sql`>`
  return sql`(${earlier[key]}, ${earlier.id}) ${than} (${products[key]}, ${products.id})`
}

/**
 * Builds the query of a list with one product per garment, the first in list order. Counts by the index of styles, and scans the list's own
 * index for the ids, stopping at a full page.
 */
export function stylePageQuery(db: Database, query: ListQuery) {
  const { styleCode } = products
  const total = db
    .select({
      count: sql`count(distinct ${styleCode}) + count(*) filter (where ${styleCode} is null)`
        .mapWith(Number)
        .as('count'),
    })
    .from(products)
    .where(listFilter(query))
    .as('counted')
  const sameStyle = db
    .select({ id: earlier.id })
    .from(earlier)
    .where(
      and(eq(earlier.styleCode, styleCode), listFilter(query, earlier), comesBefore(query.sort)),
    )
  return pageQuery(db, query, total, and(listFilter(query), notExists(sameStyle)))
}

/** Loads a page of a list with one product per garment. */
export async function stylePage(db: Database, query: ListQuery): Promise<Page> {
  const [page] = await counting(db, (tx) => stylePageQuery(tx, query))
  return page ?? { ids: [], count: 0 }
}
