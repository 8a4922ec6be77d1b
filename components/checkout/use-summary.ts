'use client'

import { useIsMutating, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { cartWrites } from '#components/cart/cart-mutations.ts'
import type { StepProps } from '#components/checkout/use-checkout.ts'
import { useTariffs } from '#components/checkout/use-sources.ts'
import { addToast } from '#components/ui/toasts.ts'
import { ApiError } from '#lib/api/api-error.ts'
import { keepWhileRefetching, promoQuery, shopStockQuery } from '#lib/api/queries/checkout.ts'
import { promoPlaceOf } from '#lib/checkout/promo-offers.ts'
import { refreshMethod } from '#lib/checkout/refresh-choices.ts'
import { summarise } from '#lib/checkout/submission.ts'

/** The current tariffs. A changed cost of the chosen tier is updated, with a message. */
function useCurrentTariffs({ state, change, cart }: StepProps) {
  const tariffs = useTariffs(state, cart)
  const { method } = state
  useEffect(() => {
    const refresh = tariffs.data && refreshMethod({ method }, tariffs.data)
    if (!refresh) return
    addToast(refresh.isGone ? 'error' : 'info', refresh.notice)
    change(refresh.move, 'edit')
  }, [tariffs.data, method, change])
  return tariffs
}

/** The applied promo, checked again: it may have ended or been used up. */
function useCurrentPromo({ state, cart }: StepProps) {
  const { promoCode, shop } = state
  const isTaken = promoCode !== null
  const { data, error, isPending, isPlaceholderData } = useQuery({
    ...promoQuery(promoCode ?? '', promoPlaceOf(state), cart),
    placeholderData: keepWhileRefetching(shop?.id),
    enabled: isTaken,
  })
  const isRefused = error instanceof ApiError && error.kind === 'refused'
  const applied = isRefused ? null : (data ?? null)
  return {
    isKnown: !isTaken || !isPending,
    isPlaceholderData,
    applied,
    error: applied ? null : error,
  }
}

/** The summary from the current cart, stock, tariff and promo. */
export function useSummary(step: StepProps) {
  const { state, cart } = step
  const stock = useQuery({
    ...shopStockQuery(state.shop?.id ?? 0, cart),
    placeholderData: keepWhileRefetching(state.shop?.id),
  })
  const tariffs = useCurrentTariffs(step)
  const promo = useCurrentPromo(step)
  const isWriting = useIsMutating({ mutationKey: cartWrites.mutationKey }) > 0
  const isTariffKnown = state.shippingType === 'PICKUP_ON_STORE' || tariffs.data !== undefined
  const isKnown = isTariffKnown && promo.isKnown
  const availability = stock.data
  const { applied } = promo
  return {
    summary:
      availability && isKnown
        ? summarise(state, { lines: cart.cart_items, availability, applied })
        : null,
    /** Whether all data belongs to the current cart, so that the shopper can confirm it. */
    isSettled: !isWriting && ![stock, tariffs, promo].some((query) => query.isPlaceholderData),
    applied,
    promoError: promo.error,
    failed: [stock, tariffs].find((query) => query.isError && !query.data),
  }
}
