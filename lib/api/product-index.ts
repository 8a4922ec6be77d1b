import 'server-only'
import { productFeedEndpoints } from '@etalase/contract/product-feed.ts'
import { productIndexEndpoints } from '@etalase/contract/product-index.ts'
import { cacheLife, cacheTag } from 'next/cache'
import { callsOf } from '#lib/api/backend.ts'
import { cacheManifest } from '#lib/api/cache-manifest.ts'
import { nullIfNotFound } from '#lib/api/is-offered.ts'

const { callBackend } = callsOf({
  ...productIndexEndpoints,
  ...productFeedEndpoints,
})

/** Returns the first id of each product index page, or null when the backend has no index. Throws ApiError. */
export async function getProductIndexPages() {
  'use cache'
  cacheLife(cacheManifest.productIndex.life)
  cacheTag(cacheManifest.productIndex.tag)
  const answer = await nullIfNotFound(callBackend('GET product-index-pages', { query: {} }))
  return answer?.pages ?? null
}

/**
 * Returns a page of the product index. Not cached: a crawler reads it once a day, and a hundred such pages would evict the entries that
 * shoppers need from the memory cache. Throws ApiError.
 */
export async function getProductIndex(after: number) {
  return (await callBackend('GET product-index', { query: { after } })).products
}

/**
 * Returns the product feed's page after an id, or null when the backend has no feed. Not cached, like the product index. Throws
 * ApiError.
 */
export async function getProductFeed(query: { after: number; stores?: 1 }) {
  return (await nullIfNotFound(callBackend('GET product-feed', { query })))?.products ?? null
}
