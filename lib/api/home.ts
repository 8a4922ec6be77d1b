import 'server-only'
import { homeEndpoints } from '@etalase/contract/home.ts'
import { cacheLife, cacheTag } from 'next/cache'
import { callsOf } from '#lib/api/backend.ts'
import { cacheManifest } from '#lib/api/cache-manifest.ts'
import { lastKnown } from '#lib/api/last-known.ts'

const { callBackend } = callsOf(homeEndpoints)

/** Returns the home page's content and the categories. Throws ApiError. */
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

/** Returns the codes of the brands that have a list, as named in the home page's content. Throws ApiError if they were never loaded. */
export async function getListedBrands() {
  'use cache'
  cacheLife(cacheManifest.home.life)
  cacheTag(cacheManifest.home.tag)
  return loadListedBrands()
}
