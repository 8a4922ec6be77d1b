import 'server-only'
import { bundleEndpoints } from '@etalase/contract/bundle.ts'
import type { ProductListQuery, ProductSummary } from '@etalase/contract/product.ts'
import { productEndpoints } from '@etalase/contract/product.ts'
import { productReviewEndpoints } from '@etalase/contract/review.ts'
import { fromWib } from '@etalase/contract/rules/time-zone.ts'
import { holdsUntil, validUntilTag } from '@etalase/front/shared/valid-until.ts'
import { compareAsc } from 'date-fns/compareAsc'
import { cacheLife, cacheTag } from 'next/cache'
import { callsOf } from '#lib/api/backend.ts'
import { cacheManifest } from '#lib/api/cache-manifest.ts'
import { isCollectionAnswer, nullIfNotFound } from '#lib/api/is-offered.ts'
import { lastKnown, orInstead } from '#lib/api/last-known.ts'
import { keepShownPrices } from '#lib/api/shown-prices.ts'

const { callBackend } = callsOf({
  ...productEndpoints,
  ...productReviewEndpoints,
  ...bundleEndpoints,
})

type Shown = Pick<ProductSummary, 'id' | 'sale_ends_at'>

/** Returns when the next discount of these products ends. Ignores past ends: the backend is about to remove those discounts. */
const nextSaleEnd = (products: readonly Shown[], now: Date): Date | undefined =>
  products
    .flatMap(({ sale_ends_at }) => (sale_ends_at ? [fromWib(sale_ends_at)] : []))
    .filter((end) => end > now)
    .toSorted(compareAsc)
    .at(0)

/** Tags a cache entry with its products, so that a change of one, or the end of its discount, also refreshes its cards. */
function tagProducts(products: readonly Shown[]): void {
  const end = nextSaleEnd(products, new Date())
  // Next allows 128 tags, and a list may have 100 products.
  if (end) cacheTag(validUntilTag(end))
  cacheTag(...products.map(({ id }) => cacheManifest.product.tag(id)))
}

/** Limits the page's validity to the first end of its products' discounts, even for pages that Next doesn't cache. */
function endWith(products: readonly Shown[]): void {
  for (const { sale_ends_at } of products) if (sale_ends_at) holdsUntil(fromWib(sale_ends_at))
}

async function cachedProducts(query: ProductListQuery) {
  'use cache'
  cacheLife(cacheManifest.lists.life)
  cacheTag(cacheManifest.lists.tag)
  const answer = await callBackend('GET products', { query })
  tagProducts(answer.products)
  keepShownPrices(answer.products)
  return answer
}

/** Returns one page of products with the total count. Throws ApiError. */
export async function getProducts(query: ProductListQuery) {
  const answer = await cachedProducts(query)
  endWith(answer.products)
  return answer
}

/** Loads one page of products for a query with unknown values. Not cached: there are unlimited such values. Throws ApiError. */
export async function loadUnknownProducts(query: ProductListQuery) {
  const answer = await callBackend('GET products', { query })
  endWith(answer.products)
  return answer
}

/** Page size when only other parts of the answer are needed; more than one, since a single product might be unreadable. */
export const fewProducts = 4

/** Returns the facets of a list; null when the backend has none or this call fails. Throws ApiError when it is down. */
export async function getFacets(query: ProductListQuery) {
  'use cache'
  cacheLife(cacheManifest.facets.life)
  cacheTag(cacheManifest.facets.tag, cacheManifest.lists.tag)
  const load = () =>
    callBackend('GET products', { query: { ...query, limit: fewProducts, facets: 1 } })
  return orInstead('GET products', async () => (await load()).facets ?? null, null)
}

/** Whether the backend has products for a collection's query; false when this call fails. Throws ApiError when it is down. */
export async function hasCollection(query: ProductListQuery): Promise<boolean> {
  'use cache'
  cacheLife(cacheManifest.collections.life)
  cacheTag(cacheManifest.collections.tag, cacheManifest.lists.tag)
  const load = () => callBackend('GET products', { query })
  return orInstead('GET products', async () => isCollectionAnswer(query, await load()), false)
}

async function cachedProduct(id: number) {
  'use cache'
  cacheLife(cacheManifest.product.life)
  cacheTag(cacheManifest.product.tag(id))
  const answer = await nullIfNotFound(callBackend('GET product', { query: { id } }))
  const { related_products = [], siblings } = answer?.product ?? {}
  tagProducts([...(answer ? [answer.product] : []), ...related_products, ...(siblings ?? [])])
  if (answer) keepShownPrices([answer.product])
  return answer?.product ?? null
}

/** Returns a product, or null when it does not exist. Throws ApiError. */
export async function getProduct(id: number) {
  const product = await cachedProduct(id)
  if (product) endWith([product, ...product.related_products])
  return product
}

/** Returns one page of a product's reviews; null when the backend has no reviews. Throws ApiError. */
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

/** Returns the bundle promos; falls back to the last known ones. Throws ApiError when there are none. */
export async function getBundlePromos() {
  'use cache'
  cacheLife(cacheManifest.promos.life)
  cacheTag(cacheManifest.promos.tag)
  return loadPromos()
}
