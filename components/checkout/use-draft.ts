'use client'

import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { buyerOf } from '#lib/checkout/buyer.ts'
import { fetchDraft, flushDraft, hasDraft, keepDraft } from '#lib/checkout/draft.ts'
import type { CheckoutState } from '#lib/checkout/state.ts'
import type { BuyerDetails } from '#lib/contract/checkout.ts'

const nothingTyped: BuyerDetails = {}

/** What the shopper has typed before; a new checkout needs no request. Later this page knows better than the cookie. */
export const draftQuery = () =>
  queryOptions({
    queryKey: ['checkout-draft'],
    queryFn: fetchDraft,
    initialData: () => (hasDraft() ? undefined : nothingTyped),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  })

/** Sends the draft when the page is left or hidden, and when the checkout gives way to the payment. */
function useFlushOnLeave(): void {
  useEffect(() => {
    const flush = () => void flushDraft()
    const flushIfHidden = () => document.visibilityState === 'hidden' && flush()
    window.addEventListener('pagehide', flush)
    document.addEventListener('visibilitychange', flushIfHidden)
    return () => {
      window.removeEventListener('pagehide', flush)
      document.removeEventListener('visibilitychange', flushIfHidden)
      flush()
    }
  }, [])
}

/** Keeps what is typed: sealed in a cookie for the next load, and in memory for when the checkout is shown again. */
export function useDraft(state: CheckoutState): void {
  const queries = useQueryClient()
  const typed = JSON.stringify(buyerOf(state))
  const kept = useRef(typed)
  const latest = useRef(state)
  useEffect(() => {
    latest.current = state
    if (typed === kept.current) return
    kept.current = typed
    keepDraft(buyerOf(state))
  }, [state, typed])
  useEffect(
    () => () => void queries.setQueryData(draftQuery().queryKey, buyerOf(latest.current)),
    [queries],
  )
  useFlushOnLeave()
}
