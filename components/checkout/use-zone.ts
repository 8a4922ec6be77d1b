'use client'

import { useQuery } from '@tanstack/react-query'
import { provincesQuery } from '#lib/api/queries/areas.ts'
import { type TimeZone, zoneOfProvince } from '#lib/rules/time-zone.ts'

/** The time zone of a province; WIB until its name has loaded. */
export function useZone(provinceId: number | null): TimeZone {
  const { data } = useQuery({ ...provincesQuery(), enabled: provinceId !== null })
  return zoneOfProvince(data?.find(({ id }) => id === provinceId)?.province_name ?? '')
}
