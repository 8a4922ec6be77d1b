import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { callsOf } from '#lib/api/backend.ts'
import { cacheManifest } from '#lib/api/cache-manifest.ts'
import type { ShowroomRegion } from '#lib/contract/store.ts'
import { storeEndpoints } from '#lib/contract/store.ts'

const { callBackend } = callsOf(storeEndpoints)

/** The showroom regions with their showrooms, as the stores page lists them. Throws ApiError. */
export async function getStores(): Promise<ShowroomRegion[]> {
  'use cache'
  cacheLife(cacheManifest.stores.life)
  cacheTag(cacheManifest.stores.tag)
  const query = { store_listing: 1 }
  return (await callBackend('GET master/showroom-region', { query })).showroom_region_list
}
