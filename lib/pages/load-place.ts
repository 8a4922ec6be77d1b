import 'server-only'
import type { AreaLists } from '@etalase/contract/area.ts'
import type { MapPosition } from '@etalase/contract/rules/map-position.ts'
import { getCities, getProvinces, getSubdistricts } from '#lib/api/areas.ts'
import { logPageFailure } from '#lib/api/log-and-map-failure.ts'
import type { DeliveryArea } from '#lib/checkout/destination.ts'
import { provincePosition } from '#lib/checkout/destination.ts'

/** The area of a form, and its options. */
export interface Place {
  /** The given ids, keeping only those that exist and nest correctly. */
  area: DeliveryArea
  lists: AreaLists
}

/** Returns the id if the list contains it, else null. */
const idIn = (list: readonly { id: number }[] | undefined, id: number | null): number | null =>
  list?.some((one) => one.id === id) ? id : null

/** Looks up a form's area in the lists: a city must be in the province, a sub-district in the city. Throws ApiError. */
export async function loadPlace(given: DeliveryArea): Promise<Place> {
  const provinces = await getProvinces()
  const provinceId = idIn(provinces, given.provinceId)
  const cities = provinceId === null ? undefined : await getCities(provinceId)
  const cityId = idIn(cities, given.cityId)
  const subdistricts = cityId === null ? undefined : await getSubdistricts(cityId)
  const subdistrictId = idIn(subdistricts, given.subdistrictId)
  return {
    area: { provinceId, cityId, subdistrictId },
    lists: { provinces, cities, subdistricts },
  }
}

/** Loads the rough position of a province; null when it is unknown or the call fails. */
export async function loadProvincePosition(provinceId: number | null): Promise<MapPosition | null> {
  if (provinceId === null) return null
  try {
    return provincePosition(await getProvinces(), provinceId)
  } catch (error) {
    logPageFailure('/checkout/steps', error)
    return null
  }
}
