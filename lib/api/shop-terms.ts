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
 * The parts of the help texts that backend settings decide. Throws ApiError when the backend is down, so that the old page
 * stays.
 */
export async function getShopTerms(): Promise<ShopTerms> {
  'use cache'
  cacheLife(cacheManifest.home.life)
  cacheTag(cacheManifest.home.tag)
  return orInstead(call, async () => readShopTerms(await callBackend(call, {})), specTerms)
}
