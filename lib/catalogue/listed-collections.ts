import 'server-only'
import { hasCollection } from '#lib/api/catalogue.ts'
import { logPageFailure } from '#lib/api/log-page-failure.ts'
import { collectionQuery } from '#lib/catalogue/collection-query.ts'
import { type CollectionSlug, collectionSlugs } from '#lib/config/collections.ts'

/** The collections that have products; none while the backend fails, so that a list is shown without them. */
export async function listedCollections(): Promise<CollectionSlug[]> {
  try {
    const found = await Promise.all(
      collectionSlugs.map(async (slug) =>
        (await hasCollection(collectionQuery(slug, 1))) ? [slug] : [],
      ),
    )
    return found.flat()
  } catch (error) {
    logPageFailure('/collections', error)
    return []
  }
}
