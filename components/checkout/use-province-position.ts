'use client'

import { useQuery } from '@tanstack/react-query'
import { provincesQuery } from '#lib/api/queries/areas.ts'
import type { MapPosition } from '#lib/rules/map-position.ts'

/** About where a province lies; null where that is not told, or not at once; undefined while it is asked for. */
export function useProvincePosition(provinceId: number | null): MapPosition | null | undefined {
  const { data, isFetching, failureCount } = useQuery({
    ...provincesQuery(),
    enabled: provinceId !== null,
  })
  if (isFetching && !data && failureCount === 0) return undefined
  const { latitude, longitude } = data?.find(({ id }) => id === provinceId) ?? {}
  return latitude == null || longitude == null ? null : { latitude, longitude }
}
