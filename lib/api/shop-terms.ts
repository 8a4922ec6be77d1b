import 'server-only'
import { homeEndpoints } from '@etalase/contract/home.ts'
import { cacheLife, cacheTag } from 'next/cache'
import { callsOf } from '#lib/api/backend.ts'
import { cacheManifest } from '#lib/api/cache-manifest.ts'
import { orInstead } from '#lib/api/last-known.ts'
import { readShopTerms, type ShopTerms, specTerms } from '#lib/rules/shop-terms.ts'

const { callBackend } = callsOf(homeEndpoints)

const call = 'GET master/page/home'

/**
 * Returns the parts of the help texts that depend on backend settings. Throws ApiError when the backend is down, so the cached page
 * stays.
 */
export async function getShopTerms(): Promise<ShopTerms> {
  'use cache'
  cacheLife(cacheManifest.home.life)
  cacheTag(cacheManifest.home.tag)
  return orInstead(call, async () => readShopTerms(await callBackend(call, {})), specTerms)
}
