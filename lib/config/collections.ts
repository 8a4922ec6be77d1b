import { type CollectionFilter, type CollectionSlug, collections } from '#brand/collections.ts'

/** Whether a collection exists at `/collections/<slug>`. */
export const isCollection = (slug: string): slug is CollectionSlug =>
  Object.hasOwn(collections, slug)

/** The collections in configured order. */
export const collectionSlugs: readonly CollectionSlug[] =
  Object.keys(collections).filter(isCollection)

/** Returns the filter of a collection's list. */
export const collectionFilter = (slug: CollectionSlug): CollectionFilter => collections[slug]

/** Returns the path of a collection. */
export const collectionHref = (slug: CollectionSlug): string => `/collections/${slug}`
