import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { callGateway } from '#lib/api/browser.ts'

/** Areas change every few years. */
const longLived = { staleTime: 24 * 60 * 60 * 1000 }

export const provincesQuery = () =>
  queryOptions({
    queryKey: ['areas', 'provinces'],
    queryFn: async () => (await callGateway('GET master/province', {})).province_list,
    ...longLived,
  })

export const citiesQuery = (provinceId: number | null) =>
  queryOptions({
    queryKey: ['areas', 'cities', provinceId],
    queryFn: async () =>
      (await callGateway('GET master/city', { query: { province_id: provinceId ?? 0 } })).city_list,
    enabled: provinceId !== null,
    ...longLived,
  })

export const subdistrictsQuery = (cityId: number | null) =>
  queryOptions({
    queryKey: ['areas', 'subdistricts', cityId],
    queryFn: async () =>
      (await callGateway('GET master/subdistrict', { query: { city_id: cityId ?? 0 } }))
        .subdistrict_list,
    enabled: cityId !== null,
    ...longLived,
  })

/** The sub-districts that match a text; while they load, the previous result stays. */
export const areaSearchQuery = (search: string | null) =>
  queryOptions({
    queryKey: ['areas', 'search', search],
    queryFn: async () => {
      const query = { search: search ?? '' }
      return (await callGateway('GET master/subdistrict-search', { query })).subdistrict_list
    },
    enabled: search !== null,
    placeholderData: keepPreviousData,
    ...longLived,
  })
