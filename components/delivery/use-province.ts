'use client'

import type { MapPosition } from '@etalase/contract/rules/map-position.ts'
import { type TimeZone, zoneOfProvince } from '@etalase/contract/rules/time-zone.ts'
import { useQuery } from '@tanstack/react-query'
import { provincesQuery } from '#lib/api/queries/areas.ts'
import { provincePosition } from '#lib/checkout/destination.ts'

/** Returns a province's time zone; WIB until its name has loaded. */
export function useZone(provinceId: number | null): TimeZone {
  const { data } = useQuery({ ...provincesQuery(), enabled: provinceId !== null })
  return zoneOfProvince(data?.find(({ id }) => id === provinceId)?.province_name ?? '')
}

/** Returns a province's rough position; null when unknown or after a failed request, undefined while loading. */
export function useProvincePosition(provinceId: number | null): MapPosition | null | undefined {
  const { data, isFetching, failureCount } = useQuery({
    ...provincesQuery(),
    enabled: provinceId !== null,
  })
  if (isFetching && !data && failureCount === 0) return undefined
  return provincePosition(data ?? [], provinceId)
}
