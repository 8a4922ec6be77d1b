import { z } from 'zod'
import type { NamedArea } from '#shipping/aggregator/aggregator.ts'
import { askRajaongkir, type RajaongkirAccount } from '#shipping/rajaongkir/api.ts'

/** More villages than a sub-district has, so that those of namesakes are found too. */
const maxPlaces = 200

const name = z.string().max(100)

/** A village, which stands for its sub-district. The answer does not say whether its city is a Kota or a Kabupaten. */
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

/** The places that RajaOngkir finds for some words; those that it does not name whole are left out. */
export function searchAreas(account: RajaongkirAccount, words: string): Promise<NamedArea[]> {
  const query = new URLSearchParams({ search: words, limit: String(maxPlaces), offset: '0' })
  return askRajaongkir(account, `/destination/domestic-destination?${query}`, place)
}
