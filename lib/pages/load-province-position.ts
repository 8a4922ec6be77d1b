import 'server-only'
import { getProvinces } from '#lib/api/areas.ts'
import { logPageFailure } from '#lib/api/log-and-map-failure.ts'
import { provincePosition } from '#lib/checkout/proximity.ts'
import type { MapPosition } from '#lib/rules/map-position.ts'

/** The rough position of a province; null when it is unknown or cannot be read. */
export async function loadProvincePosition(provinceId: number | null): Promise<MapPosition | null> {
  if (provinceId === null) return null
  try {
    return provincePosition(await getProvinces(), provinceId)
  } catch (error) {
    logPageFailure('/checkout/steps', error)
    return null
  }
}
