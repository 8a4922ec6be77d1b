'use client'

import type { Cart } from '@etalase/contract/cart.ts'
import { typedPin } from '@etalase/contract/rules/pin-form.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { addressesQuery } from '#lib/api/queries/account.ts'
import { citiesQuery, provincesQuery, subdistrictsQuery } from '#lib/api/queries/areas.ts'
import {
  availabilityQuery,
  keepWhileRefetching,
  promoQuery,
  shippingQuery,
  shopStockQuery,
} from '#lib/api/queries/checkout.ts'
import type { CheckoutSources } from '#lib/checkout/answers.ts'
import { type Destination, savedDestination } from '#lib/checkout/destination.ts'
import type { CheckoutState } from '#lib/checkout/state.ts'
import { promoPlaceOf } from '#lib/checkout/summary.ts'
import { typedDestination } from '#lib/checkout/typed-destination.ts'

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

/** Returns the destination: a customer's chosen address, or a guest's typed one. */
export function useDestination(state: CheckoutState): Destination {
  const typed = useTypedDestination(state)
  const saved = useSavedDestination(state)
  return state.isCustomer ? saved : typed
}

/** The parts of a destination that tariffs depend on. */
type Target = Pick<Destination, 'subdistrictId' | 'pin'>

const tiersQuery = (state: CheckoutState, { subdistrictId, pin }: Target, cart: Cart) =>
  shippingQuery({ showroomId: state.shop?.id ?? 0, subdistrictId: subdistrictId ?? 0, pin }, cart)

/** Queries the couriers' tiers from the chosen hub to the destination, for deliveries only. */
export function useTariffs(state: CheckoutState, cart: Cart) {
  const { subdistrictId, pin } = useDestination(state)
  const isDelivery = state.shippingType === 'ONLINE_DELIVERY'
  return useQuery({
    ...tiersQuery(state, { subdistrictId, pin }, cart),
    placeholderData: keepWhileRefetching(state.shop?.id),
    enabled: isDelivery && state.shop !== null && subdistrictId !== null,
  })
}

/** Returns the data that answers depend on: cached if the page already shows it, refetched if it must be current. */
export function useSources(state: CheckoutState, cart: Cart): CheckoutSources {
  const queries = useQueryClient()
  const availability = availabilityQuery(cart)
  const stockQuery = (shopId: number) => shopStockQuery(shopId, cart)
  const addresses = () => queries.ensureQueryData(addressesQuery())
  const target = async (): Promise<Target> => {
    const { address, isCustomer, savedAddressId } = state
    if (!isCustomer) return { subdistrictId: address.subdistrictId, pin: typedPin(address) }
    return savedDestination((await addresses()).find(({ id }) => id === savedAddressId))
  }
  return {
    lines: cart.cart_items,
    offersUpdates: Boolean(queries.getQueryData(availability.queryKey)?.has_whatsapp_updates),
    knownArea: (area) => area,
    availability: () => queries.ensureQueryData(availability),
    addresses,
    stock: (shopId) => queries.fetchQuery(stockQuery(shopId)),
    chosenStock: () => queries.ensureQueryData(stockQuery(state.shop?.id ?? 0)),
    tiers: async () => queries.ensureQueryData(tiersQuery(state, await target(), cart)),
    promo: async (code) => {
      const query = (name: string) => promoQuery(name, promoPlaceOf(state), cart)
      const applied = await queries.fetchQuery(query(code))
      // The summary queries it by the backend's spelling of the code.
      queries.setQueryData(query(applied.promo.code).queryKey, applied)
      return applied
    },
  }
}
