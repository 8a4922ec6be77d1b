import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { ApiError } from '#lib/api/api-error.ts'
import { cacheTags, catalogueLife } from '#lib/api/cache-manifest.ts'
import { callBackend } from '#lib/api/server.ts'
import type { Category, CategorySub } from '#lib/contract/category.ts'
import type { ProductListQuery } from '#lib/contract/product.ts'

/** What a call gives, or null after a real 404; everything else that goes wrong is thrown and not cached. */
async function orNull<Value>(call: Promise<Value>): Promise<Value | null> {
  try {
    return await call
  } catch (error) {
    if (error instanceof ApiError && error.isNotFound) return null
    throw error
  }
}

/** The home page's content and the categories. Throws ApiError. */
export async function getHome() {
  'use cache'
  cacheLife(catalogueLife)
  cacheTag(cacheTags.home, cacheTags.categories)
  return callBackend('GET master/page/home', {})
}

/** All categories with their sub-categories. Throws ApiError. */
export async function getCategories(): Promise<Category[]> {
  'use cache'
  cacheLife(catalogueLife)
  cacheTag(cacheTags.categories)
  return (await callBackend('GET categories', {})).categories
}

/** A category, or null when there is none. Throws ApiError. */
export async function getCategory(id: number): Promise<Category | null> {
  'use cache'
  cacheLife(catalogueLife)
  cacheTag(cacheTags.categories)
  const answer = await orNull(callBackend('GET category', { query: { id } }))
  return answer?.category ?? null
}

/** A sub-category with its parent, or null when there is none. Throws ApiError. */
export async function getCategorySub(id: number): Promise<CategorySub | null> {
  'use cache'
  cacheLife(catalogueLife)
  cacheTag(cacheTags.categories)
  const answer = await orNull(callBackend('GET category-sub', { query: { id } }))
  return answer?.category_sub ?? null
}

/** One page of products with the count of all. Throws ApiError. */
export async function getProducts(query: ProductListQuery) {
  'use cache'
  cacheLife(catalogueLife)
  cacheTag(cacheTags.list)
  return callBackend('GET products', { query })
}

/** A product, or null when there is none. Throws ApiError. */
export async function getProduct(id: number) {
  'use cache'
  cacheLife(catalogueLife)
  cacheTag(cacheTags.product(id))
  const answer = await orNull(callBackend('GET product', { query: { id } }))
  return answer?.product ?? null
}

/** The bundle promos. Throws ApiError. */
export async function getBundlePromos() {
  'use cache'
  cacheLife(catalogueLife)
  cacheTag(cacheTags.promos)
  return (await callBackend('GET promos', {})).product_promos
}
