import 'server-only'
import type { City, Province, Subdistrict } from '@etalase/contract/area.ts'
import { areaEndpoints } from '@etalase/contract/area.ts'
import { cacheLife, cacheTag } from 'next/cache'
import { callsOf } from '#lib/api/backend.ts'
import { cacheManifest } from '#lib/api/cache-manifest.ts'

const { callBackend } = callsOf(areaEndpoints)

/** Returns the provinces. Throws ApiError. */
export async function getProvinces(): Promise<Province[]> {
  'use cache'
  cacheLife(cacheManifest.areas.life)
  cacheTag(cacheManifest.areas.tag)
  return (await callBackend('GET master/province', {})).province_list
}

/** Returns a province's cities. Pass existing ids only: each gets a cache entry. Throws ApiError. */
export async function getCities(provinceId: number): Promise<City[]> {
  'use cache'
  cacheLife(cacheManifest.areas.life)
  cacheTag(cacheManifest.areas.tag)
  return (await callBackend('GET master/city', { query: { province_id: provinceId } })).city_list
}

/** Returns a city's sub-districts. Pass existing ids only: each gets a cache entry. Throws ApiError. */
export async function getSubdistricts(cityId: number): Promise<Subdistrict[]> {
  'use cache'
  cacheLife(cacheManifest.areas.life)
  cacheTag(cacheManifest.areas.tag)
  return (await callBackend('GET master/subdistrict', { query: { city_id: cityId } }))
    .subdistrict_list
}
