import 'server-only'
import type { ProductListQuery } from '@etalase/contract/product.ts'
import type { CollectionSlug } from '#brand/collections.ts'
import { logPageFailure } from '#lib/api/log-and-map-failure.ts'
import { fewProducts, hasCollection } from '#lib/api/products.ts'
import { isNarrowed } from '#lib/catalogue/list-filter.ts'
import { listQuery } from '#lib/catalogue/list-query.ts'
import { collectionFilter, collectionSlugs } from '#lib/config/collections.ts'

/**
 * Returns the query of `GET products` for the first products of a collection. A filtered collection also requests facets, which prove
 * that the backend applied the filter.
 */
export function collectionQuery(slug: CollectionSlug, limit: number): ProductListQuery {
  const filter = { ...collectionFilter(slug), page: 1 }
  return { ...listQuery(filter, 1), limit, ...(isNarrowed(filter) && { facets: 1 }) }
}

/** Returns the collections that have products; empty while the backend fails, so a list still shows. */
export async function listedCollections(): Promise<CollectionSlug[]> {
  try {
    const found = await Promise.all(
      collectionSlugs.map(async (slug) =>
        (await hasCollection(collectionQuery(slug, fewProducts))) ? [slug] : [],
      ),
    )
    return found.flat()
  } catch (error) {
    logPageFailure('/collections', error)
    return []
  }
}
