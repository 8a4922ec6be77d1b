import { z } from 'zod'
import type { EndpointMap } from '#endpoint.ts'
import { id, requiredText } from '#fields.ts'
import { maxAreaSearch } from '#rules/area-search.ts'
import { typedSearch } from '#rules/typed-text.ts'

export const province = z
  .object({
    id,
    province_name: z.string(),
    /** Approximate position in decimal degrees, used to sort hubs by distance. */
    latitude: z.number().min(-90).max(90).nullish(),
    longitude: z.number().min(-180).max(180).nullish(),
  })
  .meta({ id: 'Province' })
export type Province = z.infer<typeof province>

/** `type` is 'Kota' or 'Kabupaten', which tells places with the same name apart. */
export const city = z.object({ id, type: z.string(), city_name: z.string() }).meta({ id: 'City' })
export type City = z.infer<typeof city>

export const subdistrict = z
  .object({ id, subdistrict_name: z.string() })
  .meta({ id: 'Subdistrict' })
export type Subdistrict = z.infer<typeof subdistrict>

/** The choices of a form. Undefined for a list that has not loaded, or whose parent level is not chosen. */
export interface AreaLists {
  provinces: Province[] | undefined
  cities: City[] | undefined
  subdistricts: Subdistrict[] | undefined
}

/** A sub-district with its city and province. */
const foundArea = subdistrict
  .extend({
    city,
    province,
    /** The village (kelurahan or desa) by which it was found, if its name differs. */
    village_name: z.string().nullish(),
    /** Its postal code, if it was searched for or is the only one. */
    postal_code: z.string().nullish(),
  })
  .meta({ id: 'FoundArea' })
export type FoundArea = z.infer<typeof foundArea>

export const areaEndpoints = {
  'GET master/province': {
    summary: 'Returns the provinces.',
    access: 'public',
    effect: 'reads',
    data: z.object({ province_list: z.array(province) }),
  },
  'GET master/city': {
    summary: 'Returns the cities and regencies of a province.',
    access: 'public',
    effect: 'reads',
    query: z.object({ province_id: id }),
    data: z.object({ city_list: z.array(city) }),
  },
  'GET master/subdistrict': {
    summary: 'Returns the sub-districts of a city.',
    access: 'public',
    effect: 'reads',
    query: z.object({ city_id: id }),
    data: z.object({ subdistrict_list: z.array(subdistrict) }),
  },
  /** An addition to spec §7. Without it the shopper chooses province, city and sub-district. */
  'GET master/subdistrict-search': {
    summary:
      'Returns up to ten sub-districts that match a typed name or a pasted address, the likeliest first. A backend may also match names of villages, nicknames and postal codes, and correct typing errors.',
    access: 'public',
    effect: 'reads',
    isOptional: true,
    query: z.object({ search: requiredText(maxAreaSearch, typedSearch) }),
    data: z.object({ subdistrict_list: z.array(foundArea).max(10) }),
  },
} satisfies EndpointMap
