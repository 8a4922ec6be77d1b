import type { productListQuery } from '@etalase/contract/product.ts'
import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import { findBrandName } from '#catalogue/brand-repository.ts'
import {
  countFilter,
  type ListQuery,
  listFilter,
  type Page,
  pageQuery,
} from '#catalogue/list-query.ts'
import { summariesInOrder } from '#catalogue/product-repository.ts'
import { stylePage } from '#catalogue/style-page.ts'
import type { Database } from '#db/connection.ts'
import { productCounts } from '#db/schema/catalogue.ts'
import { facetsOf } from '#search/facets.ts'
import { filteredPage, isNarrowed } from '#search/filtered-page.ts'
import { filteredStyles } from '#search/filtered-styles.ts'
import { search } from '#search/search.ts'

/** Builds the query of a list page: the count comes from `product_counts`, the ids from an index-only scan. */
export function listPageQuery(db: Database, query: ListQuery) {
  const total = db
    .select({ count: sql`coalesce(sum(${productCounts.products}), 0)`.mapWith(Number).as('count') })
    .from(productCounts)
    .where(countFilter(query))
    .as('counted')
  return pageQuery(db, query, total, listFilter(query))
}

/** Loads a page of a list without a search. */
async function listPage(db: Database, query: ListQuery): Promise<Page> {
  const [page] = await listPageQuery(db, query)
  return page ?? { ids: [], count: 0 }
}

const pageOf = {
  products: { whole: listPage, narrowed: filteredPage },
  styles: { whole: stylePage, narrowed: filteredStyles },
}

async function find(db: Database, query: ListQuery) {
  if (query.search) return search(db, query, query.search)
  const { whole, narrowed } = pageOf[query.group ? 'styles' : 'products']
  const page = await (isNarrowed(query) ? narrowed : whole)(db, query)
  return { page, report: undefined, groups: [] }
}

/**
 * Loads one page of products and the count of all matches. A search counts up to `maxSearchCount` and reports how it was understood. An
 * unknown brand, size or colour gives an empty list. A search returns products, never styles, because its words often name a colour.
 */
export async function listProducts(
  db: Database,
  { brand, group, ...rest }: z.output<typeof productListQuery>,
) {
  const brandName = brand === undefined ? undefined : await findBrandName(db, brand)
  if (brandName === null) return { products: [], product_count: 0 }
  const query: ListQuery = {
    ...rest,
    ...(brandName && { brandName }),
    ...(group && !rest.search && { group }),
  }
  const { page, report, groups } = await find(db, query)
  return {
    products: await summariesInOrder(db, page.ids),
    product_count: page.count,
    ...(report && { search: report }),
    ...(query.facets && { facets: await facetsOf(db, query, groups) }),
  }
}
