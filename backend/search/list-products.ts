import type { z } from 'zod'
import { findBrandName } from '#backend/catalogue/brand-repository.ts'
import { listPage } from '#backend/catalogue/list-page.ts'
import type { ListQuery } from '#backend/catalogue/list-query.ts'
import { summariesInOrder } from '#backend/catalogue/product-repository.ts'
import { stylePage } from '#backend/catalogue/style-page.ts'
import type { Database } from '#backend/db/connection.ts'
import { facetsOf } from '#backend/search/facets.ts'
import { filteredPage, isNarrowed } from '#backend/search/filtered-page.ts'
import { filteredStyles } from '#backend/search/filtered-styles.ts'
import { search } from '#backend/search/search.ts'
import type { productListQuery } from '#lib/contract/product.ts'

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
 * One page of products and the count of all matches; a search counts up to `maxSearchCount`, and says how it
 * was understood. A brand, size or colour that no product has gives an empty list. A search finds products, never
 * styles: its words often name a colour.
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
