import { z } from 'zod'
import type { NamedArea } from '#shipping/aggregator/aggregator.ts'
import { askRajaongkir, type RajaongkirAccount } from '#shipping/rajaongkir/api.ts'

/** More than a sub-district's villages, so that results include sub-districts of the same name. */
const maxPlaces = 200

const name = z.string().max(100)

/** A village, representing its sub-district. The response doesn't say whether its city is a Kota or a Kabupaten. */
const place = z
  .object({
    id: z.union([z.int().positive(), z.string().regex(/^\d{1,12}$/)]),
    city_name: name,
    district_name: name,
    zip_code: z.union([z.int(), z.string()]).nullish(),
  })
  .transform(
    (found): NamedArea => ({
      id: String(found.id),
      city: found.city_name,
      district: found.district_name,
      postalCode: found.zip_code ? String(found.zip_code) : null,
    }),
  )

/** Searches RajaOngkir's places by words; skips places with missing names. */
export function searchAreas(account: RajaongkirAccount, words: string): Promise<NamedArea[]> {
  const query = new URLSearchParams({ search: words, limit: String(maxPlaces), offset: '0' })
  return askRajaongkir(account, `/destination/domestic-destination?${query}`, place)
}
