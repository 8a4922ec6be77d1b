'use client'

import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { StepProps } from '#components/checkout/use-checkout.ts'
import { addToast } from '#components/ui/toasts.ts'
import { addressesQuery } from '#lib/api/queries/account.ts'
import { availabilityQuery } from '#lib/api/queries/checkout.ts'
import { refreshAddress, refreshShop } from '#lib/checkout/refresh-choices.ts'

/** Reads which shops can serve the cart, and resets a choice that is no longer valid. */
function useRevalidateShop({ state: { shop, shippingType }, change, cart }: StepProps): void {
  const { data } = useQuery(availabilityQuery(cart))
  useEffect(() => {
    if (!data) return
    const { move, notice } = refreshShop({ shop, shippingType }, data)
    if (notice) addToast('error', notice)
    change(move, 'edit')
  }, [data, shop, shippingType, change])
}

/** Reads the saved addresses, and resets the choice of one that was removed. */
function useRevalidateAddress({ state, change }: StepProps) {
  const { isCustomer, savedAddressId, shippingType } = state
  const isNeeded = isCustomer && shippingType === 'ONLINE_DELIVERY'
  const addresses = useQuery({ ...addressesQuery(), enabled: isNeeded })
  const { data } = addresses
  useEffect(() => {
    if (!data) return
    const { move, notice } = refreshAddress({ savedAddressId }, data)
    if (notice) addToast('error', notice)
    change(move, 'edit')
  }, [data, savedAddressId, change])
  return isNeeded && addresses.isError && !data ? addresses : null
}

/**
 * Resets choices that are no longer valid, with a message: the first incomplete step is shown instead.
 * Gives the failed query that every step needs; null while there is none.
 */
export function useRevalidateChoices(step: StepProps) {
  useRevalidateShop(step)
  return useRevalidateAddress(step)
}
