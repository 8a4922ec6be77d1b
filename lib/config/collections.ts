import { type CollectionFilter, type CollectionSlug, collections } from '#brand/collections.ts'

/** Whether there is a collection at `/collections/<slug>`. */
export const isCollection = (slug: string): slug is CollectionSlug =>
  Object.hasOwn(collections, slug)

/** The collections in their order. */
export const collectionSlugs: readonly CollectionSlug[] =
  Object.keys(collections).filter(isCollection)

/** The filter of a collection's list. */
export const collectionFilter = (slug: CollectionSlug): CollectionFilter => collections[slug]

/** The path of a collection. */
export const collectionHref = (slug: CollectionSlug): string => `/collections/${slug}`
