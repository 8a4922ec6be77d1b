'use client'

import { useQuery } from '@tanstack/react-query'
import { addressesQuery } from '#lib/api/queries/account.ts'
import { citiesQuery, provincesQuery, subdistrictsQuery } from '#lib/api/queries/areas.ts'
import { type Destination, savedDestination, typedDestination } from '#lib/checkout/destination.ts'
import type { CheckoutState } from '#lib/checkout/state.ts'

function useTypedDestination({ address }: CheckoutState): Destination {
  const { provinceId, cityId } = address
  const { data: provinces } = useQuery({ ...provincesQuery(), enabled: provinceId !== null })
  const { data: cities } = useQuery(citiesQuery(provinceId))
  const { data: subdistricts } = useQuery(subdistrictsQuery(cityId))
  return typedDestination(address, { provinces, cities, subdistricts })
}

function useSavedDestination({ isCustomer, savedAddressId, shippingType }: CheckoutState) {
  const isNeeded = isCustomer && shippingType === 'ONLINE_DELIVERY'
  const { data } = useQuery({ ...addressesQuery(), enabled: isNeeded })
  return savedDestination(data?.find(({ id }) => id === savedAddressId))
}

/** The destination: a customer's chosen address, or a guest's typed one. */
export function useDestination(state: CheckoutState): Destination {
  const typed = useTypedDestination(state)
  const saved = useSavedDestination(state)
  return state.isCustomer ? saved : typed
}
