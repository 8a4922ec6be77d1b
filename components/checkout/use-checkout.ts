'use client'

import type { Cart } from '@etalase/contract/cart.ts'
import type { BuyerDetails } from '@etalase/contract/checkout.ts'
import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { startTransition, useCallback, useEffect, useLayoutEffect, useReducer, useRef } from 'react'
import { useStepUrl, type Way } from '#components/checkout/use-step-url.ts'
import { type Move, visit } from '#lib/checkout/moves.ts'
import type { CheckoutState } from '#lib/checkout/state.ts'
import {
  draftKey,
  fetchDraft,
  flushDraft,
  hasDraft,
  keepDraft,
  restoreCheckout,
  saveCheckout,
} from '#lib/checkout/stored-checkout.ts'
import { buyerOf } from '#lib/checkout/typed-buyer.ts'
import { stepIn } from '#lib/checkout/urls.ts'

const nothingTyped: BuyerDetails = {}

/** Queries the details typed so far. A new checkout needs no request; once loaded, this page is newer than the cookie. */
export const draftQuery = () =>
  queryOptions({
    queryKey: draftKey,
    queryFn: fetchDraft,
    initialData: () => (hasDraft() ? undefined : nothingTyped),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  })

/** Sends the draft when the page is left or hidden, and when the payment replaces the checkout. */
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

/** Saves typed details: sealed in a cookie for the next load, and in memory for when the checkout is shown again. */
function useDraft(state: CheckoutState): void {
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

export interface CheckoutInProgress {
  state: CheckoutState
  /** Changes the checkout. If that changes the step, `way` sets how the history records it. */
  change: (move: Move, way: Way) => void
}

/** Props of every step. */
export interface StepProps extends CheckoutInProgress {
  cart: Cart
}

interface Shopper {
  isCustomer: boolean
  /** The details typed so far. */
  draft: BuyerDetails
}

/** A checkout, and how it reached its step. */
interface Progress {
  state: CheckoutState
  way: Way
}

/**
 * Returns the checkout after a change. The reducer stores the way with the step, so that a step rendered after another change keeps the way
 * of its own.
 */
function changed(before: Progress, { move, way }: { move: Move; way: Way }): Progress {
  const state = move(before.state)
  const hasMoved = way === 'visit' || state.step !== before.state.step
  return { state, way: hasMoved ? way : before.way }
}

/** Returns the stored checkout, at the URL's step if that step can be shown. */
function restoreAtUrl({ isCustomer, draft }: Shopper): Progress {
  const state = restoreCheckout(isCustomer, draft)
  return { state: visit(stepIn(window.location.search))(state), way: 'visit' }
}

/**
 * Returns the checkout's state: restored at the start, saved on every change, with its step in the URL. A press that leads to the next step
 * is painted first. Pressing twice counts once (lib/checkout/moves.ts).
 */
export function useCheckout(shopper: Shopper): CheckoutInProgress {
  const [{ state, way }, reduce] = useReducer(changed, shopper, restoreAtUrl)
  const change = useCallback((move: Move, to: Way) => {
    if (to === 'forward') startTransition(() => reduce({ move, way: to }))
    else reduce({ move, way: to })
  }, [])
  // Saved in the same commit as the update, so that an immediate reload finds it.
  useLayoutEffect(() => saveCheckout(state), [state])
  useDraft(state)
  useStepUrl(state.step, way, change)
  return { state, change }
}
