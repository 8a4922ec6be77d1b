import 'server-only'
import type { Category, CategorySub } from '@etalase/contract/category.ts'
import { categoryEndpoints } from '@etalase/contract/category.ts'
import { cacheLife, cacheTag } from 'next/cache'
import { callsOf } from '#lib/api/backend.ts'
import { cacheManifest } from '#lib/api/cache-manifest.ts'
import { nullIfNotFound } from '#lib/api/is-offered.ts'
import { lastKnown } from '#lib/api/last-known.ts'

const { callBackend } = callsOf(categoryEndpoints)

/** Returns all categories with their sub-categories. Throws ApiError. */
export async function getCategories(): Promise<Category[]> {
  'use cache'
  cacheLife(cacheManifest.categories.life)
  cacheTag(cacheManifest.categories.tag)
  return (await callBackend('GET categories', {})).categories
}

const loadMenu = lastKnown(
  'GET categories',
  async () => (await callBackend('GET categories', {})).categories,
)

/** Returns the categories for menus and footers; falls back to the last known ones. Throws ApiError when there are none. */
export async function getMenu(): Promise<Category[]> {
  'use cache'
  cacheLife(cacheManifest.categories.life)
  cacheTag(cacheManifest.categories.tag)
  return loadMenu()
}

/** Returns a category, or null when it does not exist. Throws ApiError. */
export async function getCategory(id: number): Promise<Category | null> {
  'use cache'
  cacheLife(cacheManifest.categories.life)
  cacheTag(cacheManifest.categories.tag)
  const answer = await nullIfNotFound(callBackend('GET category', { query: { id } }))
  return answer?.category ?? null
}

/** Returns a sub-category with its parent, or null when it does not exist. Throws ApiError. */
export async function getSubcategory(id: number): Promise<CategorySub | null> {
  'use cache'
  cacheLife(cacheManifest.categories.life)
  cacheTag(cacheManifest.categories.tag)
  const answer = await nullIfNotFound(callBackend('GET category-sub', { query: { id } }))
  return answer?.category_sub ?? null
}
