'use client'

import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Dispatch } from 'react'
import { focusStep } from '#components/checkout/step-heading.tsx'
import { addToast } from '#components/ui/toasts.ts'
import { useSingleMutation } from '#components/ui/use-single-mutation.ts'
import { errorMessage } from '#lib/api/failure.ts'
import { addressesQuery } from '#lib/api/queries/account.ts'
import { citiesQuery, provincesQuery, subdistrictsQuery } from '#lib/api/queries/areas.ts'
import { keepWhileRefetching, shippingQuery, shopStockQuery } from '#lib/api/queries/checkout.ts'
import { chosenShop } from '#lib/checkout/chosen.ts'
import { type Destination, savedDestination, typedDestination } from '#lib/checkout/destination.ts'
import type { CheckoutEvent } from '#lib/checkout/machine.ts'
import type { CheckoutState } from '#lib/checkout/state.ts'
import type { Cart } from '#lib/contract/cart.ts'
import type { Showroom } from '#lib/contract/store.ts'
import { checkoutMessages } from '#messages/checkout.ts'

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

/** The couriers' tiers from the chosen hub to the destination; for deliveries only. */
export function useTariffs(state: CheckoutState, cart: Cart) {
  const { subdistrictId } = useDestination(state)
  const showroomId = state.shop?.id ?? null
  const isDelivery = state.shippingType === 'ONLINE_DELIVERY'
  return useQuery({
    ...shippingQuery({ showroomId: showroomId ?? 0, subdistrictId: subdistrictId ?? 0 }, cart),
    placeholderData: keepWhileRefetching(showroomId ?? undefined),
    enabled: isDelivery && showroomId !== null && subdistrictId !== null,
  })
}

/** Chooses a shop: checks its stock of the cart, then goes to the next step (spec §4). */
export function useChooseShop(dispatch: Dispatch<CheckoutEvent>, cart: Cart) {
  const queries = useQueryClient()
  return useSingleMutation({
    mutationFn: ({ id }: Showroom) => queries.fetchQuery(shopStockQuery(id, cart)),
    onSuccess: (availability, showroom) => {
      if (!availability.some((line) => line.qty > 0))
        addToast('error', checkoutMessages.nothingKept)
      dispatch({ type: 'choose-shop', shop: chosenShop(showroom), availability })
      focusStep()
    },
    onError: (error) => addToast('error', errorMessage(error)),
  })
}
