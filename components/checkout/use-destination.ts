'use client'

import { useQuery } from '@tanstack/react-query'
import { useZone } from '#components/checkout/use-zone.ts'
import { addressesQuery } from '#lib/api/queries/addresses.ts'
import { citiesQuery, provincesQuery, subdistrictsQuery } from '#lib/api/queries/areas.ts'
import { addressLines } from '#lib/checkout/address-lines.ts'
import type { CheckoutState } from '#lib/checkout/state.ts'
import { formatPhone } from '#lib/rules/phone.ts'
import { type TimeZone, zoneOfProvince } from '#lib/rules/time-zone.ts'

/** The destination of a delivery. */
export interface Destination {
  city_id: number | null
  province_id: number | null
  subdistrictId: number | null
  /** WIB until the name of its province has loaded. */
  zone: TimeZone
  /** The address as the summary shows it; area names are missing until they have loaded. */
  lines: string[]
}

const noDestination: Destination = {
  city_id: null,
  province_id: null,
  subdistrictId: null,
  zone: 'WIB',
  lines: [],
}

function useTypedDestination({ address }: CheckoutState): Destination {
  const { provinceId, cityId, subdistrictId } = address
  const { data: provinces } = useQuery({ ...provincesQuery(), enabled: provinceId !== null })
  const { data: cities } = useQuery(citiesQuery(provinceId))
  const { data: subdistricts } = useQuery(subdistrictsQuery(cityId))
  const zone = useZone(provinceId)
  const city = cities?.find(({ id }) => id === cityId)
  const area = [
    subdistricts?.find(({ id }) => id === subdistrictId)?.subdistrict_name,
    city && `${city.type} ${city.city_name}`,
    provinces?.find(({ id }) => id === provinceId)?.province_name,
  ]
  const { recipientName, recipientPhone, street } = address
  return {
    city_id: cityId,
    province_id: provinceId,
    subdistrictId,
    zone,
    lines: [recipientName, formatPhone(recipientPhone), street, area.filter(Boolean).join(', ')],
  }
}

function useSavedDestination(state: CheckoutState): Destination {
  const { isCustomer, savedAddressId, shippingType } = state
  const isNeeded = isCustomer && shippingType === 'ONLINE_DELIVERY'
  const { data } = useQuery({ ...addressesQuery(), enabled: isNeeded })
  const saved = data?.find(({ id }) => id === savedAddressId)
  if (!saved) return noDestination
  return {
    city_id: saved.city_id,
    province_id: saved.province_id,
    subdistrictId: saved.subdistrict_id,
    zone: zoneOfProvince(saved.province.province_name),
    lines: addressLines(saved),
  }
}

/** The destination: a customer's chosen address, or a guest's typed one. */
export function useDestination(state: CheckoutState): Destination {
  const typed = useTypedDestination(state)
  const saved = useSavedDestination(state)
  return state.isCustomer ? saved : typed
}
