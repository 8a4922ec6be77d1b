'use client'

import { useQuery } from '@tanstack/react-query'
import { provincesQuery } from '#lib/api/queries/areas.ts'
import type { MapPosition } from '#lib/rules/map-position.ts'

/** The rough position of a province; null when unknown or after a failed request; undefined while loading. */
export function useProvincePosition(provinceId: number | null): MapPosition | null | undefined {
  const { data, isFetching, failureCount } = useQuery({
    ...provincesQuery(),
    enabled: provinceId !== null,
  })
  if (isFetching && !data && failureCount === 0) return undefined
  const { latitude, longitude } = data?.find(({ id }) => id === provinceId) ?? {}
  return latitude == null || longitude == null ? null : { latitude, longitude }
}
