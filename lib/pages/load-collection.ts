import 'server-only'
import type { ProductSummary } from '@etalase/contract/product.ts'
import type { CollectionSlug } from '#brand/collections.ts'
import { isCollectionAnswer } from '#lib/api/is-offered.ts'
import { getProducts } from '#lib/api/products.ts'
import { collectionQuery } from '#lib/catalogue/listed-collections.ts'

/** Products on a collection's page: full rows of two, three and four. */
const shown = 12

export interface CollectionView {
  slug: CollectionSlug
  /** The first products. */
  products: ProductSummary[]
  /** Number of all products. */
  count: number
}

/** Loads a collection, or null when it has no products. Throws ApiError. */
export async function loadCollection(slug: CollectionSlug): Promise<CollectionView | null> {
  const query = collectionQuery(slug, shown)
  const answer = await getProducts(query)
  if (!isCollectionAnswer(query, answer)) return null
  return { slug, products: answer.products, count: answer.product_count }
}
