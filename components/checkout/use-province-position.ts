'use client'

import { useQuery } from '@tanstack/react-query'
import { provincesQuery } from '#lib/api/queries/areas.ts'
import { provincePosition } from '#lib/checkout/province-position.ts'
import type { MapPosition } from '#lib/rules/map-position.ts'

/** The rough position of a province; null when unknown or after a failed request; undefined while loading. */
export function useProvincePosition(provinceId: number | null): MapPosition | null | undefined {
  const { data, isFetching, failureCount } = useQuery({
    ...provincesQuery(),
    enabled: provinceId !== null,
  })
  if (isFetching && !data && failureCount === 0) return undefined
  return provincePosition(data ?? [], provinceId)
}
