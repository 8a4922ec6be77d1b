import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { cacheManifest } from '#lib/api/cache-manifest.ts'
import { callBackend } from '#lib/api/server.ts'
import type { ShowroomRegion } from '#lib/contract/store.ts'

/** The showroom regions with their showrooms, as the stores page lists them. Throws ApiError. */
export async function getStores(): Promise<ShowroomRegion[]> {
  'use cache'
  cacheLife(cacheManifest.stores.life)
  cacheTag(cacheManifest.stores.tag)
  const query = { store_listing: 1 }
  return (await callBackend('GET master/showroom-region', { query })).showroom_region_list
}
