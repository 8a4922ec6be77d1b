import { isNarrowed } from '#lib/catalogue/list-filter.ts'
import { listQuery } from '#lib/catalogue/list-query.ts'
import { type CollectionSlug, collectionFilter } from '#lib/config/collections.ts'
import type { ProductListQuery } from '#lib/contract/product.ts'

/** The query of `GET products` for the first products of a collection. A narrowed one asks for facets: they tell that it is understood. */
export function collectionQuery(slug: CollectionSlug, limit: number): ProductListQuery {
  const filter = { ...collectionFilter(slug), page: 1 }
  return { ...listQuery(filter, 1), limit, ...(isNarrowed(filter) && { facets: 1 }) }
}
