import 'server-only'
import { homeEndpoints } from '@etalase/contract/home.ts'
import { cacheLife, cacheTag } from 'next/cache'
import { callsOf } from '#lib/api/backend.ts'
import { cacheManifest } from '#lib/api/cache-manifest.ts'
import { lastKnown } from '#lib/api/last-known.ts'

const { callBackend } = callsOf(homeEndpoints)

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
