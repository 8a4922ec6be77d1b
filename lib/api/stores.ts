import 'server-only'
import type { ShowroomRegion } from '@etalase/contract/store.ts'
import { storeEndpoints } from '@etalase/contract/store.ts'
import { cacheLife, cacheTag } from 'next/cache'
import { callsOf } from '#lib/api/backend.ts'
import { cacheManifest } from '#lib/api/cache-manifest.ts'

const { callBackend } = callsOf(storeEndpoints)

/** Returns the showroom regions with their showrooms, as the stores page lists them. Throws ApiError. */
export async function getStores(): Promise<ShowroomRegion[]> {
  'use cache'
  cacheLife(cacheManifest.stores.life)
  cacheTag(cacheManifest.stores.tag)
  const query = { store_listing: 1 }
  return (await callBackend('GET master/showroom-region', { query })).showroom_region_list
}
