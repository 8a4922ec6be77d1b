import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { callsOf } from '#lib/api/backend.ts'
import { cacheManifest } from '#lib/api/cache-manifest.ts'
import { isCollectionAnswer, nullIfNotFound } from '#lib/api/is-offered.ts'
import { lastKnown, orInstead } from '#lib/api/last-known.ts'
import { keepShownPrices } from '#lib/api/shown-prices.ts'
import type { Category, CategorySub } from '#lib/contract/category.ts'
import { categoryEndpoints } from '#lib/contract/category.ts'
import { homeEndpoints } from '#lib/contract/home.ts'
import type { ProductListQuery } from '#lib/contract/product.ts'
import { productEndpoints } from '#lib/contract/product.ts'
import { productFeedEndpoints } from '#lib/contract/product-feed.ts'
import { productIndexEndpoints } from '#lib/contract/product-index.ts'
import { promoEndpoints } from '#lib/contract/promo.ts'
import { reviewEndpoints } from '#lib/contract/review.ts'

const { callBackend } = callsOf({
  ...homeEndpoints,
  ...categoryEndpoints,
  ...productEndpoints,
  ...reviewEndpoints,
  ...promoEndpoints,
  ...productIndexEndpoints,
  ...productFeedEndpoints,
})

/** Tags a cache entry with the products in it, so that a change of one also refreshes its cards. */
const tagProducts = (products: readonly { id: number }[]) =>
  cacheTag(...products.map(({ id }) => cacheManifest.product.tag(id)))

/** The home page's content and the categories. Throws ApiError. */
export async function getHome() {
  'use cache'
  cacheLife(cacheManifest.home.life)
  cacheTag(cacheManifest.home.tag, cacheManifest.categories.tag)
  return callBackend('GET master/page/home', {})
}

const loadListedBrands = lastKnown('GET master/page/home', async () =>
  (await callBackend('GET master/page/home', {})).home_data.brands.map(
    ({ brand_code }) => brand_code,
  ),
)

/** The codes of the brands that have a list: the home page's content names them. Throws ApiError when they were never known. */
export async function getListedBrands() {
  'use cache'
  cacheLife(cacheManifest.home.life)
  cacheTag(cacheManifest.home.tag)
  return loadListedBrands()
}

/** All categories with their sub-categories. Throws ApiError. */
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

/** The categories for menus and footers, which never decide over a page. Throws ApiError when they were never known. */
export async function getMenu(): Promise<Category[]> {
  'use cache'
  cacheLife(cacheManifest.categories.life)
  cacheTag(cacheManifest.categories.tag)
  return loadMenu()
}

/** A category, or null when it does not exist. Throws ApiError. */
export async function getCategory(id: number): Promise<Category | null> {
  'use cache'
  cacheLife(cacheManifest.categories.life)
  cacheTag(cacheManifest.categories.tag)
  const answer = await nullIfNotFound(callBackend('GET category', { query: { id } }))
  return answer?.category ?? null
}

/** A sub-category with its parent, or null when it does not exist. Throws ApiError. */
export async function getSubcategory(id: number): Promise<CategorySub | null> {
  'use cache'
  cacheLife(cacheManifest.categories.life)
  cacheTag(cacheManifest.categories.tag)
  const answer = await nullIfNotFound(callBackend('GET category-sub', { query: { id } }))
  return answer?.category_sub ?? null
}

/** One page of products with the count of all. Throws ApiError. */
export async function getProducts(query: ProductListQuery) {
  'use cache'
  cacheLife(cacheManifest.lists.life)
  cacheTag(cacheManifest.lists.tag)
  const answer = await callBackend('GET products', { query })
  tagProducts(answer.products)
  keepShownPrices(answer.products)
  return answer
}

/**
 * One page of products for a query with values that nothing is known of, not cached: there is no end of such values.
 * Throws ApiError.
 */
export const loadUnknownProducts = (query: ProductListQuery) =>
  callBackend('GET products', { query })

/** Products of an answer that is asked for something else; not one alone, which might be the one that cannot be read. */
export const fewProducts = 4

/** What a list can be narrowed to; null when the backend does not offer that, or fails to. Throws ApiError when it is down. */
export async function getFacets(query: ProductListQuery) {
  'use cache'
  cacheLife(cacheManifest.facets.life)
  cacheTag(cacheManifest.facets.tag, cacheManifest.lists.tag)
  const load = () =>
    callBackend('GET products', { query: { ...query, limit: fewProducts, facets: 1 } })
  return orInstead('GET products', async () => (await load()).facets ?? null, null)
}

/** Whether the backend has products for the query of a collection; not when it fails to say so. Throws ApiError when it is down. */
export async function hasCollection(query: ProductListQuery): Promise<boolean> {
  'use cache'
  cacheLife(cacheManifest.collections.life)
  cacheTag(cacheManifest.collections.tag, cacheManifest.lists.tag)
  const load = () => callBackend('GET products', { query })
  return orInstead('GET products', async () => isCollectionAnswer(query, await load()), false)
}

/** A product, or null when it does not exist. Throws ApiError. */
export async function getProduct(id: number) {
  'use cache'
  cacheLife(cacheManifest.product.life)
  cacheTag(cacheManifest.product.tag(id))
  const answer = await nullIfNotFound(callBackend('GET product', { query: { id } }))
  const { related_products = [], siblings } = answer?.product ?? {}
  tagProducts([...related_products, ...(siblings ?? [])])
  if (answer) keepShownPrices([answer.product])
  return answer?.product ?? null
}

/** One page of the reviews of a product; null when the backend has no reviews. Throws ApiError. */
export async function getReviews(id: number, page: number) {
  'use cache'
  cacheLife(cacheManifest.product.life)
  cacheTag(cacheManifest.product.tag(id))
  return nullIfNotFound(callBackend('GET product-reviews', { query: { id, page } }))
}

const loadPromos = lastKnown(
  'GET promos',
  async () => (await callBackend('GET promos', {})).product_promos,
)

/** The bundle promos, which never decide over a page. Throws ApiError when they were never known. */
export async function getBundlePromos() {
  'use cache'
  cacheLife(cacheManifest.promos.life)
  cacheTag(cacheManifest.promos.tag)
  return loadPromos()
}

/** The first ids of the pages of the product index, or null when the backend has no index. Throws ApiError. */
export async function getProductIndexPages() {
  'use cache'
  cacheLife(cacheManifest.productIndex.life)
  cacheTag(cacheManifest.productIndex.tag)
  const answer = await nullIfNotFound(callBackend('GET product-index-pages', { query: {} }))
  return answer?.pages ?? null
}

/**
 * A page of the product index. Not cached: a crawler reads it once a day, and a hundred such pages would evict
 * the entries that shoppers need from the memory cache. Throws ApiError.
 */
export async function getProductIndex(after: number) {
  return (await callBackend('GET product-index', { query: { after } })).products
}

/**
 * A page of the product feed after an id, or null when the backend has no feed. Not cached, like the product index.
 * Throws ApiError.
 */
export async function getProductFeed(query: { after: number; stores?: 1 }) {
  return (await nullIfNotFound(callBackend('GET product-feed', { query })))?.products ?? null
}
