'use client'

import { useQuery } from '@tanstack/react-query'
import { useDestination } from '#components/checkout/use-destination.ts'
import { keepWhileRefetching, shippingQuery } from '#lib/api/queries/checkout.ts'
import type { CheckoutState } from '#lib/checkout/state.ts'
import type { Cart } from '#lib/contract/cart.ts'

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
